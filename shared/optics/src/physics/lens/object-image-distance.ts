import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

const { focalLengthMm, magnification, principalPlaneSeparationMm, objectImageDistanceMm } = quantity;
const smallMagnification = { ...magnification, max: 0.1 };

/** Object-to-sensor distance, mm, with the separation of the principal planes. The minimum is 4 f + HH′ at m = 1. */
export const objectImageDistance = defineFormula<{
  focalLengthMm: number;
  magnification: number;
  principalPlaneSeparationMm: number;
}>({
  symbol: 'OO′',
  label: '物像距',
  unit: 'mm',
  expression: '(m + 1 ÷ m + 2) × f + HH′',
  inputs: { focalLengthMm, magnification, principalPlaneSeparationMm },
  source: source.sukObjectImage,
  compute: inputs =>
    (inputs.magnification + 1 / inputs.magnification + 2) * inputs.focalLengthMm + inputs.principalPlaneSeparationMm,
});

/** The same without its first term, as in line-scan tables; up to a magnification of 0.1. */
export const objectImageDistanceApproximate = defineFormula<{
  focalLengthMm: number;
  magnification: number;
  principalPlaneSeparationMm: number;
}>({
  symbol: 'OO′',
  label: '物像距（近似）',
  unit: 'mm',
  expression: '(1 ÷ m + 2) × f + HH′',
  inputs: { focalLengthMm, magnification: smallMagnification, principalPlaneSeparationMm },
  source: source.sukObjectImage,
  validity: '放大倍率不大于 0.1',
  compute: inputs => (1 / inputs.magnification + 2) * inputs.focalLengthMm + inputs.principalPlaneSeparationMm,
});

/** Smallest object-to-sensor distance of a lens, mm, at life size. */
export const minObjectImageDistance = defineFormula<{ focalLengthMm: number; principalPlaneSeparationMm: number }>({
  symbol: 'OO′',
  label: '最短物像距',
  unit: 'mm',
  expression: '4 × f + HH′',
  inputs: { focalLengthMm, principalPlaneSeparationMm },
  source: source.textbook,
  compute: inputs => 4 * inputs.focalLengthMm + inputs.principalPlaneSeparationMm,
});

const longerThanPlanes = (inputs: { objectImageDistanceMm: number; principalPlaneSeparationMm: number }) =>
  inputs.objectImageDistanceMm > inputs.principalPlaneSeparationMm
    ? undefined
    : {
        field: 'objectImageDistanceMm',
        message: `物像距：应大于主面间距 ${inputs.principalPlaneSeparationMm} mm`,
      };

/** Focal length for an object-to-sensor distance and a magnification, mm. */
export const focalLengthForObjectImageDistance = defineFormula<{
  objectImageDistanceMm: number;
  magnification: number;
  principalPlaneSeparationMm: number;
}>({
  symbol: 'f',
  label: '焦距',
  unit: 'mm',
  expression: '(OO′ − HH′) ÷ (m + 1 ÷ m + 2)',
  inputs: { objectImageDistanceMm, magnification, principalPlaneSeparationMm },
  source: source.sukObjectImage,
  relation: longerThanPlanes,
  compute: inputs =>
    (inputs.objectImageDistanceMm - inputs.principalPlaneSeparationMm) /
    (inputs.magnification + 1 / inputs.magnification + 2),
});

/** The same approximated as in line-scan tables; up to a magnification of 0.1. */
export const focalLengthForObjectImageDistanceApproximate = defineFormula<{
  objectImageDistanceMm: number;
  magnification: number;
  principalPlaneSeparationMm: number;
}>({
  symbol: 'f',
  label: '焦距（近似）',
  unit: 'mm',
  expression: '(OO′ − HH′) ÷ (1 ÷ m + 2)',
  inputs: { objectImageDistanceMm, magnification: smallMagnification, principalPlaneSeparationMm },
  source: source.sukObjectImage,
  validity: '放大倍率不大于 0.1',
  relation: longerThanPlanes,
  compute: inputs =>
    (inputs.objectImageDistanceMm - inputs.principalPlaneSeparationMm) / (1 / inputs.magnification + 2),
});
