import { expect, test } from 'vitest';
import { requirementsOf } from '../../model/task/requirements';
import { boardTask } from '../test/board';
import { feasibilityTierOf, feasibilityTiers } from './feasibility-tier';
import { blankFigures } from './pair-figures';

/** 60 × 45 mm with 10 % margin: 66 × 49.5 mm, 82.5 mm across; at 0.1× an image of 8.25 mm. */
const need = requirementsOf({ ...boardTask, heightVariationMm: 3 });
const full = {
  ...blankFigures(),
  depthOfFieldMm: 4,
  fieldWidthMm: 70,
  fieldHeightMm: 52,
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
  ['a circle that holds the board alone', { imageCircleMm: 8.2 }, feasibilityTiers.short],
  ['a picture that cuts the margin', { fieldHeightMm: 49 }, feasibilityTiers.short],
  ['too little depth', { depthOfFieldMm: 2.9 }, feasibilityTiers.short],
])('%s', (_what, change, tier) => {
  expect(feasibilityTierOf(need, false, { ...full, ...change })).toBe(tier);
  expect(feasibilityTierOf(need, true, { ...full, ...change })).toBe(feasibilityTiers.open);
});
