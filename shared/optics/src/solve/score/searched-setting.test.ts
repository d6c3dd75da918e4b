import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkOf } from '../../checks/imaging/check-system';
import { cameraOf, fixedOf, focalOf, taskOf } from '../../fixtures/parts';
import type { ImagingTask } from '../../model/task/imaging-task';
import { requirementsOf } from '../../model/task/requirements';
import { allMisses } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import { settingRankOf } from './score';
import { distanceSearch, searchedSetting } from './searched-setting';

const camera = cameraOf();
/** A 25 mm lens whose principal plane is known, and that focuses from 200 mm on without a ring. */
const near = focalOf({ minObjectDistanceMm: 200, maxMagnification: 25 / 192 });

/** What the check of the working distance says of the pair at the distance that the solver chooses. */
const told = (need: ReturnType<typeof taskIn>) =>
  checkOf(need, { camera, lens: near, setting: searchedSetting(need, camera, near) }, 'distance').reason;

const taskIn = (task: Partial<ImagingTask>) => requirementsOf(taskOf({ marginPct: 0, ...task }));

test('a lens that needs a ring anyway is put where the field is filled, not where the accuracy is just met', () => {
  const need = taskIn({
    object: { widthMm: 30, heightMm: 20 },
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.02 },
    workingDistance: { minMm: null, maxMm: null },
  });
  const [before, after] = [nearestSetting(need, camera, near), searchedSetting(need, camera, near)];
  expect(before.ringMm).toBeGreaterThan(0);
  expect(before.objectPixelMm.nominal).toBeCloseTo(0.02, 6);
  expect(after.objectPixelMm.nominal).toBeLessThan(0.018);
  expect(after.fieldWidthMm.nominal).toBeGreaterThanOrEqual(30 * (1 - 1e-9));
  expect(after.workingDistanceMm?.nominal).toBeLessThan(before.workingDistanceMm?.nominal ?? 0);
});

test('the check says which distance was asked for, which was chosen, and what it gains', () => {
  const free = {
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.02 },
    workingDistance: { minMm: null, maxMm: null },
  } as const;
  const nearer = taskIn({ ...free, object: { widthMm: 30, heightMm: 20 } });
  expect(told(nearer)).toContain(
    '刚好达到精度应取 153.5 mm，比较允许的距离后取 93.23 mm，综合得分更高：单像素精度由 20 µm 提高到 11.72 µm',
  );
  const farther = taskIn({
    ...free,
    object: { widthMm: 90, heightMm: 63 },
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.06 },
    heightVariationMm: 20,
  });
  expect(told(farther)).toContain(
    '铺满所需视野应取 263.7 mm，比较允许的距离后取 421.7 mm，综合得分更高：景深由 11.71 mm 增到 20 mm、有效光圈由 F16 开大到 F11',
  );
  const fixed = taskIn({ ...free, workingDistance: { minMm: 300, maxMm: 300 } });
  expect(told(fixed)).not.toContain('综合得分');
});

test('a fixed distance, and a lens of a single printed magnification, are not moved', () => {
  const fixed = taskIn({ workingDistance: { minMm: 300, maxMm: 300 }, heightVariationMm: 2 });
  expect(searchedSetting(fixed, camera, near)).toEqual(nearestSetting(fixed, camera, near));
  const free = taskIn({ workingDistance: { minMm: null, maxMm: null }, heightVariationMm: 2 });
  expect(searchedSetting(free, camera, fixedOf())).toEqual(nearestSetting(free, camera, fixedOf()));
});

const tasks = fc.record({
  widthMm: fc.double({ min: 10, max: 200, noNaN: true }),
  pixels: fc.double({ min: 400, max: 2400, noNaN: true }),
  height: fc.constantFrom(0, 0.02, 0.1),
  range: fc.constantFrom({ minMm: null, maxMm: null }, { minMm: 100, maxMm: 400 }, { minMm: 250, maxMm: null }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('the setting meets what the distance for the field meets, and no other distance gains much more than it', () => {
  let compared = 0;
  fc.assert(
    fc.property(tasks, ({ widthMm, pixels, height, range, share }) => {
      const need = taskIn({
        object: { widthMm, heightMm: widthMm * 0.7 },
        accuracy: { kind: 'object-pixel', objectPixelMm: widthMm / pixels },
        heightVariationMm: widthMm * height,
        workingDistance: range,
      });
      const rank = (setting: ReturnType<typeof nearestSetting>) => settingRankOf(need, camera, near, setting);
      const misses = (setting: ReturnType<typeof nearestSetting>) => allMisses(need, camera, near, setting);
      const [before, after] = [nearestSetting(need, camera, near), searchedSetting(need, camera, near)];
      expect(misses(after)).toEqual(misses(before).length === 0 ? [] : misses(before));
      if (misses(before).length > 0) return;
      const [was, is] = [rank(before), rank(after)];
      expect(is.feasibilityTier).toBeLessThanOrEqual(was.feasibilityTier);
      if (is.feasibilityTier === was.feasibilityTier) expect(is.points).toBeGreaterThanOrEqual(was.points);
      const mm = after.workingDistanceMm?.nominal ?? 0;
      expect(mm).toBeGreaterThanOrEqual((range.minMm ?? 0) - 1e-9);
      expect(mm).toBeLessThanOrEqual((range.maxMm ?? Number.POSITIVE_INFINITY) + 1e-9);
      // Any other magnification between those that field and accuracy leave.
      const least = camera.pixelSizeUm / 1000 / need.objectPixelMm;
      const other = nearestSetting(need, camera, near, least * (after.aimedMagnification / least) ** (2 * share));
      if (misses(other).length > 0 || rank(other).feasibilityTier !== is.feasibilityTier) return;
      if (other.fieldWidthMm.nominal < need.fieldWidthMm || other.fieldHeightMm.nominal < need.fieldHeightMm) return;
      compared++;
      expect(rank(other).points).toBeLessThan(is.points + distanceSearch.leastGain + 1);
    }),
    { numRuns: 400, seed: 103 },
  );
  expect(compared).toBeGreaterThan(20);
});
