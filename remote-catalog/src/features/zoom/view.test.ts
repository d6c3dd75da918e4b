import { expect, test } from 'vitest';
import { panBy, type View, WHOLE, zoomAt } from './view';

const frame = { width: 800, height: 600 };

test('the point under the pointer stays where it is', () => {
  const view = zoomAt(WHOLE, 2, { x: 100, y: -50 });
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  // A picture point p is seen at p × scale + offset.
  expect((100 - WHOLE.x) * view.scale + view.x).toBe(100);
});

test('between the whole picture and eight times', () => {
  expect(zoomAt({ scale: 6, x: 0, y: 0 }, 2).scale).toBe(8);
  expect(zoomAt({ scale: 2, x: 300, y: 100 }, 0.25)).toEqual(WHOLE);
});

test.each<[View, number, number, View]>([
  [WHOLE, 50, 50, { scale: 1, x: 0, y: 0 }],
  [{ scale: 2, x: 0, y: 0 }, 50, -20, { scale: 2, x: 50, y: -20 }],
  [{ scale: 2, x: 390, y: 0 }, 50, -900, { scale: 2, x: 400, y: -300 }],
])('%o moved by %i, %i', (view, dx, dy, expected) => {
  expect(panBy(view, dx, dy, frame)).toEqual(expected);
});
