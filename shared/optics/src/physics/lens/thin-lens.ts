import { beyondFocus } from '../../formula/beyond-focus';
import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/*
 * The exact thin lens. The object distance 物距 is measured from the front principal plane; with the working distance
 * 工作距离, measured from the lens front, see working-distance.ts. Paraxial: distortion is not in it.
 */

const { focalLengthMm, objectDistanceMm, sensorSideMm, fieldOfViewMm } = quantity;

/** Magnification of a lens at an object distance. @throws OpticsInputError when the object is within the focal length */
export const thinLensMagnification = defineFormula<{ focalLengthMm: number; objectDistanceMm: number }>({
  symbol: 'm',
  label: '放大倍率',
  unit: '',
  expression: 'f ÷ (a − f)',
  inputs: { focalLengthMm, objectDistanceMm },
  source: source.textbook,
  relation: inputs => beyondFocus(inputs.objectDistanceMm, inputs.focalLengthMm),
  compute: inputs => inputs.focalLengthMm / (inputs.objectDistanceMm - inputs.focalLengthMm),
});

/** Image distance from the rear principal plane, mm. @throws OpticsInputError when the object is within the focal length */
export const imageDistance = defineFormula<{ focalLengthMm: number; objectDistanceMm: number }>({
  symbol: 'a′',
  label: '像距',
  unit: 'mm',
  expression: 'f × a ÷ (a − f)',
  inputs: { focalLengthMm, objectDistanceMm },
  source: source.textbook,
  relation: inputs => beyondFocus(inputs.objectDistanceMm, inputs.focalLengthMm),
  compute: inputs =>
    (inputs.focalLengthMm * inputs.objectDistanceMm) / (inputs.objectDistanceMm - inputs.focalLengthMm),
});

/** Object distance for a magnification, mm. */
export const objectDistance = defineFormula<{ focalLengthMm: number; magnification: number }>({
  symbol: 'a',
  label: '物距',
  unit: 'mm',
  expression: 'f × (1 + 1 ÷ m)',
  inputs: { focalLengthMm, magnification: quantity.magnification },
  source: source.optronisLens,
  compute: inputs => inputs.focalLengthMm * (1 + 1 / inputs.magnification),
});

/** Focal length that images a field of view onto a sensor from an object distance, mm. */
export const focalLength = defineFormula<{ sensorSideMm: number; fieldOfViewMm: number; objectDistanceMm: number }>({
  symbol: 'f',
  label: '焦距',
  unit: 'mm',
  expression: 'a ÷ (FOV ÷ S + 1)',
  inputs: { sensorSideMm, fieldOfViewMm, objectDistanceMm },
  source: source.optronisLens,
  compute: inputs => inputs.objectDistanceMm / (inputs.fieldOfViewMm / inputs.sensorSideMm + 1),
});

/** Field of view along one side of the sensor, mm. @throws OpticsInputError when the object is within the focal length */
export const fieldOfView = defineFormula<{ sensorSideMm: number; focalLengthMm: number; objectDistanceMm: number }>({
  symbol: 'FOV',
  label: '视野',
  unit: 'mm',
  expression: 'S × (a − f) ÷ f',
  inputs: { sensorSideMm, focalLengthMm, objectDistanceMm },
  source: source.textbook,
  relation: inputs => beyondFocus(inputs.objectDistanceMm, inputs.focalLengthMm),
  compute: inputs => (inputs.sensorSideMm * (inputs.objectDistanceMm - inputs.focalLengthMm)) / inputs.focalLengthMm,
});

/** Object distance at which a lens shows a field of view, mm. */
export const objectDistanceForFieldOfView = defineFormula<{
  sensorSideMm: number;
  fieldOfViewMm: number;
  focalLengthMm: number;
}>({
  symbol: 'a',
  label: '物距',
  unit: 'mm',
  expression: 'f × (1 + FOV ÷ S)',
  inputs: { sensorSideMm, fieldOfViewMm, focalLengthMm },
  source: source.optronisLens,
  compute: inputs => inputs.focalLengthMm * (1 + inputs.fieldOfViewMm / inputs.sensorSideMm),
});

/** Side of the sensor that a field of view fills, mm. Throws when the object is within the focal length. */
export const sensorSideForFieldOfView = defineFormula<{
  fieldOfViewMm: number;
  focalLengthMm: number;
  objectDistanceMm: number;
}>({
  symbol: 'S',
  label: '靶面边长',
  unit: 'mm',
  expression: 'FOV × f ÷ (a − f)',
  inputs: { fieldOfViewMm, focalLengthMm, objectDistanceMm },
  source: source.textbook,
  relation: inputs => beyondFocus(inputs.objectDistanceMm, inputs.focalLengthMm),
  compute: inputs => (inputs.fieldOfViewMm * inputs.focalLengthMm) / (inputs.objectDistanceMm - inputs.focalLengthMm),
});
