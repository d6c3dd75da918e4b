import { beyondFocus } from '../../formula/beyond-focus';
import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { ownRule } from '../../formula/sources/own-rule';
import type { PrincipalPlane } from './principal-plane';
import { fieldOfViewAtWorkingDistance } from './working-distance';

/** Tolerance of a printed focal length without better data, percent (optowiki.info: 2-3 %). */
export const usualFocalLengthTolerancePct = 3;

/** Relative uncertainty of the field of view, percent, from the uncertainties of focal length and working distance. */
export const fieldOfViewUncertainty = defineFormula<{
  focalLengthMm: number;
  objectDistanceMm: number;
  focalLengthTolerancePct: number;
  workingDistanceToleranceMm: number;
}>({
  symbol: 'δFOV',
  label: '视野的相对不确定度',
  unit: '%',
  expression: '√((a ÷ (a − f) × δf)² + (100 × δWD ÷ (a − f))²)',
  inputs: {
    focalLengthMm: quantity.focalLengthMm,
    objectDistanceMm: quantity.objectDistanceMm,
    focalLengthTolerancePct: { symbol: 'δf', label: '焦距公差', unit: '%', min: 0, max: 50 },
    workingDistanceToleranceMm: { symbol: 'δWD', label: '工作距离公差', unit: 'mm', min: 0, max: 10_000 },
  },
  source: ownRule('误差传播；焦距公差 2-3 % 见 optowiki.info'),
  relation: inputs => beyondFocus(inputs.objectDistanceMm, inputs.focalLengthMm),
  compute: inputs => {
    const beyond = inputs.objectDistanceMm - inputs.focalLengthMm;
    return Math.hypot(
      (inputs.objectDistanceMm / beyond) * inputs.focalLengthTolerancePct,
      (100 * inputs.workingDistanceToleranceMm) / beyond,
    );
  },
});

/**
 * The same for a lens whose principal plane was recovered from a printed row, percent. The field is known at that row, so an
 * error of the focal length counts only for the distance from the row.
 */
export const anchoredFieldOfViewUncertainty = defineFormula<{
  focalLengthMm: number;
  objectDistanceMm: number;
  rowObjectDistanceMm: number;
  focalLengthTolerancePct: number;
  workingDistanceToleranceMm: number;
}>({
  symbol: 'δFOV',
  label: '视野的相对不确定度（由样本数据定主面）',
  unit: '%',
  expression: '√(((a − a_0) ÷ (a − f) × δf)² + (100 × δWD ÷ (a − f))²)',
  inputs: {
    ...fieldOfViewUncertainty.definition.inputs,
    rowObjectDistanceMm: { ...quantity.objectDistanceMm, symbol: 'a_0', label: '样本数据处的物距' },
  },
  source: ownRule('误差传播；主面由样本的一行数据定出'),
  relation: inputs => beyondFocus(inputs.objectDistanceMm, inputs.focalLengthMm),
  compute: inputs => {
    const beyond = inputs.objectDistanceMm - inputs.focalLengthMm;
    return Math.hypot(
      ((inputs.objectDistanceMm - inputs.rowObjectDistanceMm) / beyond) * inputs.focalLengthTolerancePct,
      (100 * inputs.workingDistanceToleranceMm) / beyond,
    );
  },
});

export interface Band {
  lowMm: number;
  nominalMm: number;
  highMm: number;
}

/**
 * Field of view along one side of the sensor, mm, over the known range of the principal plane; the low end is certainly in
 * view.
 * @throws OpticsInputError when the object may be within the focal length
 */
export function fieldOfViewBand(setting: {
  sensorSideMm: number;
  workingDistanceMm: number;
  plane: PrincipalPlane;
}): Band {
  const { sensorSideMm, workingDistanceMm, plane } = setting;
  const at = (principalPlaneOffsetMm: number) =>
    fieldOfViewAtWorkingDistance({
      sensorSideMm,
      workingDistanceMm,
      focalLengthMm: plane.focalLengthMm,
      principalPlaneOffsetMm,
    });
  return { lowMm: at(plane.lowMm), nominalMm: at(plane.nominalMm), highMm: at(plane.highMm) };
}
