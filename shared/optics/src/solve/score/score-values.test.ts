import { expect, test } from 'vitest';
import { cameraOf, fixedOf, focalOf, taskOf } from '../../fixtures/parts';
import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { ImagingTask } from '../../model/task/imaging-task';
import { requirementsOf } from '../../model/task/requirements';
import { nearestSetting } from '../../setting/nearest-setting';
import { blankFigures, type PairFigures } from './pair-figures';
import { scoreOf } from './score';
import {
  figuresAsked,
  knownOfCamera,
  knownOfLens,
  type PairValues,
  pairValues,
  rateValue,
  sizeValue,
  volumeOf,
} from './score-values';
import { weights, weightsFor } from './weights';

const unknown = null;
// 100 × 60 mm at 0.1 mm per pixel.
const exact: Partial<PairFigures> = { objectPixelMm: 0.1, fieldWidthMm: 100, fieldHeightMm: 60 };
const deep: Partial<ImagingTask> = { heightVariationMm: 4 };
/** An Airy disc of two pixels that the task asks for, and one of four. */
const fine = { askedPixelUm: 3, airyUm: 6 };
const coarse = { askedPixelUm: 3, airyUm: 12 };

const fineEdges: Partial<ImagingTask> = {
  accuracy: { kind: 'tolerance', toleranceMm: 0.1, subPixelFactor: 0.1 },
};

type Row = readonly [part: keyof PairValues, value: number, figures: Partial<PairFigures>, task?: Partial<ImagingTask>];

// The limit just met, half of the full reserve, the full reserve, more than that, and an unknown figure.
const rows: readonly Row[] = [
  ['accuracy', 0.5, exact],
  ['accuracy', 0.75, { objectPixelMm: 0.1 / 1.125 }],
  ['accuracy', 1, { objectPixelMm: 0.08 }],
  ['accuracy', 1, { objectPixelMm: 0.01 }],
  // Fine edges need one pixel of the tolerance; two are the full reserve, and no surplus.
  ['accuracy', 0.5, exact, fineEdges],
  ['accuracy', 0.75, { objectPixelMm: 0.1 / 1.5 }, fineEdges],
  ['accuracy', 1, { objectPixelMm: 0.05 }, fineEdges],
  ['economy', 1, { objectPixelMm: 0.05 }, fineEdges],
  ['economy', 1 - Math.log((3 / 1.6) ** 2 / 2.2) / Math.log(8 / 2.2), { objectPixelMm: 0.1 / 3 }, fineEdges],
  // Ordinary edges ask for as many already.
  [
    'accuracy',
    1,
    { objectPixelMm: 0.08 },
    { accuracy: { kind: 'tolerance', toleranceMm: 0.25, subPixelFactor: 0.25 } },
  ],
  ['field', 1, exact],
  ['field', 0.5, { fieldWidthMm: 200 }],
  ['field', 1 / 6, { fieldWidthMm: 200, fieldHeightMm: 180 }],
  ['excess', 5, { fieldWidthMm: 200, fieldHeightMm: 180 }],
  ['excess', 1, { fieldWidthMm: 200, fieldHeightMm: 0 }, { mode: 'line' }],
  ['excess', 0, exact],
  ['depth', 1, { depthForTaskMm: Number.NaN }],
  ['depth', 0.5, { ...fine, depthForTaskMm: 4 }, deep],
  ['depth', 0.75, { ...fine, depthForTaskMm: 6 }, deep],
  ['depth', 1, { ...fine, depthForTaskMm: 8 }, deep],
  // Twice the depth by twice the stop that leaves the detail is no reserve.
  ['depth', 0.5, { ...coarse, depthForTaskMm: 8 }, deep],
  ['depth', 0.75, { ...coarse, depthForTaskMm: 12 }, deep],
  ['depth', 0.5, { ...coarse, depthForTaskMm: 4 }, deep],
  ['depth', 0, { depthForTaskMm: Number.NaN }, deep],
  ['light', 1, { effectiveFNumber: 1.4 }],
  ['light', 1, { effectiveFNumber: 5.6 }],
  ['light', 0.5, { effectiveFNumber: Math.sqrt(5.6 * 22) }],
  ['light', 0, { effectiveFNumber: 22 }],
  ['light', 0, { effectiveFNumber: 32 }],
  ['light', 0, { effectiveFNumber: Number.NaN }],
  ['economy', 1, exact],
  ['economy', 1 - Math.log(4 / 2.2) / Math.log(8 / 2.2), { objectPixelMm: 0.05 }],
  // A line twice as fine is triggered twice as often: the same surplus.
  ['economy', 1 - Math.log(4 / 2.2) / Math.log(8 / 2.2), { objectPixelMm: 0.05 }, { mode: 'line' }],
  ['economy', 0, { objectPixelMm: 0.03 }, { mode: 'line' }],
  // A disc of two pixels, and 145 lp/mm: Nyquist at 3.45 µm.
  ['sharpness', 1, { askedPixelUm: 3.45, airyUm: 6.9, ratedLpMm: 500 / 3.45 }],
  ['sharpness', 0.75, { askedPixelUm: 3.45, airyUm: 13.8, ratedLpMm: 200 }],
  ['sharpness', 0.75, { askedPixelUm: 3.45, airyUm: 5, ratedLpMm: 250 / 3.45 }],
  ['sharpness', 0.5, { askedPixelUm: 3.45, airyUm: 5, ratedLpMm: Number.NaN }],
  ['sharpness', 0.5, { askedPixelUm: 3.45, airyUm: Number.NaN, ratedLpMm: 200 }],
];

for (const [part, value, figures, task = {}] of rows) {
  test(`${part} is ${value} for ${JSON.stringify(figures)} of the task ${JSON.stringify(task)}`, () => {
    const values = pairValues(requirementsOf(taskOf(task)), { ...blankFigures(), ...exact, ...figures });
    expect(values[part]).toBeCloseTo(value, 9);
  });
}

test('rate: 20 % more than demanded is full, just met is half, nothing demanded takes nothing', () => {
  const rates = [
    [100, 100],
    [110, 100],
    [120, 100],
    [500, 100],
    [unknown, 100],
    [unknown, unknown],
  ] as const;
  expect(rates.map(([rateHz, demandHz]) => rateValue(rateHz, demandHz))).toEqual(
    [0.5, 0.75, 1, 1, 0, 1].map(value => expect.closeTo(value)),
  );
});

test('size: 20 cm³ is full, ten times as much half, 2000 cm³ nothing', () => {
  expect([1_000, 20_000, 200_000, 2_000_000, 9_000_000, unknown].map(sizeValue)).toEqual(
    [1, 1, 0.5, 0, 0, 0].map(value => expect.closeTo(value)),
  );
  expect(volumeOf(focalOf({ diameterMm: 20, lengthMm: 30 }))).toBeCloseTo(Math.PI * 10 ** 2 * 30);
  expect(volumeOf(focalOf({ diameterMm: unknown }))).toBeNull();
  expect(volumeOf(focalOf({ lengthMm: unknown }))).toBeNull();
});

test('each figure of a lens or camera that the checks need is counted once', () => {
  const lenses: readonly Lens[] = [
    ...[{ mount: unknown }, { imageCircleMm: unknown }, { distortionPct: unknown }, { maxAperture: unknown }].map(
      change => focalOf(change),
    ),
    focalOf({ resolutionLpMm: unknown }),
    focalOf({ minObjectDistanceMm: unknown }),
    fixedOf({ workingDistanceMm: unknown }),
    fixedOf({ fNumber: unknown }),
  ];
  expect([focalOf(), fixedOf()].map(knownOfLens)).toEqual([6, 6]);
  expect(lenses.map(knownOfLens)).toEqual(lenses.map(() => 5));
  const without: readonly Partial<Camera>[] = [
    { mounts: [] },
    { shutter: unknown },
    { maxRateHz: unknown },
    { colour: unknown },
  ];
  expect(knownOfCamera(cameraOf(), 400)).toBe(5);
  expect([...without.map(change => knownOfCamera(cameraOf(change), 400)), knownOfCamera(cameraOf(), unknown)]).toEqual([
    4, 4, 4, 4, 4,
  ]);
  expect(knownOfCamera(cameraOf({ kind: 'line', shutter: unknown }), 400)).toBe(5);
  expect(figuresAsked).toBe(6 + 5);
});

test('the points of all parts are 100 at most, by weight; a chosen direction weighs 30', () => {
  for (const direction of [0, 1] as const) {
    const directions = { ...taskOf().directions, resolution: direction };
    const need = requirementsOf(taskOf({ directions }));
    const { parts } = scoreOf(need, cameraOf(), focalOf(), nearestSetting(need, cameraOf(), focalOf()));
    const weighed = weightsFor(need);
    expect(weighed.direction).toBe(direction === 0 ? 5 : 30);
    expect(parts.reduce((sum, { most }) => sum + most, 0)).toBeCloseTo(100);
    const whole = direction === 0 ? 185 : 210;
    expect(parts.map(({ id, most }) => [id, most])).toEqual(
      weights.map(({ id }) => [id, expect.closeTo((100 * weighed[id]) / whole)]),
    );
    for (const { value, points, most } of parts) expect(points).toBeCloseTo(value * most);
  }
});
