// A call by the browser itself, for somebody who looks elsewhere.

let calls = 0;

export interface Notice {
  title: string;
  body: string;
  /** A newer call with the same tag takes the place of the older one. */
  tag: string;
}

/**
 * Calls, and gives back how to end it. Browsers on phones let only the worker call (sw.js, which also leads back to
 * this page); without a worker the page calls itself.
 */
export function call({ title, body, tag }: Notice): () => void {
  const number = ++calls;
  let ended = false;
  let end = () => {};
  const begin = async () => {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (ended) return;
    if (worker?.active) {
      const data = { path: location.pathname, number };
      await worker.showNotification(title, { body, tag, data });
      end = () => void drop(worker, tag, number).catch(() => {});
    } else {
      const notice = new Notification(title, { body, tag });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
      end = () => notice.close();
    }
    if (ended) end();
  };
  begin().catch(() => {}); // a browser that may not call after all; the page and its title say it too
  return () => {
    ended = true;
    end();
  };
}

/** Takes one call away; a newer one in its place stays. */
async function drop(worker: ServiceWorkerRegistration, tag: string, number: number): Promise<void> {
  const shown = await worker.getNotifications({ tag });
  for (const each of shown) if (each.data?.number === number) each.close();
}
