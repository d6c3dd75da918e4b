import { stationsOf, systemDrawing } from '@shixuan/optics/describe';
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testCamera, testLens, testTask } from '../../testing/parts';
import { commonScale } from './common-scale';
import { sideFrame } from './side-labels';

const need = requirementsOf({ ...testTask, heightVariationMm: 6 });
const usual = systemDrawing(need, {
  camera: testCamera,
  lens: testLens,
  setting: nearestSetting(need, testCamera, testLens),
});

const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const drawn = fc.record({ distance: mm(20, 3000), field: mm(0.5, 600) }).map(({ distance, field }) => ({
  ...usual,
  workingDistanceMm: { mm: distance, typical: false },
  field: { widthMm: field, heightMm: field * 0.75 },
  object: { widthMm: field, heightMm: field * 0.75 },
}));
const way = fc.constantFrom('width', 'height');
const size = fc.record({ width: fc.integer({ min: 340, max: 700 }), height: fc.constant(256) });

test('two drawings side by side have one scale, whichever side of each is looked at, and both stay in their places', () => {
  fc.assert(
    fc.property(drawn, drawn, way, way, size, (a, b, ofA, ofB, place) => {
      const [first, second] = [commonScale(a, [b], ofA, place), commonScale(b, [a], ofB, place)];
      expect(first.pxPerMm).toBe(second.pxPerMm);
      for (const [figures, axis, scale] of [
        [a, ofA, first],
        [b, ofB, second],
      ] as const) {
        const frame = sideFrame(figures, axis, place);
        const { back, end, half } = stationsOf(figures, axis);
        expect(scale.x(back)).toBeGreaterThanOrEqual(frame.left - 0.01);
        expect(scale.x(end)).toBeLessThanOrEqual(frame.right + 0.01);
        expect(2 * half * scale.pxPerMm).toBeLessThanOrEqual(frame.bottom - frame.top + 0.01);
      }
    }),
    { numRuns: 300 },
  );
});
