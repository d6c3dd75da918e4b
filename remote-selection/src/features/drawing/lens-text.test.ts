import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lensTextPlace } from './side-labels';

it('stands below the middle of a lens that is wide enough, else before its front', () => {
  const viewEdge = () => 0;
  expect(lensTextPlace({ back: 100, front: 240, y: 90, width: 80, viewEdge })).toEqual({ right: 210, below: 90 });
  expect(lensTextPlace({ back: 100, front: 120, y: 90, width: 80, viewEdge })).toEqual({ right: 120, below: 90 });
});

it('never lies in the view, and never leaves the drawing on the left', () => {
  const px = fc.integer({ min: 15, max: 300 });
  fc.assert(
    fc.property(px, px, px, px, (back, length, width, slope) => {
      const front = back + length;
      const viewEdge = (x: number) => 150 + Math.max(0, x - front) * (slope / 100);
      const { right, below } = lensTextPlace({ back, front, y: 160, width, viewEdge });
      expect(right - width).toBeGreaterThanOrEqual(12);
      expect(right <= front || below >= viewEdge(right) + 14).toBe(true);
    }),
  );
});
