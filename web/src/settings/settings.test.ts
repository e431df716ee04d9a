import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { defaults, keepSettings, language, readSettings, settings, theme } from './settings.svelte';

describe('readSettings', () => {
  it('is the usual for nothing, nonsense and other things', () => {
    for (const text of [null, '', '{', '7', 'null', '[]']) expect(readSettings(text)).toEqual(defaults);
  });

  it('takes what makes sense and leaves the rest', () => {
    const kept = { language: 'fr', theme: 'neon', volume: 0.25, sound: 'loud', symbols: true, foo: 1 };
    expect(readSettings(JSON.stringify(kept))).toEqual({
      ...defaults,
      language: 'fr',
      volume: 0.25,
      symbols: true,
    });
    expect(readSettings('{"volume": 3}').volume).toBe(defaults.volume);
  });
});

describe('settings', () => {
  it('are written onto the page and down', () => {
    const stop = keepSettings();
    Object.assign(settings, { theme: 'dark', motion: 'reduced', language: 'fr', symbols: true });
    flushSync();
    const { dataset, lang } = document.documentElement;
    expect({ ...dataset, lang }).toMatchObject({
      theme: 'dark',
      motion: 'reduced',
      symbols: 'more',
      lang: 'fr',
    });
    expect(readSettings(localStorage.getItem('kaiju.settings'))).toEqual({ ...settings });
    stop();
  });

  it('win over the system', () => {
    settings.theme = 'light';
    settings.language = 'fr';
    expect([theme(), language()]).toEqual(['light', 'fr']);
  });
});
