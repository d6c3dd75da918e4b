import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apart } from './turned-scene';

const place = fc.record({
  element: fc.constant(18),
  left: fc.integer({ min: 0, max: 400 }),
  top: fc.integer({ min: 0, max: 300 }),
  width: fc.integer({ min: 20, max: 150 }),
});

const canvas = { width: 500, height: 400 };

it('parts texts that lie on each other, and leaves the others where they are', () => {
  const at = (left: number, top: number) => ({ element: 18, left, top, width: 80 });
  const tops = apart([at(100, 50), at(110, 55), at(300, 52)], height => height, canvas).map(({ top }) => top);
  expect(tops).toEqual([50, 52, 71]);
});

it('leaves no text on another or beyond the canvas', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 6 }), places => {
      const done = apart(places, height => height, canvas);
      for (const [i, a] of done.entries()) {
        expect(Math.abs(a.left - canvas.width / 2)).toBeLessThanOrEqual((canvas.width - a.width) / 2);
        expect(Math.abs(a.top - canvas.height / 2)).toBeLessThanOrEqual((canvas.height - 18) / 2);
        for (const b of done.slice(i + 1)) {
          const beside = Math.abs(a.left - b.left) >= (a.width + b.width) / 2;
          expect(beside || Math.abs(a.top - b.top) >= 20).toBe(true);
        }
      }
    }),
  );
});
