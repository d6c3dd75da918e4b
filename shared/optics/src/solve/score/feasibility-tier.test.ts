import { expect, test } from 'vitest';
import { requirementsOf } from '../../model/task/requirements';
import { boardTask } from '../test/board';
import { feasibilityTierOf, feasibilityTiers, isOpenTier } from './feasibility-tier';
import { blankFigures } from './pair-figures';

/** 60 × 45 mm with 10 % margin: 66 × 49.5 mm, 82.5 mm across; at 0.1× an image of 8.25 mm. */
const need = requirementsOf({ ...boardTask, heightVariationMm: 3 });
const full = {
  ...blankFigures(),
  depthOfFieldMm: 4,
  fieldWidthMm: 70,
  fieldHeightMm: 52,
  objectPixelMm: 0.03,
  magnification: 0.1,
  sensorDiagonalMm: 8.7,
  imageCircleMm: 9,
};

test.each([
  ['all that is asked for', {}, feasibilityTiers.full],
  [
    'what is not stated is not too small',
    { depthOfFieldMm: Number.NaN, imageCircleMm: Number.NaN },
    feasibilityTiers.full,
  ],
  ['a circle within the sensor that holds the margin', { imageCircleMm: 8.3 }, feasibilityTiers.full],
  ['a circle that holds the board and most of the margin', { imageCircleMm: 8.2 }, feasibilityTiers.trimmed],
  ['a circle that holds the board alone', { imageCircleMm: 7.6 }, feasibilityTiers.bare],
  ['a picture that cuts the margin by the rounding of a data sheet', { fieldHeightMm: 49.4 }, feasibilityTiers.short],
  ['a picture that cuts the margin', { fieldHeightMm: 48.5 }, feasibilityTiers.cut],
  ['a picture that cuts both, by the larger share', { fieldHeightMm: 48.5, fieldWidthMm: 62 }, feasibilityTiers.bare],
  ['too little depth', { depthOfFieldMm: 2.9 }, feasibilityTiers.short],
])('%s', (_what, change, tier) => {
  expect(feasibilityTierOf(need, false, { ...full, ...change })).toBe(tier);
  expect(feasibilityTierOf(need, true, { ...full, ...change })).toBe(feasibilityTiers.open);
});

test('a measured size that changes with the height by more than 30 % of its tolerance is no full answer', () => {
  const measuring = requirementsOf({
    ...boardTask,
    heightVariationMm: 3,
    accuracy: { kind: 'tolerance', toleranceMm: 0.5, subPixelFactor: 0.5 },
  });
  const tierAt = (heightErrorMm: number, depthOfFieldMm = 4) =>
    feasibilityTierOf(measuring, false, { ...full, heightErrorMm, depthOfFieldMm });
  expect([0.15, 0.151, Number.NaN].map(error => tierAt(error))).toEqual([
    feasibilityTiers.full,
    feasibilityTiers.loose,
    feasibilityTiers.full,
  ]);
  // What is not sharp at its pixel stands behind it, whatever its error.
  expect([0.01, 0.151].map(error => tierAt(error, 2.9))).toEqual([feasibilityTiers.short, feasibilityTiers.short]);
  expect(feasibilityTierOf(need, false, { ...full, heightErrorMm: 9 })).toBe(feasibilityTiers.full);
  // Lenses for fields of more than 200 mm across are as heavy as they are dear.
  const { accuracy } = measuring.task;
  const large = requirementsOf({
    ...boardTask,
    heightVariationMm: 3,
    accuracy,
    object: { widthMm: 160, heightMm: 120 },
  });
  const seen = { ...full, fieldWidthMm: 180, fieldHeightMm: 140, objectPixelMm: 0.08, heightErrorMm: 0.4 };
  expect(feasibilityTierOf(large, false, seen)).toBe(feasibilityTiers.full);
});

test('nor is a cylinder that reads too large by as much', () => {
  const accuracy = { kind: 'tolerance', toleranceMm: 0.5, subPixelFactor: 0.5 } as const;
  const shaft = requirementsOf({ ...boardTask, accuracy, form: 'curved', feature: 'outline' });
  const tierAt = (roundOutlineErrorMm: number) =>
    feasibilityTierOf(shaft, false, { ...full, heightErrorMm: 0, roundOutlineErrorMm });
  const { full: whole, loose } = feasibilityTiers;
  expect([0, 0.15, 0.151, Number.POSITIVE_INFINITY, Number.NaN].map(tierAt)).toEqual([
    whole,
    whole,
    loose,
    loose,
    whole,
  ]);
});

test('a camera of many times the pixels asked for stands behind what only lacks a figure, unless it is given', () => {
  // 66 × 49.5 mm at the pixel asked for are 3.6 MP: these are 40 MP.
  const many = { ...full, objectPixelMm: 0.0095 };
  const tier = feasibilityTierOf(need, false, many);
  expect(tier).toBe(feasibilityTiers.oversized);
  expect(tier).toBeGreaterThan(feasibilityTierOf(need, true, full));
  expect(tier).toBeLessThan(feasibilityTierOf(need, true, many));
  expect(isOpenTier(tier)).toBe(false);
  expect(feasibilityTierOf(need, false, many, true)).toBe(feasibilityTiers.full);
});

test('more than twice the pixels asked for, beyond 26 MP, stands behind all that meets the task with fewer', () => {
  // 66 × 49.5 mm at 15 µm are 14.5 MP on a sensor of 4 : 3: these are 27 and 31 MP of the field that is seen.
  const fine = requirementsOf({ ...boardTask, accuracy: { kind: 'object-pixel', objectPixelMm: 0.015 } });
  const seen = { ...full, depthOfFieldMm: Number.NaN, fieldWidthMm: 66, fieldHeightMm: 49.5 };
  const [fewer, more] = [0.011, 0.0102].map(objectPixelMm => ({ ...seen, objectPixelMm }));
  expect(feasibilityTierOf(fine, false, fewer ?? seen)).toBe(feasibilityTiers.full);
  expect(feasibilityTierOf(fine, false, more ?? seen)).toBe(feasibilityTiers.lavish);
  // Whoever has such a camera uses it; what lacks a figure never stands before it.
  expect(feasibilityTierOf(fine, false, more ?? seen, true)).toBe(feasibilityTiers.full);
  expect(feasibilityTierOf(fine, true, fewer ?? seen)).toBeGreaterThan(feasibilityTiers.lavish);
  expect(isOpenTier(feasibilityTiers.lavish)).toBe(false);
});

test('a line of more than twice the pixels asked for, beyond 4k, stands behind all that meets the task with fewer', () => {
  // 330 mm with its margin at 0.1 mm are 3,300 pixels: 6,500 and 6,700 of the field that is seen.
  const accuracy = { kind: 'object-pixel', objectPixelMm: 0.1 } as const;
  const web = requirementsOf({ ...boardTask, mode: 'line', object: { widthMm: 300, heightMm: 300 }, accuracy });
  const seen = { ...blankFigures(), fieldWidthMm: 335, fieldHeightMm: 0 };
  const tierOf = (pixels: number, of = web) =>
    feasibilityTierOf(of, false, { ...seen, objectPixelMm: seen.fieldWidthMm / pixels });
  expect([tierOf(6500), tierOf(6700)]).toEqual([feasibilityTiers.full, feasibilityTiers.lavish]);
  // A line of 4k is bought for whatever it shows.
  const coarse = requirementsOf({ ...web.task, accuracy: { ...accuracy, objectPixelMm: 0.5 } });
  expect([tierOf(4096, coarse), tierOf(6144, coarse)]).toEqual([feasibilityTiers.full, feasibilityTiers.lavish]);
});

test('a strip uses a part of a sensor of the usual shape, whose other pixels are no waste', () => {
  const object = { widthMm: 120, heightMm: 20 };
  const strip = requirementsOf({ ...boardTask, object, accuracy: { kind: 'object-pixel', objectPixelMm: 0.02 } });
  const seen = { ...full, depthOfFieldMm: Number.NaN, objectPixelMm: 0.018, fieldWidthMm: 132, fieldHeightMm: 99 };
  expect(feasibilityTierOf(strip, false, seen)).toBe(feasibilityTiers.full);
});

test('a small camera is never too large, however little is asked of it', () => {
  const coarse = requirementsOf({ ...boardTask, accuracy: { kind: 'object-pixel', objectPixelMm: 1 } });
  expect(feasibilityTierOf(coarse, false, { ...full, objectPixelMm: 0.03 })).toBe(feasibilityTiers.full);
});
