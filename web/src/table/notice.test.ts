import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from './notice';

const TURN = { title: 'Your turn', body: 'Which dice do you keep?', tag: 'abc' };

/** What a browser shows: by its worker, or by the page where that is allowed. */
function browser({ worker, phone = false }: { worker: boolean; phone?: boolean }) {
  const shown: { title: string; by: string; data?: unknown; close: () => void }[] = [];
  const add = (by: string, title: string, data?: unknown) => {
    const each = { title, by, data, close: () => void shown.splice(shown.indexOf(each), 1) };
    shown.push(each);
    return each;
  };
  class Page {
    close: () => void;
    constructor(title: string) {
      if (phone) throw new TypeError('Illegal constructor.');
      this.close = add('page', title).close;
    }
  }
  const registration = {
    active: {},
    showNotification: async (title: string, { data }: NotificationOptions) => {
      shown.splice(0); // the same tag
      add('worker', title, data);
    },
    getNotifications: async () => [...shown],
  };
  vi.stubGlobal('Notification', Page);
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => (worker ? registration : undefined) },
  });
  return shown;
}

const soon = () => new Promise((done) => setTimeout(done));

describe('a call by the browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is made by the worker, and ends', async () => {
    const shown = browser({ worker: true, phone: true });
    const end = call(TURN);
    await soon();
    expect(shown).toMatchObject([{ title: 'Your turn', by: 'worker', data: { path: location.pathname } }]);
    end();
    await soon();
    expect(shown).toEqual([]);
  });

  it('leaves a newer one in its place', async () => {
    const shown = browser({ worker: true });
    const end = call(TURN);
    await soon();
    end();
    call({ ...TURN, title: 'Your turn again' });
    await soon();
    expect(shown.map(({ title }) => title)).toEqual(['Your turn again']);
  });

  it('is made by the page where there is no worker', async () => {
    const shown = browser({ worker: false });
    const end = call(TURN);
    await soon();
    expect(shown).toMatchObject([{ title: 'Your turn', by: 'page' }]);
    end();
    expect(shown).toEqual([]);
  });

  it('that was over before it began is not made', async () => {
    const shown = browser({ worker: true });
    call(TURN)();
    await soon();
    expect(shown).toEqual([]);
  });

  it('that may not be made troubles nobody', async () => {
    const shown = browser({ worker: false, phone: true });
    const end = call(TURN);
    await soon();
    expect(shown).toEqual([]);
    end();
  });
});
