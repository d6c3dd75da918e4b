import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

const distortionPct = { symbol: 'D', label: '畸变', unit: '%', min: -100, max: 100 };

/**
 * Displacement of the corner of the image, mm in the image, with the printed sign: barrel distortion (−) moves it inwards and
 * shows more of the object. Printed figures hold for the image height of the format at which they were measured.
 */
export const cornerDistortion = defineFormula<{ distortionPct: number; sensorDiagonalMm: number }>({
  symbol: 'Δy',
  label: '像面角部偏移',
  unit: 'mm',
  expression: 'D ÷ 100 × D_s ÷ 2',
  inputs: { distortionPct, sensorDiagonalMm: quantity.sensorDiagonalMm },
  source: source.distortion,
  compute: inputs => ((inputs.distortionPct / 100) * inputs.sensorDiagonalMm) / 2,
});

/** The same displacement on the object, mm: the error of an uncorrected measurement in the corner. */
export const cornerDistortionOnObject = defineFormula<{
  distortionPct: number;
  sensorDiagonalMm: number;
  magnification: number;
}>({
  symbol: 'Δy_o',
  label: '物面角部偏移',
  unit: 'mm',
  expression: 'D ÷ 100 × D_s ÷ 2 ÷ m',
  inputs: {
    distortionPct,
    sensorDiagonalMm: quantity.sensorDiagonalMm,
    magnification: quantity.magnification,
  },
  source: source.distortion,
  compute: inputs => ((inputs.distortionPct / 100) * inputs.sensorDiagonalMm) / 2 / inputs.magnification,
});

/**
 * TV distortion, percent: the bend of a long edge over the height of the picture. The drawing of VST calls the bend 2h, with h
 * half the height. Third-order TV distortion is about a third of the optical distortion; the two are not comparable.
 */
export const tvDistortion = defineFormula<{ edgeBendMm: number; halfPictureHeightMm: number }>({
  symbol: 'D_TV',
  label: 'TV 畸变',
  unit: '%',
  expression: '100 × Δh ÷ (2 × h)',
  inputs: {
    edgeBendMm: { symbol: 'Δh', label: '边缘弯曲量', unit: 'mm', min: -1000, max: 1000 },
    halfPictureHeightMm: { symbol: 'h', label: '画面高的一半', unit: 'mm', min: 0.01, max: 1_000_000 },
  },
  source: source.distortion,
  compute: inputs => (100 * inputs.edgeBendMm) / (2 * inputs.halfPictureHeightMm),
});
