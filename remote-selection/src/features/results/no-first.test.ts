import { checkSystem } from '@shixuan/optics/checks';
import { cameraOf, focalOf, taskOf } from '@shixuan/optics/fixtures';
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { shortcomingsOf } from '@shixuan/optics/solve';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOf } from './no-first';

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const systems = fc
  .record({
    widthMm: figure(30, 110),
    heightMm: figure(20, 90),
    marginPct: figure(0, 30),
    heightVariationMm: fc.oneof(fc.constant(0), figure(0.1, 40)),
    objectPixelMm: figure(0.02, 0.2),
    imageCircleMm: fc.oneof(fc.constant(null), figure(4, 14)),
  })
  .map(({ widthMm, heightMm, objectPixelMm, imageCircleMm, ...more }) => {
    const accuracy = { kind: 'object-pixel', objectPixelMm } as const;
    const need = requirementsOf(taskOf({ object: { widthMm, heightMm }, accuracy, ...more }));
    const [camera, lens] = [cameraOf(), focalOf({ imageCircleMm })];
    const system = { camera, lens, setting: nearestSetting(need, camera, lens) };
    const verdicts = Object.fromEntries(checkSystem(need, system).map(({ id, verdict }) => [id, verdict]));
    return { need, lens, row: { setting: system.setting, verdicts, undecided: [] } };
  });

test('the page recommends a first row exactly where the engine finds nothing short, of systems without misses', () => {
  const seen = { recommended: 0, short: 0 };
  fc.assert(
    fc.property(systems, ({ need, lens, row }) => {
      // With a miss it is in no list.
      fc.pre(row.verdicts['depth-of-field'] !== 'fail');
      const isFull = shortcomingsOf(need, lens, row.setting).length === 0;
      seen[isFull ? 'recommended' : 'short']++;
      expect(firstOf([row], need) === row).toBe(isFull);
    }),
    { numRuns: 400 },
  );
  expect(Math.min(seen.recommended, seen.short)).toBeGreaterThan(20);
});
