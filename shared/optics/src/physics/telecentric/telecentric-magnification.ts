import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/** Largest magnification that shows the whole object along both sides. Lenses are chosen at or below it. */
export const telecentricMagnification = defineFormula<{
  sensorWidthMm: number;
  sensorHeightMm: number;
  fieldWidthMm: number;
  fieldHeightMm: number;
}>({
  symbol: 'M',
  label: '远心镜头最大倍率',
  unit: '',
  expression: 'min(W ÷ FOV_W，H ÷ FOV_H)',
  inputs: {
    sensorWidthMm: quantity.sensorWidthMm,
    sensorHeightMm: quantity.sensorHeightMm,
    fieldWidthMm: { ...quantity.fieldOfViewMm, symbol: 'FOV_W', label: '视野宽' },
    fieldHeightMm: { ...quantity.fieldOfViewMm, symbol: 'FOV_H', label: '视野高' },
  },
  source: source.telecentricLens,
  compute: inputs => Math.min(inputs.sensorWidthMm / inputs.fieldWidthMm, inputs.sensorHeightMm / inputs.fieldHeightMm),
});

/** Image circle for a round field of view at a magnification, mm. */
export const telecentricImageCircle = defineFormula<{ fieldDiameterMm: number; magnification: number }>({
  symbol: 'Ø_IC',
  label: '所需像圈',
  unit: 'mm',
  expression: 'Ø_FOV × m',
  inputs: {
    fieldDiameterMm: { ...quantity.fieldOfViewMm, symbol: 'Ø_FOV', label: '视野直径（对角线）' },
    magnification: quantity.magnification,
  },
  source: source.telecentricLens,
  compute: ({ fieldDiameterMm, magnification }) => fieldDiameterMm * magnification,
});

/** Smallest front element, mm: as large as the field, because chief rays are parallel, plus the cone of each point. */
export const telecentricFrontElement = defineFormula<{
  fieldDiameterMm: number;
  workingDistanceMm: number;
  numericalAperture: number;
}>({
  symbol: 'Ø_front',
  label: '所需前组口径',
  unit: 'mm',
  expression: 'Ø_FOV + 2 × WD × tan(arcsin NA)',
  inputs: {
    fieldDiameterMm: { ...quantity.fieldOfViewMm, symbol: 'Ø_FOV', label: '视野直径（对角线）' },
    workingDistanceMm: quantity.workingDistanceMm,
    numericalAperture: { symbol: 'NA', label: '物方数值孔径', unit: '', min: 0.0001, max: 0.95 },
  },
  source: source.textbook,
  compute: ({ fieldDiameterMm, workingDistanceMm, numericalAperture }) =>
    fieldDiameterMm + 2 * workingDistanceMm * Math.tan(Math.asin(numericalAperture)),
});
