import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

type Edge = {
  sensorDiagonalMm: number;
  focalLengthMm: number;
  magnification: number;
};

/** For a line sensor, the diagonal is its length. */
const inputs = {
  sensorDiagonalMm: quantity.sensorDiagonalMm,
  focalLengthMm: quantity.focalLengthMm,
  magnification: { ...quantity.magnification, min: 0 },
};

const angle = ({ sensorDiagonalMm, focalLengthMm, magnification }: Edge) =>
  Math.atan(sensorDiagonalMm / (2 * focalLengthMm * (1 + magnification)));

/** Angle between the optical axis and the rays to the corner of the sensor (the end of a line), degrees. */
export const edgeAngle = defineFormula<Edge>({
  symbol: 'w',
  label: '边缘光线角',
  unit: '°',
  expression: 'arctan(D_s ÷ (2 × f × (1 + m)))',
  inputs,
  source: source.sukEdge,
  compute: values => (angle(values) * 180) / Math.PI,
});

/** Illuminance at the corner in percent of the centre. Worst case: optimised lenses are better, as the maker's curve shows. */
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
