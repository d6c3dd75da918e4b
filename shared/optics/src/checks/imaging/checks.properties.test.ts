import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cameraOf, checksOf, fixedOf, focalOf, grabberOf, lightOf, taskOf } from '../../fixtures/parts';
import type { Verdict } from '../../formula/verdict';
import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { ImagingTask } from '../../model/task/imaging-task';
import { requirementsOf } from '../../model/task/requirements';
import { type Check, type CheckId, checkIds } from '../../model/verdict/check';
import { allMisses } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import { settle } from '../../setting/settle';
import { checkSystem } from './check-system';

/*
 * Whatever is put in: plain finite figures, the same answer each time, no pass without the data it rests on, and the
 * solver's refusals are the checks' failures.
 */

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
const orNull = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null });

const someTask: fc.Arbitrary<ImagingTask> = fc
  .record({
    mode: oneOf<ImagingTask['mode']>('area', 'line', 'telecentric'),
    object: fc.record({ widthMm: between(0.5, 2000), heightMm: between(0.5, 2000) }),
    marginPct: between(0, 50),
    accuracy: fc.oneof(
      fc.record({ kind: fc.constant('object-pixel' as const), objectPixelMm: between(0.0005, 2) }),
      fc.record({
        kind: fc.constant('tolerance' as const),
        toleranceMm: between(0.005, 5),
        subPixelFactor: between(0.1, 1),
      }),
    ),
    heightVariationMm: oneOf(0, 0.1, 5, 100),
    workingDistanceToleranceMm: oneOf(0, 1),
    speedMmS: oneOf(0, 1, 100, 5000),
    blurPx: between(0.3, 2),
    exposureUs: orNull(between(1, 100_000)),
    rateHz: orNull(between(0.1, 1000)),
    fNumber: orNull(between(1, 32)),
    wavelengthNm: oneOf(365, 550, 850, 1450),
    colour: oneOf<ImagingTask['colour']>('mono', 'color', null),
    shutter: oneOf<ImagingTask['shutter']>('global', 'rolling', null),
    cableM: orNull(between(0.5, 200)),
    pixelFormat: oneOf('mono8', 'mono12', 'rgb8'),
    circleOfConfusion: oneOf('one-pixel', 'two-pixels', 'pixel-or-airy'),
    distance: fc.tuple(orNull(between(5, 1000)), orNull(between(0, 2000))),
  })
  .map(({ distance: [minMm, more], ...task }) =>
    taskOf({ ...task, workingDistance: { minMm, maxMm: more === null ? null : (minMm ?? 5) + more } }),
  );

const someCamera: fc.Arbitrary<Camera> = fc
  .record({
    kind: oneOf<Camera['kind']>('area', 'line'),
    pixelsH: fc.integer({ min: 320, max: 16_384 }),
    pixelsV: fc.integer({ min: 240, max: 12_000 }),
    pixelSizeUm: between(1, 20),
    shutter: oneOf<Camera['shutter']>('global', 'rolling', null),
    colour: oneOf<Camera['colour']>('mono', 'color', null),
    maxRateHz: orNull(between(1, 100_000)),
    link: oneOf('gige', 'usb3', 'cxp-12', 'camera-link', 'mipi', 'hdmi', null),
    linkLanes: oneOf(null, 1, 4),
    mounts: oneOf(['c'], ['cs'], ['f', 'c'], ['x'], []),
    spectrum: oneOf(null, 'visible', 'nir', 'swir'),
  })
  .map(cameraOf);

const common = {
  mount: oneOf('c', 'cs', 'f', 'm72', null),
  imageCircleMm: orNull(between(3, 90)),
  maxSensorFormat: oneOf(null, '2/3in', '1.1in', '?'),
  distortionPct: orNull(between(-10, 10)),
  resolutionLpMm: orNull(between(20, 250)),
  spectralRangeNm: oneOf(null, { min: 400, max: 700 }, { min: 900, max: 1700 }),
  lengthMm: orNull(between(20, 300)),
};

const someLens: fc.Arbitrary<Lens> = fc.oneof(
  fc
    .record({
      ...common,
      focalLengthMm: between(2, 200),
      maxAperture: orNull(between(1.2, 8)),
      minAperture: orNull(between(8, 32)),
      minObjectDistanceMm: orNull(between(5, 2000)),
      maxMagnification: orNull(between(0.01, 2)),
    })
    .map(focalOf),
  fc
    .record({
      ...common,
      telecentric: oneOf<'object' | 'bi' | null>('object', 'bi', null),
      magnification: between(0.01, 20),
      magnificationRange: oneOf(null, { min: 0.2, max: 2 }),
      workingDistanceMm: orNull(between(5, 600)),
      fNumber: orNull(between(2, 60)),
      telecentricityDeg: orNull(between(0.01, 30)),
      depthOfFieldMm: orNull(between(0.01, 100)),
    })
    .map(fixedOf),
);

const someLight = fc.option(
  fc
    .record({
      shape: oneOf(
        'ring',
        'backlight',
        'dome',
        'bar',
        'line',
        'coaxial',
        'low-angle-ring',
        'collimated-backlight',
        'spot',
      ),
      wavelengthNm: oneOf(null, 625, 850),
      emittingLengthMm: orNull(between(5, 500)),
      emittingWidthMm: orNull(between(5, 500)),
      outerDiameterMm: orNull(between(20, 400)),
    })
    .map(lightOf),
  { nil: null },
);
const someGrabber = fc.option(
  fc
    .record({ link: oneOf('cxp-12', 'camera-link'), channels: oneOf(null, 1, 4), pcieGen: oneOf(null, 3) })
    .map(grabberOf),
  { nil: null },
);

/** All numbers within plain data. */
function numbers(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbers) : [];
}

const badlySaid = ({ reason, verdict, missing }: Check) =>
  /NaN|Infinity|undefined|null/.test(reason) || (verdict === 'unknown') !== (missing !== undefined);

const verdicts = (checks: readonly Check[], verdict: Verdict) =>
  checks.filter(check => check.verdict === verdict).map(({ id }) => id);

it('gives every check in order, with finite figures and a reason, the same each time', () => {
  fc.assert(
    fc.property(someTask, someCamera, someLens, someLight, someGrabber, (task, camera, lens, light, grabber) => {
      const need = requirementsOf(task);
      const setting = nearestSetting(need, camera, lens);
      const system = { camera, lens, setting, light, grabber };
      const checks = checkSystem(need, system);
      const again = checkSystem(need, { ...system, setting: nearestSetting(need, { ...camera }, { ...lens }) });
      expect(checks.map(({ id }) => id)).toEqual(checkIds);
      expect(numbers({ ...setting, depthOfFieldMm: 0, depthForTaskMm: 0 }).every(Number.isFinite)).toBe(true);
      expect(numbers(checks).every(Number.isFinite)).toBe(true);
      expect(checks.filter(badlySaid)).toEqual([]);
      expect(JSON.stringify(again)).toBe(JSON.stringify(checks));
    }),
    { numRuns: 200 },
  );
});

/** Checks that depend on the pair alone; the others depend on light and grabber. */
const ofThePair = new Set<CheckId>(checkIds.slice(0, checkIds.indexOf('host')).concat('spectrum'));

it('fails exactly where the solver refuses', () => {
  fc.assert(
    fc.property(someTask, someCamera, someLens, (task, camera, lens) => {
      const need = requirementsOf(task);
      const setting = nearestSetting(need, camera, lens);
      const failed = verdicts(checkSystem(need, { camera, lens, setting }), 'fail').filter(id => ofThePair.has(id));
      const refused = allMisses(need, camera, lens, setting).map(({ check }) => check);
      // A rate that only the link limits is reported by the check of the link.
      const named = failed.filter(id => id !== 'rate' || setting.rateLimit !== 'link' || refused.includes('rate'));
      expect(refused).toEqual(named);
      const settled = settle(need, camera, lens);
      expect('missedBy' in settled ? settled.check : undefined).toBe(refused[0]);
    }),
    { numRuns: 150 },
  );
});

describe('a figure that is not stated', () => {
  const motion = { task: { speedMmS: 1, rateHz: 10, heightVariationMm: 1 } };
  it.each<[string, Parameters<typeof checksOf>[0], CheckId[]]>([
    ['最近物距', { lens: focalOf({ minObjectDistanceMm: null }) }, ['focus']],
    ['像圈', { lens: focalOf({ imageCircleMm: null }) }, ['image-circle']],
    ['镜头接口', { lens: focalOf({ mount: null }) }, ['mount']],
    ['光圈', { lens: focalOf({ maxAperture: null }) }, ['sharpness', 'depth-of-field']],
    ['解析力', { lens: focalOf({ resolutionLpMm: null }) }, ['sharpness']],
    ['畸变', { lens: focalOf({ distortionPct: null }) }, ['distortion']],
    ['远心度', { lens: fixedOf({ telecentricityDeg: null }) }, ['height-error']],
    ['工作距离', { lens: fixedOf({ workingDistanceMm: null }) }, ['distance', 'focus', 'mechanics']],
    ['快门', { camera: { shutter: null } }, ['shutter']],
    ['帧率', { camera: { maxRateHz: null } }, ['rate']],
    ['接口', { camera: { link: null } }, ['rate', 'link', 'host']],
  ])('%s', (_, test, expected) => {
    const before = checksOf({ ...motion, lens: test.lens?.kind === 'fixed' ? fixedOf() : focalOf() });
    const after = checksOf({ ...motion, ...test });
    expect(verdicts(before, 'unknown').filter(id => expected.includes(id))).toEqual([]);
    expect(verdicts(after, 'unknown')).toEqual(expect.arrayContaining(expected));
  });
});

describe('what physics orders, the verdicts order', () => {
  const rank: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, unknown: 2, fail: 3 };
  const steps = <T>(values: readonly T[], id: CheckId, test: (value: T) => Parameters<typeof checksOf>[0]) =>
    values.map(value => rank[checksOf(test(value)).find(check => check.id === id)?.verdict ?? 'unknown']);

  it.each<[string, CheckId, number[]]>([
    [
      'more height',
      'depth-of-field',
      steps([0, 1, 4, 6, 10, 30, 90], 'depth-of-field', heightVariationMm => ({ task: { heightVariationMm } })),
    ],
    [
      'more height',
      'height-error',
      steps([0, 0.1, 1, 10], 'height-error', heightVariationMm => ({
        task: { heightVariationMm, accuracy: { kind: 'tolerance', toleranceMm: 2, subPixelFactor: 0.5 } },
      })),
    ],
    ['a smaller opening', 'sharpness', steps([2, 4, 5.6, 11, 16], 'sharpness', fNumber => ({ task: { fNumber } }))],
    [
      'a longer exposure',
      'exposure',
      steps([1e6 / 60, 1e5, 1e6], 'exposure', exposureUs => ({ task: { exposureUs, speedMmS: 1 } })),
    ],
    ['more frames', 'rate', steps([1, 30, 60, 61], 'rate', rateHz => ({ task: { rateHz } }))],
    ['more frames', 'link', steps([1, 50, 60, 80], 'link', rateHz => ({ task: { rateHz } }))],
    [
      'a larger object',
      'field-of-view',
      steps([50, 96, 97, 110], 'field-of-view', widthMm => ({ task: { object: { widthMm, heightMm: 10 } } })),
    ],
    [
      'a finer demand',
      'accuracy',
      steps([0.1, 0.041, 0.0395, 0.03], 'accuracy', objectPixelMm => ({
        task: { accuracy: { kind: 'object-pixel', objectPixelMm } },
      })),
    ],
    [
      'a smaller circle',
      'image-circle',
      steps([12, 10.9, 5], 'image-circle', imageCircleMm => ({ lens: focalOf({ imageCircleMm }) })),
    ],
    [
      'more speed',
      'shutter',
      steps([0, 1, 10, 100], 'shutter', speedMmS => ({ task: { speedMmS }, camera: { shutter: 'rolling' } })),
    ],
  ])('%s: %s', (_, _id, ranks) => {
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(ranks.at(-1)).toBeGreaterThan(ranks[0] ?? 0);
  });
});
