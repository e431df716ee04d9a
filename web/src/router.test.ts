import { describe, expect, it } from 'vitest';
import { at, go, match, startRouter } from './router.svelte';

describe('match', () => {
  it.each([
    ['/', { page: 'shelf' }],
    ['/play/king_of_tokyo', { page: 'play', game: 'king_of_tokyo' }],
    ['/table/RDRvSsBhmT', { page: 'table', id: 'RDRvSsBhmT' }],
    ['/table/RDRvSsBhmT/', { page: 'table', id: 'RDRvSsBhmT' }],
    ['/replay/x', { page: 'replay', id: 'x' }],
    ['/rules/king_of_tokyo_duel', { page: 'rules', game: 'king_of_tokyo_duel' }],
    ['/cards/caf%C3%A9', { page: 'cards', game: 'café' }],
    ['/settings', { page: 'settings' }],
  ])('%s', (path, route) => expect(match(path)).toEqual(route));

  it.each(['/nowhere', '/table', '/table/a/b', '/rules/%E0%A4%A'])('knows nothing of %s', (path) =>
    expect(match(path)).toEqual({ page: 'lost', path }),
  );
});

describe('moving', () => {
  it('goes to an address and keeps query and anchor', () => {
    go('/rules/king_of_tokyo?x=1#KOT-GOAL-01');
    expect(at()).toEqual({
      route: { page: 'rules', game: 'king_of_tokyo' },
      search: '?x=1',
      hash: '#KOT-GOAL-01',
    });
  });

  function click(html: string, init: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
    document.body.querySelector('a, span')?.dispatchEvent(event);
    return event;
  }

  it('follows links of ours, and leaves all others to the browser', () => {
    go('/');
    const stop = startRouter();
    expect(click('<a href="/settings">s</a>').defaultPrevented).toBe(true);
    expect(at().route).toEqual({ page: 'settings' });
    for (const [html, init] of [
      ['<a href="/" target="_blank">s</a>', {}],
      ['<a href="/" download>s</a>', {}],
      ['<a href="/api/tables/x/record">s</a>', {}],
      ['<a href="https://example.org/">s</a>', {}],
      ['<a href="/">s</a>', { ctrlKey: true }],
      ['<a href="#main">s</a>', {}],
    ] as [string, MouseEventInit][]) {
      const event = click(html, init);
      expect(event.defaultPrevented, html).toBe(false);
    }
    expect(at().route).toEqual({ page: 'settings' });
    stop();
    expect(click('<a href="/settings">s</a>').defaultPrevented).toBe(false);
  });
});
