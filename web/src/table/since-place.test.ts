import { expect, test } from 'vitest';
import { placeBeside } from './since-place';

const ask = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test('where the question is far below, the panel stands at the top', () => {
  expect(placeBeside([ask(280, 640, 1000, 880)], 150, { width: 1440, height: 900 })).toBe('');
});

test('where the question is at the top, the panel stands below it', () => {
  expect(placeBeside([ask(8, 120, 382, 330)], 150, { width: 390, height: 844 })).toBe('top: 338px');
});

test('on a phone that lies, it stands on the other side', () => {
  const place = placeBeside([ask(437, 60, 832, 380)], 150, { width: 844, height: 390 });
  expect(place).toBe('width: 413px; translate: none; left: 12px');
});

test('where all that answers fills the page, at least the question is free', () => {
  const boxes = [ask(0, 60, 390, 840), ask(8, 60, 382, 260)];
  expect(placeBeside(boxes, 150, { width: 390, height: 844 })).toBe('top: 268px');
});
