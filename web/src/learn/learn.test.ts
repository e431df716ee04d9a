import { beforeEach, describe, expect, it } from 'vitest';
import { place } from '../kit/spot';
import { thingBeside } from './beside';
import { keepProgress, progressOf } from './progress';

describe('how far one has come', () => {
  beforeEach(() => localStorage.clear());

  it('is kept for each game', () => {
    expect(progressOf('pig')).toEqual({ lesson: 0, answers: [], done: false });
    keepProgress('pig', { lesson: 2, answers: [5], done: false });
    keepProgress('cow', { lesson: 1, answers: [], done: true });
    expect(progressOf('pig')).toEqual({ lesson: 2, answers: [5], done: false });
    expect(progressOf('cow').done).toBe(true);
  });

  it('begins anew when what was kept makes no sense', () => {
    localStorage.setItem('kaiju.lessons', '{"pig": {"lesson": -1}, "cow": {"answers": "x"}}');
    expect(progressOf('pig').lesson).toBe(0);
    expect(progressOf('cow').answers).toEqual([]);
    localStorage.setItem('kaiju.lessons', 'moo');
    expect(progressOf('pig').lesson).toBe(0);
  });
});

describe('the coach', () => {
  it('finds what is spoken of, or the question', () => {
    document.body.innerHTML =
      '<p id="question"></p><p data-digit="1" id="d"></p><p data-at="seat-1" id="s"></p><p data-answer="7" id="a"></p>';
    const found = (what: string, id = '', answer = -1) => thingBeside({ what, id, answer }, document)?.id;
    expect(found('die', '0')).toBe('d');
    expect(found('seat', '1')).toBe('s');
    expect(found('card', 'tank', 7)).toBe('a');
    expect(found('piece', 'nowhere')).toBe('question');
  });

  const window = { width: 1000, height: 800 };
  const size = { width: 300, height: 120 };

  it('stands beside it, inside the window, and covers nothing that must stay free', () => {
    const thing = { x: 450, y: 700, width: 60, height: 60 };
    const question = { x: 200, y: 600, width: 600, height: 60 };
    const spot = place(size, thing, [question], window);
    const box = { ...spot, ...size };
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(window.height);
    for (const other of [thing, question]) {
      const apart =
        box.x + box.width <= other.x ||
        other.x + other.width <= box.x ||
        box.y + box.height <= other.y ||
        other.y + other.height <= box.y;
      expect(apart).toBe(true);
    }
  });

  it('goes right above a thing with room above it', () => {
    const spot = place(size, { x: 480, y: 400, width: 40, height: 40 }, [], window);
    expect(spot).toEqual({ x: 350, y: 266 });
  });
});
