import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';
import { besselJ1 } from './bessel-j1';

/*
 * Contrast transfer (MTF, 0 to 1) of each part of the chain at a frequency in the image, lp/mm. The system's is the
 * product of the parts, as long as each is linear and none corrects another.
 */

const { frequencyLpMm } = quantity;

const sinc = (x: number) => (x === 0 ? 1 : Math.abs(Math.sin(Math.PI * x) / (Math.PI * x)));

/** Perfect lens with a round pupil. */
export const diffractionMtf = defineFormula<{ frequencyLpMm: number; wavelengthNm: number; effectiveFNumber: number }>({
  symbol: 'MTF_d',
  label: '衍射 MTF',
  unit: '',
  expression: '(2 ÷ π) × (arccos s − s × √(1 − s²))，s = ν × λ × F_eff × 10⁻⁶',
  inputs: { frequencyLpMm, wavelengthNm: quantity.wavelengthNm, effectiveFNumber: quantity.effectiveFNumber },
  source: source.goodman,
  validity: '圆形光瞳、非相干照明；截止频率以上为 0',
  compute: inputs => {
    const s = inputs.frequencyLpMm * inputs.wavelengthNm * inputs.effectiveFNumber * 1e-6;
    return s >= 1 ? 0 : (2 / Math.PI) * (Math.acos(s) - s * Math.sqrt(1 - s * s));
  },
});

/** Pixel that is sensitive over its whole width; 0.637 at Nyquist. */
export const pixelMtf = defineFormula<{ frequencyLpMm: number; pixelSizeUm: number }>({
  symbol: 'MTF_p',
  label: '像元 MTF',
  unit: '',
  expression: '|sin(π × ν × p ÷ 1000) ÷ (π × ν × p ÷ 1000)|',
  inputs: { frequencyLpMm, pixelSizeUm: quantity.pixelSizeUm },
  source: source.boreman,
  compute: inputs => sinc((inputs.frequencyLpMm * inputs.pixelSizeUm) / 1000),
});

/** Motion during the exposure, along its direction. */
export const motionMtf = defineFormula<{ frequencyLpMm: number; motionBlurUm: number }>({
  symbol: 'MTF_m',
  label: '拖影 MTF',
  unit: '',
  expression: '|sin(π × ν × b ÷ 1000) ÷ (π × ν × b ÷ 1000)|',
  inputs: { frequencyLpMm, motionBlurUm: { symbol: 'b', label: '像面拖影', unit: 'µm', min: 0, max: 100_000 } },
  source: source.boreman,
  compute: inputs => sinc((inputs.frequencyLpMm * inputs.motionBlurUm) / 1000),
});

/** Defocus with an evenly lit blur disc. The figure is geometric, and too low where diffraction blurs as much. */
export const defocusMtf = defineFormula<{ frequencyLpMm: number; defocusBlurUm: number }>({
  symbol: 'MTF_z',
  label: '离焦 MTF',
  unit: '',
  expression: '|2 × J₁(x) ÷ x|，x = π × ν × B ÷ 1000',
  inputs: { frequencyLpMm, defocusBlurUm: { symbol: 'B', label: '离焦弥散圆', unit: 'µm', min: 0, max: 100_000 } },
  source: source.textbook,
  validity: '几何光学；弥散圆大于艾里斑',
  compute: inputs => {
    const x = (Math.PI * inputs.frequencyLpMm * inputs.defocusBlurUm) / 1000;
    return x < 1e-6 ? 1 : Math.min(1, Math.abs((2 * besselJ1(x)) / x));
  },
});

/** MTF of the whole chain. */
export const systemMtf = (parts: readonly number[]): number => parts.reduce((product, part) => product * part, 1);
