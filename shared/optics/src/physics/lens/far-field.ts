import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/*
 * The approximation most sites print, for distances much longer than the focal length. The focal length it gives is too
 * long by exactly the factor 1 + m: 1 % at 0.01×, 10 % at 0.1×. Kept to compare with other tools; the exact forms decide.
 */

const { focalLengthMm, objectDistanceMm, sensorSideMm, fieldOfViewMm } = quantity;
const validity = '远场近似：物距远大于焦距；焦距偏长 (1 + m) 倍';

/** Far-field focal length, mm. */
export const farFieldFocalLength = defineFormula<{
  sensorSideMm: number;
  fieldOfViewMm: number;
  objectDistanceMm: number;
}>({
  symbol: 'f',
  label: '焦距（远场近似）',
  unit: 'mm',
  expression: 'S × a ÷ FOV',
  inputs: { sensorSideMm, fieldOfViewMm, objectDistanceMm },
  source: source.sensorCentral,
  validity,
  compute: inputs => (inputs.sensorSideMm * inputs.objectDistanceMm) / inputs.fieldOfViewMm,
});

/** Far-field field of view along one side of the sensor, mm. */
export const farFieldFieldOfView = defineFormula<{
  sensorSideMm: number;
  focalLengthMm: number;
  objectDistanceMm: number;
}>({
  symbol: 'FOV',
  label: '视野（远场近似）',
  unit: 'mm',
  expression: 'S × a ÷ f',
  inputs: { sensorSideMm, focalLengthMm, objectDistanceMm },
  source: source.sensorCentral,
  validity,
  compute: inputs => (inputs.sensorSideMm * inputs.objectDistanceMm) / inputs.focalLengthMm,
});

/** Far-field object distance, mm. */
export const farFieldObjectDistance = defineFormula<{
  sensorSideMm: number;
  fieldOfViewMm: number;
  focalLengthMm: number;
}>({
  symbol: 'a',
  label: '物距（远场近似）',
  unit: 'mm',
  expression: 'f × FOV ÷ S',
  inputs: { sensorSideMm, fieldOfViewMm, focalLengthMm },
  source: source.sensorCentral,
  validity,
  compute: inputs => (inputs.focalLengthMm * inputs.fieldOfViewMm) / inputs.sensorSideMm,
});

/** Far-field side of the sensor, mm. */
export const farFieldSensorSide = defineFormula<{
  fieldOfViewMm: number;
  focalLengthMm: number;
  objectDistanceMm: number;
}>({
  symbol: 'S',
  label: '靶面边长（远场近似）',
  unit: 'mm',
  expression: 'FOV × f ÷ a',
  inputs: { fieldOfViewMm, focalLengthMm, objectDistanceMm },
  source: source.sensorCentral,
  validity,
  compute: inputs => (inputs.fieldOfViewMm * inputs.focalLengthMm) / inputs.objectDistanceMm,
});

/** Far-field magnification. */
export const farFieldMagnification = defineFormula<{ focalLengthMm: number; objectDistanceMm: number }>({
  symbol: 'm',
  label: '放大倍率（远场近似）',
  unit: '',
  expression: 'f ÷ a',
  inputs: { focalLengthMm, objectDistanceMm },
  source: source.sensorCentral,
  validity,
  compute: inputs => inputs.focalLengthMm / inputs.objectDistanceMm,
});
