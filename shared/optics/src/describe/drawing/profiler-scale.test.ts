import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawingScale } from './profiler-scale';

const frame = { left: 96, right: 652, top: 44, bottom: 292 };
const size = fc.double({ min: 0.5, max: 2000, noNaN: true });

test('everything lies in the frame, both directions to one scale, one of them filling it', () => {
  fc.assert(
    fc.property(size, size, size, size, size, (nearMm, rangeMm, nearWidthMm, farWidthMm, partWidthMm) => {
      const farMm = nearMm + rangeMm;
      const drawn = {
        clearanceMm: nearMm,
        nearMm,
        farMm,
        nearWidthMm,
        farWidthMm,
        partTopMm: nearMm,
        partBaseMm: farMm,
        partWidthMm,
        toleranceMm: 0,
      };
      const { x, y } = drawingScale(drawn, frame);
      const width = Math.max(nearWidthMm, farWidthMm, partWidthMm);
      expect(x(-width / 2)).toBeGreaterThanOrEqual(frame.left - 1e-6);
      expect(x(width / 2)).toBeLessThanOrEqual(frame.right + 1e-6);
      expect(y(farMm)).toBeLessThanOrEqual(frame.bottom + 1e-6);
      expect(x(width) - x(0)).toBeCloseTo(y(width) - y(0), 6);
      const fills = Math.max(
        (x(width) - x(0)) / (frame.right - frame.left),
        (y(farMm) - y(0)) / (frame.bottom - frame.top),
      );
      expect(fills).toBeCloseTo(1, 6);
    }),
  );
});
