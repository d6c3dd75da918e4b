import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

const degrees = 180 / Math.PI;

/** Angle of view at infinity focus, degrees, for rectilinear lenses. Fisheyes have other projections. */
export const angleOfView = defineFormula<{ sensorSideMm: number; focalLengthMm: number }>({
  symbol: 'ω',
  label: '视场角',
  unit: '°',
  expression: '2 × arctan(S ÷ (2 × f))',
  inputs: { sensorSideMm: quantity.sensorSideMm, focalLengthMm: quantity.focalLengthMm },
  source: source.edmundFieldOfView,
  validity: '无穷远对焦；直线投影镜头',
  compute: inputs => 2 * degrees * Math.atan(inputs.sensorSideMm / (2 * inputs.focalLengthMm)),
});

/** Angle of view at a close focus, degrees. It is narrower, because the image distance is longer. */
export const angleOfViewFocused = defineFormula<{ sensorSideMm: number; focalLengthMm: number; magnification: number }>(
  {
    symbol: 'ω',
    label: '视场角',
    unit: '°',
    expression: '2 × arctan(S ÷ (2 × f × (1 + m)))',
    inputs: {
      sensorSideMm: quantity.sensorSideMm,
      focalLengthMm: quantity.focalLengthMm,
      magnification: quantity.magnification,
    },
    source: source.greivenkamp,
    validity: '直线投影镜头',
    compute: inputs =>
      2 * degrees * Math.atan(inputs.sensorSideMm / (2 * inputs.focalLengthMm * (1 + inputs.magnification))),
  },
);

/** Angle that a field of view subtends at an object distance, degrees. */
export const angleOfFieldOfView = defineFormula<{ fieldOfViewMm: number; objectDistanceMm: number }>({
  symbol: 'ω',
  label: '视场角',
  unit: '°',
  expression: '2 × arctan(FOV ÷ (2 × a))',
  inputs: { fieldOfViewMm: quantity.fieldOfViewMm, objectDistanceMm: quantity.objectDistanceMm },
  source: source.edmundFieldOfView,
  compute: inputs => 2 * degrees * Math.atan(inputs.fieldOfViewMm / (2 * inputs.objectDistanceMm)),
});

/** Field of view of an angle at an object distance, mm. */
export const fieldOfViewOfAngle = defineFormula<{ angleOfViewDeg: number; objectDistanceMm: number }>({
  symbol: 'FOV',
  label: '视野',
  unit: 'mm',
  expression: '2 × a × tan(ω° ÷ 2)',
  inputs: {
    angleOfViewDeg: { symbol: 'ω', label: '视场角', unit: '°', min: 0.001, max: 179 },
    objectDistanceMm: quantity.objectDistanceMm,
  },
  source: source.greivenkamp,
  validity: '直线投影镜头',
  compute: inputs => 2 * inputs.objectDistanceMm * Math.tan(inputs.angleOfViewDeg / degrees / 2),
});
