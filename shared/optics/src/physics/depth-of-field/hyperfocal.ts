import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

type Stop = {
  focalLengthMm: number;
  fNumber: number;
  circleOfConfusionMm: number;
};

const inputs = {
  focalLengthMm: quantity.focalLengthMm,
  fNumber: quantity.fNumber,
  circleOfConfusionMm: quantity.circleOfConfusionMm,
};

/** Focus distance from the principal plane at which infinity is just sharp, mm. */
export const hyperfocalDistance = defineFormula<Stop>({
  symbol: 'H',
  label: '超焦距',
  unit: 'mm',
  expression: 'f² ÷ (F × C) + f',
  inputs,
  source: source.ray,
  compute: ({ focalLengthMm, fNumber, circleOfConfusionMm }) =>
    focalLengthMm ** 2 / (fNumber * circleOfConfusionMm) + focalLengthMm,
});

/** The same without its last term, as many sites print it, mm; shorter by one focal length. */
export const hyperfocalDistanceApproximate = defineFormula<Stop>({
  symbol: 'H',
  label: '超焦距（近似）',
  unit: 'mm',
  expression: 'f² ÷ (F × C)',
  inputs,
  source: source.ray,
  compute: ({ focalLengthMm, fNumber, circleOfConfusionMm }) => focalLengthMm ** 2 / (fNumber * circleOfConfusionMm),
});
