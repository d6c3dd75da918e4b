import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import type { InputProblem } from '../../formula/optics-input-error';
import { source } from '../../formula/sources/imaging';
import { ownRule } from '../../formula/sources/own-rule';

/*
 * The working distance 工作距离 is free distance from the lens front to the object; the front principal plane lies e₁
 * behind the front (measured on real lenses: 13-77 mm), so the object distance of the thin lens is WD + e₁.
 */

const { focalLengthMm, workingDistanceMm, principalPlaneOffsetMm, sensorSideMm, fieldOfViewMm } = quantity;

type Placed = {
  focalLengthMm: number;
  workingDistanceMm: number;
  principalPlaneOffsetMm: number;
};

const focusable = (inputs: Placed): InputProblem | undefined =>
  inputs.workingDistanceMm + inputs.principalPlaneOffsetMm > inputs.focalLengthMm
    ? undefined
    : {
        field: 'workingDistanceMm',
        message: `工作距离：加上前主面深度 ${inputs.principalPlaneOffsetMm} mm 后应大于焦距 ${inputs.focalLengthMm} mm，物体在焦距以内不能成实像`,
      };

/** Working distance for a magnification, mm. Negative or 0 when the object would be inside the lens. */
export const workingDistance = defineFormula<{
  focalLengthMm: number;
  magnification: number;
  principalPlaneOffsetMm: number;
}>({
  symbol: 'WD',
  label: '工作距离',
  unit: 'mm',
  expression: 'f × (1 + 1 ÷ m) − e₁',
  inputs: { focalLengthMm, magnification: quantity.magnification, principalPlaneOffsetMm },
  source: ownRule('薄透镜公式加前主面深度，数据见 Vision Elements'),
  compute: inputs => inputs.focalLengthMm * (1 + 1 / inputs.magnification) - inputs.principalPlaneOffsetMm,
});

/** Object distance from the front principal plane, mm. */
export const objectDistanceFromFront = defineFormula<{ workingDistanceMm: number; principalPlaneOffsetMm: number }>({
  symbol: 'a',
  label: '物距',
  unit: 'mm',
  expression: 'WD + e₁',
  inputs: { workingDistanceMm, principalPlaneOffsetMm },
  source: source.textbook,
  compute: inputs => inputs.workingDistanceMm + inputs.principalPlaneOffsetMm,
});

/**
 * Magnification of a focused lens at a working distance.
 * @throws OpticsInputError when the object is within the focal length
 */
export const magnificationAtWorkingDistance = defineFormula<Placed>({
  symbol: 'm',
  label: '放大倍率',
  unit: '',
  expression: 'f ÷ (WD + e₁ − f)',
  inputs: { focalLengthMm, workingDistanceMm, principalPlaneOffsetMm },
  source: source.textbook,
  relation: focusable,
  compute: inputs =>
    inputs.focalLengthMm / (inputs.workingDistanceMm + inputs.principalPlaneOffsetMm - inputs.focalLengthMm),
});

/** Field of view at a working distance, mm. @throws OpticsInputError when the object is within the focal length */
export const fieldOfViewAtWorkingDistance = defineFormula<Placed & { sensorSideMm: number }>({
  symbol: 'FOV',
  label: '视野',
  unit: 'mm',
  expression: 'S × (WD + e₁ − f) ÷ f',
  inputs: { sensorSideMm, focalLengthMm, workingDistanceMm, principalPlaneOffsetMm },
  source: source.textbook,
  relation: focusable,
  compute: inputs =>
    (inputs.sensorSideMm * (inputs.workingDistanceMm + inputs.principalPlaneOffsetMm - inputs.focalLengthMm)) /
    inputs.focalLengthMm,
});

/** Working distance at which a lens shows a field of view, mm. */
export const workingDistanceForFieldOfView = defineFormula<{
  sensorSideMm: number;
  fieldOfViewMm: number;
  focalLengthMm: number;
  principalPlaneOffsetMm: number;
}>({
  symbol: 'WD',
  label: '工作距离',
  unit: 'mm',
  expression: 'f × (1 + FOV ÷ S) − e₁',
  inputs: { sensorSideMm, fieldOfViewMm, focalLengthMm, principalPlaneOffsetMm },
  source: source.textbook,
  compute: inputs =>
    inputs.focalLengthMm * (1 + inputs.fieldOfViewMm / inputs.sensorSideMm) - inputs.principalPlaneOffsetMm,
});

/** Focal length for a field of view at a working distance, mm. */
export const focalLengthAtWorkingDistance = defineFormula<{
  sensorSideMm: number;
  fieldOfViewMm: number;
  workingDistanceMm: number;
  principalPlaneOffsetMm: number;
}>({
  symbol: 'f',
  label: '焦距',
  unit: 'mm',
  expression: '(WD + e₁) ÷ (FOV ÷ S + 1)',
  inputs: { sensorSideMm, fieldOfViewMm, workingDistanceMm, principalPlaneOffsetMm },
  source: source.textbook,
  relation: inputs =>
    inputs.workingDistanceMm + inputs.principalPlaneOffsetMm > 0
      ? undefined
      : { field: 'principalPlaneOffsetMm', message: '前主面深度：加上工作距离后应大于 0 mm，物体须在前主面之前' },
  compute: inputs =>
    (inputs.workingDistanceMm + inputs.principalPlaneOffsetMm) / (inputs.fieldOfViewMm / inputs.sensorSideMm + 1),
});
