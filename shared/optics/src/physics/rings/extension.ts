import { beyondFocus } from '../../formula/beyond-focus';
import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

const { focalLengthMm, magnification, objectDistanceMm, ringMm } = quantity;

/** Displacement of the image from its position at infinity, mm, by focus travel and rings together. */
export const extension = defineFormula<{ focalLengthMm: number; magnification: number }>({
  symbol: 'x′',
  label: '像方伸长量',
  unit: 'mm',
  expression: 'f × m',
  inputs: { focalLengthMm, magnification },
  source: source.sukExtension,
  compute: inputs => inputs.focalLengthMm * inputs.magnification,
});

/** The same from the object distance (Newton), mm. @throws OpticsInputError when the object is within the focal length */
export const extensionForDistance = defineFormula<{ focalLengthMm: number; objectDistanceMm: number }>({
  symbol: 'x′',
  label: '像方伸长量',
  unit: 'mm',
  expression: 'f² ÷ (a − f)',
  inputs: { focalLengthMm, objectDistanceMm },
  source: source.optoWikiRings,
  relation: inputs => beyondFocus(inputs.objectDistanceMm, inputs.focalLengthMm),
  compute: inputs => inputs.focalLengthMm ** 2 / (inputs.objectDistanceMm - inputs.focalLengthMm),
});

/** Ring that a magnification requires beyond the focus travel of the lens, mm; negative or 0: none. */
export const ringNeeded = defineFormula<{
  focalLengthMm: number;
  magnification: number;
  minDistanceMagnification: number;
}>({
  symbol: 'T',
  label: '所需接圈厚度',
  unit: 'mm',
  expression: 'f × (m − m_MOD)',
  inputs: {
    focalLengthMm,
    magnification,
    minDistanceMagnification: { ...magnification, symbol: 'm_MOD', label: '最近物距处的放大倍率', min: 0 },
  },
  source: source.visionDoctorRings,
  validity: '整组移动对焦的镜头',
  compute: inputs => inputs.focalLengthMm * (inputs.magnification - inputs.minDistanceMagnification),
});

/** Object distance in focus with the lens at infinity and a ring behind it, mm. */
export const objectDistanceWithRing = defineFormula<{ focalLengthMm: number; ringMm: number }>({
  symbol: 'a',
  label: '物距（接圈，对焦无穷远）',
  unit: 'mm',
  expression: 'f × (1 + f ÷ T)',
  inputs: { focalLengthMm, ringMm },
  source: source.visionElements,
  compute: inputs => inputs.focalLengthMm * (1 + inputs.focalLengthMm / inputs.ringMm),
});
