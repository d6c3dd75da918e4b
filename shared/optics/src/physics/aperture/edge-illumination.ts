import { defineFormula } from '../../formula/define-formula';
import { source } from '../../formula/imaging-sources';
import { quantity } from '../../formula/imaging-variables';

type Edge = {
  sensorDiagonalMm: number;
  focalLengthMm: number;
  magnification: number;
};

/** A line sensor has no diagonal: its length stands for it. */
const inputs = {
  sensorDiagonalMm: quantity.sensorDiagonalMm,
  focalLengthMm: quantity.focalLengthMm,
  magnification: { ...quantity.magnification, min: 0 },
};

const angle = ({ sensorDiagonalMm, focalLengthMm, magnification }: Edge) =>
  Math.atan(sensorDiagonalMm / (2 * focalLengthMm * (1 + magnification)));

/** Angle to the axis at which the corner of the sensor (the end of a line) is lit, degrees. */
export const edgeAngle = defineFormula<Edge>({
  symbol: 'w',
  label: '边缘光线角',
  unit: '°',
  expression: 'arctan(D_s ÷ (2 × f × (1 + m)))',
  inputs,
  source: source.sukEdge,
  compute: values => (angle(values) * 180) / Math.PI,
});

/** Light at the corner in percent of the centre. Worst case: lenses made for it are better, the maker's curve decides. */
export const edgeIllumination = defineFormula<Edge>({
  symbol: 'E_edge',
  label: '边缘相对照度',
  unit: '%',
  expression: '100 × cos⁴(arctan(D_s ÷ (2 × f × (1 + m))))',
  inputs,
  source: source.sukEdge,
  validity: '最坏情况；有厂家曲线时以曲线为准',
  compute: values => 100 * Math.cos(angle(values)) ** 4,
});
