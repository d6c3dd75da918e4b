import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/** Exit pupil of an infinity-corrected objective, mm. */
export const objectiveExitPupil = defineFormula<{ objectiveFocalLengthMm: number; numericalAperture: number }>({
  symbol: 'Ø₁',
  label: '物镜出瞳直径',
  unit: 'mm',
  expression: '2 × f_o × NA',
  inputs: {
    objectiveFocalLengthMm: { ...quantity.focalLengthMm, symbol: 'f_o', label: '物镜焦距' },
    numericalAperture: { symbol: 'NA', label: '数值孔径', unit: '', min: 0.001, max: 1.6 },
  },
  source: source.edmundTubeLens,
  compute: inputs => 2 * inputs.objectiveFocalLengthMm * inputs.numericalAperture,
});

/** Largest distance between objective and tube lens without vignetting, mm. */
export const tubeLensSeparation = defineFormula<{
  tubeLensPupilMm: number;
  objectivePupilMm: number;
  tubeFocalLengthMm: number;
  imageDiameterMm: number;
}>({
  symbol: 'L',
  label: '物镜至筒镜的最大距离',
  unit: 'mm',
  expression: '(Ø₂ − Ø₁) × f_t ÷ Ø_i',
  inputs: {
    tubeLensPupilMm: { symbol: 'Ø₂', label: '筒镜入瞳直径', unit: 'mm', min: 0.1, max: 500 },
    objectivePupilMm: { symbol: 'Ø₁', label: '物镜出瞳直径', unit: 'mm', min: 0.1, max: 500 },
    tubeFocalLengthMm: { ...quantity.focalLengthMm, symbol: 'f_t', label: '筒镜焦距' },
    imageDiameterMm: { symbol: 'Ø_i', label: '像面直径', unit: 'mm', min: 0.1, max: 500 },
  },
  source: source.edmundTubeLens,
  relation: inputs =>
    inputs.tubeLensPupilMm >= inputs.objectivePupilMm
      ? undefined
      : { field: 'tubeLensPupilMm', message: `筒镜入瞳直径：应不小于物镜出瞳直径 ${inputs.objectivePupilMm} mm` },
  compute: inputs =>
    ((inputs.tubeLensPupilMm - inputs.objectivePupilMm) * inputs.tubeFocalLengthMm) / inputs.imageDiameterMm,
});
