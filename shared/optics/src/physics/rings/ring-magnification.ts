import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

const photoStackExchange = { name: 'photo.stackexchange，接圈与镜头自身调焦' };

/** Magnification with a ring and part of the focus travel of the lens. Both add up for lenses that focus as one unit. */
export const magnificationWithRing = defineFormula<{ focalLengthMm: number; ringMm: number; focusTravelMm: number }>({
  symbol: 'm',
  label: '加接圈的放大倍率',
  unit: '',
  expression: '(x + T) ÷ f',
  inputs: {
    focalLengthMm: quantity.focalLengthMm,
    ringMm: { ...quantity.ringMm, min: 0 },
    focusTravelMm: { symbol: 'x', label: '调焦行程', unit: 'mm', min: 0, max: 1000 },
  },
  source: photoStackExchange,
  validity: '整组移动对焦的镜头',
  compute: inputs => (inputs.focusTravelMm + inputs.ringMm) / inputs.focalLengthMm,
});

/** Nearest working distance with a ring, mm, with the lens at its closest setting. */
export const nearWorkingDistanceWithRing = defineFormula<{
  focalLengthMm: number;
  ringMm: number;
  minDistanceMagnification: number;
  principalPlaneOffsetMm: number;
}>({
  symbol: 'WD_near',
  label: '加接圈的最近工作距离',
  unit: 'mm',
  expression: 'f × (1 + 1 ÷ (T ÷ f + m_MOD)) − e₁',
  inputs: {
    focalLengthMm: quantity.focalLengthMm,
    ringMm: quantity.ringMm,
    minDistanceMagnification: {
      ...quantity.magnification,
      symbol: 'm_MOD',
      label: '最近物距处的放大倍率',
      min: 0,
    },
    principalPlaneOffsetMm: quantity.principalPlaneOffsetMm,
  },
  source: source.visionElements,
  validity: '整组移动对焦的镜头',
  compute: inputs =>
    inputs.focalLengthMm * (1 + 1 / (inputs.ringMm / inputs.focalLengthMm + inputs.minDistanceMagnification)) -
    inputs.principalPlaneOffsetMm,
});

/** Farthest working distance with a ring, mm, with the lens at infinity. A farther object requires removing the ring. */
export const farWorkingDistanceWithRing = defineFormula<{
  focalLengthMm: number;
  ringMm: number;
  principalPlaneOffsetMm: number;
}>({
  symbol: 'WD_far',
  label: '加接圈的最远工作距离',
  unit: 'mm',
  expression: 'f × (1 + f ÷ T) − e₁',
  inputs: {
    focalLengthMm: quantity.focalLengthMm,
    ringMm: quantity.ringMm,
    principalPlaneOffsetMm: quantity.principalPlaneOffsetMm,
  },
  source: source.visionElements,
  compute: inputs => inputs.focalLengthMm * (1 + inputs.focalLengthMm / inputs.ringMm) - inputs.principalPlaneOffsetMm,
});
