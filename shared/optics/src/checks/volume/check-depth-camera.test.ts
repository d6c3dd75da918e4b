import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DepthCamera } from '../../model/parts/depth-camera';
import { type VolumeTask, volumeNeedsOf } from '../../model/task/volume-task';
import { checkDepthCamera, volumeFit } from './check-depth-camera';
import { depthCamera as camera, volumeTask as task } from './test/cases';
import { type VolumeCheckId, volumeCheckIds } from './volume-check';
import { mountDepthCamera } from './volume-mounting';

const check = (id: VolumeCheckId, change: Partial<VolumeTask>, other: Partial<DepthCamera> = {}) =>
  checkDepthCamera(volumeNeedsOf(task(change)), camera(other)).find(each => each.id === id);

test('it is mounted as near as the whole base is in view; spacing and error are those of the lowest point', () => {
  const mounted = mountDepthCamera(volumeNeedsOf(task()), camera());
  expect(mounted).toMatchObject({ turned: false, widthMm: expect.closeTo(500), heightMm: expect.closeTo(400) });
  expect([mounted.topMm, mounted.baseMm]).toEqual([expect.closeTo(1000), expect.closeTo(1300)]);
  expect(mounted.pointSpacingMm).toBeCloseTo(0.65);
  // 2 mm × 1.3²; time of flight: 2 mm × 1.3.
  expect(mounted.errorMm).toBeCloseTo(3.38);
  expect(mountDepthCamera(volumeNeedsOf(task()), camera({ principle: 'tof' })).errorMm).toBeCloseTo(2.6);
});

test('a base that stands upright turns the camera; printed views and spacings count before angles', () => {
  expect(mountDepthCamera(volumeNeedsOf(task({ widthMm: 400, heightMm: 500 })), camera())).toMatchObject({
    turned: true,
    topMm: expect.closeTo(1000),
    widthMm: expect.closeTo(400),
    // Both sides grow in proportion to the distance: 1300 mm ÷ 1000 mm.
    baseWidthMm: expect.closeTo(520),
    baseHeightMm: expect.closeTo(650),
  });
  const printed = { nearWidthMm: 500, nearHeightMm: 400, farWidthMm: 3000, farHeightMm: 2400 };
  const spaced = { nearSpacingUm: 500, farSpacingUm: 3000 };
  const mounted = mountDepthCamera(volumeNeedsOf(task()), camera({ ...printed, ...spaced }));
  expect(mounted).toMatchObject({ topMm: 900, widthMm: expect.closeTo(900), pointSpacingMm: expect.closeTo(1.2) });
});

test('without a stated distance it leaves room for tool and arm over a bin, as far as range, spacing and error allow', () => {
  const free = { minMm: null, maxMm: null };
  const small = { widthMm: 300, heightMm: 200 };
  const topOf = (change: Partial<VolumeTask>, other: Partial<DepthCamera> = {}) =>
    mountDepthCamera(volumeNeedsOf(task({ ...small, distance: free, ...change })), camera(other)).topMm;
  // A tool of 300 mm, lifted out, and 500 mm of arm above it; the base alone is in view from 600 mm.
  expect(topOf({})).toBe(800);
  expect(topOf({ distance: { minMm: 500, maxMm: null } })).toBeCloseTo(600);
  expect(topOf({ distance: { minMm: null, maxMm: 700 } })).toBe(700);
  expect(topOf({ depthMm: 100 }, { nearMm: 50 })).toBeCloseTo(600);
  expect(topOf({ widthMm: 60, heightMm: 40, depthMm: 100 }, { nearMm: 50 })).toBe(300);
  expect(topOf({ widthMm: 60, heightMm: 40, depthMm: 0 }, { nearMm: 50 })).toBeCloseTo(120);
  // A larger base is seen from farther away anyway.
  expect(topOf({ widthMm: 500 })).toBeCloseTo(1000);
  expect(topOf({}, { farMm: 1000 })).toBe(700);
  // 0.5 mm for a thousand pixels is a view of 500 mm, 1000 mm away: 700 mm above the highest part.
  expect(topOf({ pointSpacingMm: 0.5 })).toBeCloseTo(700, 2);
  // What is missed from the nearest place already is missed by least there.
  expect(topOf({ pointSpacingMm: 0.4 })).toBeCloseTo(600);
});

test('a camera without room for tool and arm is no refusal, but says so', () => {
  const free = { widthMm: 300, heightMm: 200, distance: { minMm: null, maxMm: null } };
  const found = check('distance', { ...free, pointSpacingMm: 0.5 });
  expect(found).toMatchObject({ verdict: 'warn', figure: expect.closeTo(700, 2), limit: 800, sense: 'at-least' });
  expect(found?.reason).toContain('通常给夹具与手臂留 800 mm');
  expect(check('distance', free)).toMatchObject({ verdict: 'pass', reason: expect.stringContaining('安装距离未限定') });
  expect(check('distance', { ...free, distance: { minMm: 500, maxMm: null } })?.verdict).toBe('pass');
});

test.each<[string, VolumeCheckId, Partial<VolumeTask>, Partial<DepthCamera>, string | undefined]>([
  ['within the range', 'distance', {}, {}, 'pass'],
  ['near end beyond what is allowed', 'distance', {}, { nearMm: 1700 }, 'fail'],
  ['far end above the lowest point', 'distance', {}, { farMm: 1100 }, 'fail'],
  ['far end not stated', 'distance', {}, { farMm: null }, 'unknown'],
  ['just in view', 'view', {}, {}, 'pass'],
  ['not even from the farthest place', 'view', { widthMm: 900 }, {}, 'fail'],
  ['no angle', 'view', {}, { angleHDeg: null }, 'unknown'],
  ['no distance at which the view of its angle counts', 'view', {}, { nearMm: null, farMm: null }, 'unknown'],
  ['too small at every allowed distance', 'view', { widthMm: 900 }, { nearMm: null, farMm: null }, 'fail'],
  ['0.65 mm at the lowest point', 'point-spacing', { pointSpacingMm: 0.66 }, {}, 'pass'],
  ['finer than that', 'point-spacing', { pointSpacingMm: 0.64 }, {}, 'fail'],
  ['no pixels', 'point-spacing', { pointSpacingMm: 1 }, { depthPixelsH: null, angleVDeg: 30 }, 'unknown'],
  ['3.38 mm at the lowest point', 'z-error', { accuracyMm: 3.4 }, {}, 'pass'],
  ['less than that', 'z-error', { accuracyMm: 3.3 }, {}, 'fail'],
  ['not stated', 'z-error', { accuracyMm: 3 }, { accuracy: null }, 'unknown'],
  [
    'a repeatability promises no error',
    'z-error',
    { accuracyMm: 3 },
    { accuracy: null, repeatabilityUm: 5 },
    'unknown',
  ],
  ['a repeatability that is coarser', 'z-error', { accuracyMm: 3 }, { accuracy: null, repeatabilityUm: 4000 }, 'fail'],
  ['ten a second', 'cycle', { cycleS: 0.1 }, {}, 'pass'],
  ['faster', 'cycle', { cycleS: 0.09 }, {}, 'fail'],
  ['not stated', 'cycle', { cycleS: 3 }, { frameRateHz: null }, 'unknown'],
  ['no demand, but stated', 'cycle', {}, {}, 'pass'],
  ['no demand and not stated', 'cycle', {}, { frameRateHz: null }, undefined],
  ['no demand and not stated', 'point-spacing', {}, { depthPixelsH: null, angleVDeg: 30 }, undefined],
  ['no demand and not stated', 'z-error', {}, { accuracy: null }, undefined],
  ['a pattern in the sun', 'ambient', { ambient: 'daylight' }, { principle: 'structured-light' }, 'warn'],
  ['no pattern on bare surfaces', 'ambient', {}, { principle: 'stereo' }, 'warn'],
  ['no word of the light', 'ambient', { ambient: null }, { principle: 'stereo' }, 'pass'],
  ['no word of light or principle', 'ambient', { ambient: null }, { principle: null }, undefined],
])('%s: %s', (_what, id, change, other, verdict) => {
  expect(check(id, change, other)?.verdict).toBe(verdict);
});

test.each<[VolumeCheckId, Partial<VolumeTask>, Partial<DepthCamera>, readonly string[]]>([
  ['point-spacing', { pointSpacingMm: 1 }, { angleHDeg: null }, ['水平视场角']],
  ['point-spacing', { pointSpacingMm: 1 }, { depthPixelsV: null }, ['垂直视场角']],
  ['point-spacing', { pointSpacingMm: 1 }, { depthPixelsH: null }, ['垂直视场角', '深度图像素数']],
  ['point-spacing', { pointSpacingMm: 1 }, { depthPixelsH: null, angleVDeg: 30 }, ['深度图像素数']],
  [
    'point-spacing',
    { pointSpacingMm: 1 },
    { depthPixelsH: null, nearSpacingUm: 300, farSpacingUm: 900 },
    ['垂直视场角'],
  ],
  ['view', {}, { nearMm: null, farMm: null }, ['最近测量距离', '最远测量距离']],
  ['z-error', { accuracyMm: 3 }, { angleHDeg: null }, ['水平视场角']],
  ['z-error', { accuracyMm: 3 }, { angleHDeg: null, accuracy: null }, ['Z 向精度']],
])('%s for %j of a camera with %j lacks what is not stated, and nothing that is', (id, change, other, missing) => {
  const found = check(id, change, other);
  expect(found).toMatchObject({ verdict: 'unknown', missing });
  for (const label of missing) expect(found?.reason).toContain(label);
});

test('what leaves the error in height open says what to ask, and where', () => {
  const reason = check('z-error', { accuracyMm: 3 }, { accuracy: null, repeatabilityUm: 5 })?.reason;
  expect(reason).toMatch(
    /^Z 向精度未标注，只标注重复精度 5 µm（误差不会比它小），无法判定；须问厂家：最低处（\d+ mm）误差是否不大于 ±3 mm$/u,
  );
});

test.each([
  [{ widthMm: 0 }, 'widthMm'],
  [{ depthMm: -1 }, 'depthMm'],
  [{ cycleS: 0 }, 'cycleS'],
  [{ distance: { minMm: 20, maxMm: 10 } }, 'distance.minMm'],
])('%j is refused at its field', (change, field) => {
  expect(() => volumeNeedsOf(task(change))).toThrow(expect.objectContaining({ field }));
});

/** Figures as data sheets print them: two that lie nearer than a thousandth are one. */
const above = (max: number) => fc.integer({ min: 1000, max: max * 1000 }).map(thousandths => thousandths / 1000);
const maybe = (max: number) => fc.option(above(max), { nil: null });
const pixels = fc.option(fc.integer({ min: 100, max: 4096 }), { nil: null });
const anyCamera: fc.Arbitrary<DepthCamera> = fc
  .record({
    principle: fc.constantFrom('tof', 'stereo', 'structured-light', null),
    nearMm: maybe(2000),
    farMm: maybe(5000),
    angleHDeg: maybe(170),
    angleVDeg: maybe(170),
    nearWidthMm: maybe(1000),
    nearHeightMm: maybe(1000),
    farWidthMm: maybe(5000),
    farHeightMm: maybe(5000),
    depthPixelsH: pixels,
    depthPixelsV: pixels,
    nearSpacingUm: maybe(1000),
    farSpacingUm: maybe(9000),
    repeatabilityUm: maybe(9000),
    accuracy: fc.option(fc.record({ errorMm: above(50), atMm: above(3000) }), { nil: null }),
    frameRateHz: maybe(60),
    link: fc.constant(null),
    protection: fc.constant(null),
  })
  .map(change => {
    const [nearMm, farMm] = grown(change.nearMm, change.farMm, { least: 20 });
    // Opened by 127° at most.
    const most = 4 * ((farMm ?? 0) - (nearMm ?? 0));
    const [nearWidthMm, farWidthMm] = grown(change.nearWidthMm, change.farWidthMm, { most });
    const [nearHeightMm, farHeightMm] = grown(change.nearHeightMm, change.farHeightMm, { most });
    const [nearSpacingUm, farSpacingUm] = grown(change.nearSpacingUm, change.farSpacingUm, { most });
    const views = { nearWidthMm, farWidthMm, nearHeightMm, farHeightMm };
    return camera({ ...change, nearMm, farMm, ...views, nearSpacingUm, farSpacingUm });
  });

/** Figures at both ends of the range, the far one larger by what a camera can have. */
function grown(near: number | null, far: number | null, by: { least?: number; most?: number }) {
  if (near === null || far === null) return [near, far] as const;
  const { least = 0, most = Number.POSITIVE_INFINITY } = by;
  const grows = Math.abs(far - near);
  return [Math.min(near, far), Math.min(near, far) + Math.max(least, Math.min(most, grows))] as const;
}

const anyTask = fc
  .record({
    widthMm: above(3000),
    heightMm: above(3000),
    depthMm: above(2000),
    accuracyMm: maybe(50),
    cycleS: maybe(10),
  })
  .chain(change => fc.tuple(maybe(2000), maybe(4000)).map(([a, b]) => ({ ...change, distance: ordered(a, b) })))
  .map(task);
const ordered = (a: number | null, b: number | null) =>
  a !== null && b !== null && a > b ? { minMm: b, maxMm: a } : { minMm: a, maxMm: b };

test('whatever is put in: every check once or not at all, finite figures, no word of NaN, and an easier task is never refused first', () => {
  fc.assert(
    fc.property(anyTask, anyCamera, (hard, each) => {
      const found = checkDepthCamera(volumeNeedsOf(hard), each);
      expect(found.map(({ id }) => id)).toEqual(volumeCheckIds.filter(id => found.some(check => check.id === id)));
      expect(found.filter(({ reason }) => /NaN|undefined|Infinity|null/u.test(reason))).toEqual([]);
      const easy = { ...hard, widthMm: hard.widthMm / 2, heightMm: hard.heightMm / 2, accuracyMm: null, cycleS: null };
      if (volumeFit(found) === 'fits')
        expect(volumeFit(checkDepthCamera(volumeNeedsOf(easy), each))).not.toBe('does-not-fit');
    }),
  );
});

test('what is derived last is the figure that is judged, whatever the camera and the volume', () => {
  const derived: readonly VolumeCheckId[] = ['view', 'point-spacing', 'z-error'];
  fc.assert(
    fc.property(anyTask, anyCamera, (each, seen) => {
      for (const { id, figure, unit, traces, verdict } of checkDepthCamera(volumeNeedsOf(each), seen)) {
        const last = traces.at(-1);
        if (!derived.includes(id) || figure === null || verdict === 'unknown' || last === undefined) continue;
        expect([id, last.unit]).toEqual([id, unit]);
        expect(Math.abs(last.result / figure - 1)).toBeLessThan(6e-4);
      }
    }),
  );
});

test('distance, view, spacing, error and rate of a camera with angles are derived from its data sheet', () => {
  const asked = task({ pointSpacingMm: 1, accuracyMm: 4, cycleS: 0.5 });
  const found = checkDepthCamera(volumeNeedsOf(asked), camera());
  const said = found.flatMap(({ traces }) => traces.map(({ label, result, unit }) => `${label} ${result} ${unit}`));
  expect(said).toEqual([
    '看全料区长的最近距离 1000 mm',
    '相机到最低处 1300 mm',
    '最高处视野长 500 mm',
    '最高处视野宽 400 mm',
    '最低处视野（深度图长边） 650 mm',
    '最低处点间距 0.65 mm',
    '最低处 Z 向误差 3.38 mm',
    '所需帧率 2 Hz',
  ]);
});
