import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Profiler } from '../../model/parts/profiler';
import { type ProfileTask, profileNeedsOf } from '../../model/task/profile-task';
import { checkProfiler, profilerFit } from './check-profiler';
import { mountProfiler } from './mounting';
import { type ProfileCheckId, profileCheckIds } from './profile-check';
import { anyProfiler, anyProfileTask, profiler, profileTask } from './test/cases';

function check(id: ProfileCheckId, task: Partial<ProfileTask>, change: Partial<Profiler> = {}) {
  const found = checkProfiler(profileNeedsOf(profileTask(task)), profiler(change)).find(each => each.id === id);
  if (!found) throw new Error(`no check ${id}`);
  return found;
}

test.each<[string, ProfileCheckId, Partial<ProfileTask>, Partial<Profiler>, string]>([
  ['4 + 2 × 1 mm of 20 mm', 'range', {}, {}, 'pass'],
  ['all of the range', 'range', { heightVariationMm: 18 }, {}, 'pass'],
  ['more than the range', 'range', { heightVariationMm: 19 }, {}, 'fail'],
  ['range not stated', 'range', {}, { measuringRangeMm: null }, 'unknown'],
  ['114 mm at most', 'stand-off', { standOff: { minMm: 114, maxMm: null } }, {}, 'pass'],
  ['farther than the range allows', 'stand-off', { standOff: { minMm: 115, maxMm: null } }, {}, 'fail'],
  ['nearer than the clearance', 'stand-off', { standOff: { minMm: null, maxMm: 99 } }, {}, 'fail'],
  ['clearance not stated', 'stand-off', { standOff: { minMm: 10, maxMm: null } }, { clearanceMm: null }, 'unknown'],
  ['64 mm where the top lies lowest', 'width', { widthMm: 64 }, {}, 'pass'],
  ['70 mm only at the far end', 'width', { widthMm: 70 }, {}, 'fail'],
  ['as low as the stand-off allows', 'width', { widthMm: 64, standOff: { minMm: null, maxMm: 105 } }, {}, 'fail'],
  ['near width not stated', 'width', {}, { nearWidthMm: null }, 'unknown'],
  ['not even the far end', 'width', { widthMm: 71 }, { nearWidthMm: null }, 'fail'],
  ['56 µm at the base when near', 'point-spacing', { pointSpacingMm: 0.056 }, {}, 'pass'],
  ['finer than near', 'point-spacing', { pointSpacingMm: 0.055 }, {}, 'fail'],
  ['wide and fine exclude each other', 'point-spacing', { widthMm: 64, pointSpacingMm: 0.06 }, {}, 'fail'],
  ['printed spacing is coarser', 'point-spacing', { pointSpacingMm: 0.09 }, { pointSpacingUm: 100 }, 'fail'],
  ['no points', 'point-spacing', { pointSpacingMm: 0.1 }, { profilePoints: null }, 'unknown'],
  ['full range', 'profile-rate', { speedMmS: 100, travelSpacingMm: 0.1 }, {}, 'pass'],
  ['only the highest rate', 'profile-rate', { speedMmS: 200, travelSpacingMm: 0.1 }, {}, 'warn'],
  ['not even that', 'profile-rate', { speedMmS: 600, travelSpacingMm: 0.1 }, {}, 'fail'],
  [
    'not even over the range in use',
    'profile-rate',
    { speedMmS: 200, travelSpacingMm: 0.1, heightVariationMm: 18 },
    {},
    'fail',
  ],
  ['highest only', 'profile-rate', { speedMmS: 100, travelSpacingMm: 0.1 }, { profileRateHz: null }, 'unknown'],
  ['usual only', 'profile-rate', { speedMmS: 200, travelSpacingMm: 0.1 }, { maxProfileRateHz: null }, 'unknown'],
  ['stands still', 'profile-rate', { travelSpacingMm: 0.001 }, {}, 'pass'],
  ['stated, full range', 'profile-rate', { minProfileRateHz: 1000 }, {}, 'pass'],
  ['stated, only the highest rate', 'profile-rate', { minProfileRateHz: 2000 }, {}, 'warn'],
  ['stated, not even that', 'profile-rate', { minProfileRateHz: 6000 }, {}, 'fail'],
  [
    'the motion asks for more',
    'profile-rate',
    { speedMmS: 600, travelSpacingMm: 0.1, minProfileRateHz: 10 },
    {},
    'fail',
  ],
  ['5.2 µm at the base when near', 'z-resolution', { resolutionUm: 5.2 }, {}, 'pass'],
  ['coarser than asked', 'z-resolution', { resolutionUm: 5.1 }, {}, 'fail'],
  ['not stated', 'z-resolution', { resolutionUm: 5 }, { resolutionUm: null }, 'unknown'],
  ['as stated', 'z-repeatability', { repeatabilityUm: 2 }, {}, 'pass'],
  ['not stated', 'z-repeatability', { repeatabilityUm: 2 }, { repeatabilityUm: null }, 'unknown'],
  ['0.1 % of 20 mm are 20 µm', 'z-linearity', { heightErrorUm: 20 }, {}, 'pass'],
  ['less than that', 'z-linearity', { heightErrorUm: 19 }, {}, 'fail'],
  ['not stated', 'z-linearity', { heightErrorUm: 20 }, { linearityPct: null }, 'unknown'],
  ['a repeatability promises no error', 'z-linearity', { heightErrorUm: 2 }, { linearityPct: null }, 'unknown'],
  ['a repeatability that is coarser', 'z-linearity', { heightErrorUm: 1.9 }, { linearityPct: null }, 'fail'],
  ['a linearity decides, not the repeatability', 'z-linearity', { heightErrorUm: 20 }, { repeatabilityUm: 30 }, 'pass'],
  ['version 2M', 'laser-class', { maxLaserClass: '2m' }, {}, 'warn'],
  ['all versions', 'laser-class', { maxLaserClass: '3r' }, {}, 'pass'],
  ['no version', 'laser-class', { maxLaserClass: '2' }, {}, 'fail'],
  ['not stated', 'laser-class', { maxLaserClass: '2' }, { laserClasses: [] }, 'unknown'],
  ['IP67 for IP65', 'protection', { minProtection: 'ip65' }, {}, 'pass'],
  ['IP55 for IP65', 'protection', { minProtection: 'ip65' }, { protection: 'ip55' }, 'fail'],
  ['IP65 for IP54', 'protection', { minProtection: 'ip54' }, { protection: 'ip65' }, 'pass'],
  ['not stated', 'protection', { minProtection: 'ip40' }, { protection: null }, 'unknown'],
  ['red on glowing steel', 'laser-colour', { surface: 'glowing' }, {}, 'warn'],
  ['blue on glowing steel', 'laser-colour', { surface: 'glowing' }, { wavelengthNm: 450 }, 'pass'],
  ['confocal on glass', 'laser-colour', { surface: 'transparent' }, { principle: 'line-confocal' }, 'pass'],
])('%s: %s', (_what, id, task, change, verdict) => {
  expect(check(id, task, change).verdict).toBe(verdict);
});

test('what leaves the height error open says what to ask', () => {
  const { reason } = check('z-linearity', { heightErrorUm: 20 }, { linearityPct: null });
  expect(reason).toBe(
    'Z 向线性度未标注，已标注重复精度 2 µm（误差不会比它小），无法判定；须问厂家：全量程误差是否不大于 ±20 µm',
  );
});

test('the width is that of the near end of what is used, with its derivation', () => {
  const found = check('width', { widthMm: 64 });
  expect(found).toMatchObject({
    figure: expect.closeTo(64, 6),
    limit: 64,
    unit: 'mm',
    marginPct: expect.closeTo(0, 6),
  });
  expect(found.traces.map(({ formula }) => formula)).toEqual([
    'FOV = L × (1 + q ÷ 100)',
    'W = W₁ + (W₂ − W₁) × z ÷ MR',
  ]);
});

test('a rate that holds for a cut range only is said to, with the share that is used', () => {
  expect(check('profile-rate', { speedMmS: 200, travelSpacingMm: 0.1 })).toMatchObject({
    figure: 1000,
    reason:
      '常规配置 1000 Hz 不够，最高 5000 Hz 才达到要求 2000 Hz，而最高频率只在缩小量程或视野时成立；本任务用到量程的 30 %',
  });
});

test('of a stated rate and that of the motion the larger one decides, and the reason says which', () => {
  const moving = { speedMmS: 100, travelSpacingMm: 0.2 };
  const told = (minProfileRateHz: number | null) => {
    const { limit, reason, traces } = check('profile-rate', { ...moving, minProfileRateHz });
    return [limit, reason, traces.length];
  };
  expect(told(null)).toEqual([500, '常规配置 1000 Hz，要求 500 Hz', 3]);
  expect(told(800)).toEqual([800, '常规配置 1000 Hz，要求 800 Hz（写明的频率；速度 ÷ 轮廓间距只要 500 Hz）', 3]);
  expect(told(400)).toEqual([500, '常规配置 1000 Hz，要求 500 Hz（速度 ÷ 轮廓间距，大于写明的 400 Hz）', 3]);
  expect(check('profile-rate', { minProfileRateHz: 800 }).traces).toEqual([]);
});

test('it is mounted in the middle of its range, and off it only as far as need be', () => {
  const at = (task: Partial<ProfileTask>) => mountProfiler(profileNeedsOf(profileTask(task)), profiler());
  expect(at({})).toMatchObject({ topMm: 7, baseMm: 13, standOffMm: 107, widthMm: 57 });
  expect(at({ widthMm: 60 }).topMm).toBeCloseTo(10, 6);
  expect(at({ pointSpacingMm: 0.058 }).topMm).toBeCloseTo(2, 6);
});

test.each([
  [{ widthMm: 0 }, 'widthMm'],
  [{ heightToleranceMm: -1 }, 'heightToleranceMm'],
  [{ resolutionUm: 0 }, 'resolutionUm'],
  [{ minProfileRateHz: 0 }, 'minProfileRateHz'],
  [{ speedMmS: 10, travelSpacingMm: 0 }, 'travelSpacingMm'],
  [{ standOff: { minMm: 20, maxMm: 10 } }, 'standOff.minMm'],
])('%j is refused at its field', (change, field) => {
  expect(() => profileNeedsOf(profileTask(change))).toThrow(expect.objectContaining({ field }));
});

test('what is not asked for and not stated is no check, and so counts as none that passed', () => {
  const unstated = {
    clearanceMm: null,
    clearanceFrom: null,
    protection: null,
    laserClasses: [],
    wavelengthNm: null,
    linearityPct: null,
    repeatabilityUm: null,
  };
  const ids = checkProfiler(profileNeedsOf(profileTask({})), profiler(unstated)).map(({ id }) => id);
  for (const id of ['stand-off', 'protection', 'laser-class', 'laser-colour', 'z-linearity', 'z-repeatability'])
    expect(ids).not.toContain(id);
  const asked = profileTask({ minProtection: 'ip67', repeatabilityUm: 5 });
  const found = checkProfiler(profileNeedsOf(asked), profiler(unstated));
  expect(found.filter(({ verdict }) => verdict === 'unknown').map(({ id }) => id)).toEqual([
    'z-repeatability',
    'protection',
  ]);
});

test('whatever is put in: every check once or not at all, finite figures, no pass where a figure that counts is missing', () => {
  fc.assert(
    fc.property(anyProfileTask, anyProfiler, (task, each) => {
      const found = checkProfiler(profileNeedsOf(task), each);
      expect(found.map(({ id }) => id)).toEqual(profileCheckIds.filter(id => found.some(check => check.id === id)));
      const odd = found.filter(
        ({ figure, limit, marginPct, reason }) =>
          [figure, limit, marginPct].some(value => value !== null && !Number.isFinite(value)) ||
          /NaN|undefined|Infinity|null/.test(reason),
      );
      expect(odd).toEqual([]);
    }),
  );
});

test('an easier task is never refused where a harder one is not', () => {
  fc.assert(
    fc.property(anyProfileTask, anyProfiler, fc.double({ min: 0.1, max: 1, noNaN: true }), (task, each, share) => {
      const easier = { ...task, widthMm: task.widthMm * share, speedMmS: task.speedMmS * share };
      const fit = (asked: ProfileTask) => profilerFit(checkProfiler(profileNeedsOf(asked), each));
      const order = { fits: 0, 'data-missing': 1, 'does-not-fit': 2 };
      expect(order[fit(easier)]).toBeLessThanOrEqual(order[fit(task)]);
    }),
  );
});

test('what is derived last is the figure that is judged, for whatever profiler and task', () => {
  const derived: readonly ProfileCheckId[] = ['stand-off', 'width', 'point-spacing', 'z-resolution', 'z-linearity'];
  fc.assert(
    fc.property(anyProfileTask, anyProfiler, (task, each) => {
      for (const { id, figure, unit, traces } of checkProfiler(profileNeedsOf(task), each)) {
        const last = traces.at(-1);
        // A width that is not stated at both ends is not derived: what is left is the width asked for.
        if (!derived.includes(id) || figure === null || last === undefined || last.symbol === 'FOV') continue;
        expect([id, last.unit]).toEqual([id, unit]);
        expect(Math.abs(last.result / figure - 1)).toBeLessThan(6e-4);
      }
    }),
  );
});

test('a printed spacing that is coarser than width by points is what the derivation ends with', () => {
  const printed = { pointSpacingUm: 53, nearWidthMm: 50, farWidthMm: 50, profilePoints: 1000 };
  const found = check('point-spacing', { pointSpacingMm: 0.05 }, printed);
  expect(found.figure).toBeCloseTo(53, 9);
  expect(found.traces.map(({ label, result }) => [label, result])).toEqual([
    ['近端 X 点间距', 53],
    ['远端 X 点间距', 53],
  ]);
  expect(found.reason).toBe('所用量程最粗处点间距 53 µm，要求不大于 50 µm');
});
