import { defineFormula, type Variable } from '../../formula/define-formula';
import { ownRule } from '../../formula/sources/own-rule';
import type { Source } from '../../formula/sources/source';

const carnegie: Source = {
  name: 'Carnegie Robotics，MultiSense 距离误差',
  url: 'https://support.carnegierobotics.com/hc/en-us/articles/360024509573-How-can-I-approximate-distance-errors-of-MultiSense-cameras-',
};
const baselineMm: Variable = { symbol: 'b', label: '基线', unit: 'mm', min: 0.1, max: 100_000 };
const focalPx: Variable = { symbol: 'f_px', label: '焦距（像素）', unit: 'px', min: 1, max: 10_000_000 };
const distanceMm: Variable = { symbol: 'Z', label: '距离', unit: 'mm', min: 0.1, max: 10_000_000 };
const disparityErrorPx: Variable = { symbol: 'Δd', label: '视差误差', unit: 'px', min: 0, max: 100 };

/** Focal length in pixels. @throws OpticsInputError */
export const focalLengthPx = defineFormula<{ focalLengthMm: number; pixelSizeUm: number }>({
  symbol: 'f_px',
  label: '焦距（像素）',
  unit: 'px',
  expression: 'f × 1000 ÷ p',
  inputs: {
    focalLengthMm: { symbol: 'f', label: '焦距', unit: 'mm', min: 0.1, max: 5000 },
    pixelSizeUm: { symbol: 'p', label: '像元', unit: 'µm', min: 0.1, max: 100 },
  },
  source: { name: 'R. Hartley、A. Zisserman，Multiple View Geometry in Computer Vision，第 2 版' },
  compute: ({ focalLengthMm, pixelSizeUm }) => (focalLengthMm * 1000) / pixelSizeUm,
});

/** Distance of a point from its disparity, mm. @throws OpticsInputError */
export const stereoDistanceMm = defineFormula<{ baselineMm: number; focalPx: number; disparityPx: number }>({
  symbol: 'Z',
  label: '距离',
  unit: 'mm',
  expression: 'b × f_px ÷ d',
  inputs: {
    baselineMm,
    focalPx,
    disparityPx: { symbol: 'd', label: '视差', unit: 'px', min: 0.001, max: 1_000_000 },
  },
  source: carnegie,
  compute: ({ baselineMm: b, focalPx: f, disparityPx }) => (b * f) / disparityPx,
});

type StereoError = {
  distanceMm: number;
  disparityErrorPx: number;
  baselineMm: number;
  focalPx: number;
};

/** Distance error of a disparity error, mm: exact, towards the camera. @throws OpticsInputError */
export const stereoErrorMm = defineFormula<StereoError>({
  symbol: 'ΔZ',
  label: '距离误差',
  unit: 'mm',
  expression: 'Z² × Δd ÷ (b × f_px + Z × Δd)',
  inputs: { distanceMm, disparityErrorPx, baselineMm, focalPx },
  source: carnegie,
  compute: ({ distanceMm: z, disparityErrorPx: error, baselineMm: b, focalPx: f }) =>
    (z * z * error) / (b * f + z * error),
});

/** The same for small errors, mm: the resolution in distance. @throws OpticsInputError */
export const stereoResolutionMm = defineFormula<StereoError>({
  symbol: 'ΔZ',
  label: '距离分辨率',
  unit: 'mm',
  expression: 'Z² × Δd ÷ (b × f_px)',
  inputs: { distanceMm, disparityErrorPx, baselineMm, focalPx },
  source: carnegie,
  validity: '误差远小于距离',
  compute: ({ distanceMm: z, disparityErrorPx: error, baselineMm: b, focalPx: f }) => (z * z * error) / (b * f),
});

/**
 * 结构光: disparity error caused by phase noise, px. The other formulas are those of stereo with the projector.
 * @throws OpticsInputError
 */
export const fringeDisparityErrorPx = defineFormula<{ phaseNoiseRad: number; periodPx: number }>({
  symbol: 'Δd',
  label: '视差误差',
  unit: 'px',
  expression: 'φ × P ÷ (2 × π)',
  inputs: {
    phaseNoiseRad: { symbol: 'φ', label: '相位噪声', unit: 'rad', min: 0, max: 6.2832 },
    periodPx: { symbol: 'P', label: '条纹周期', unit: 'px', min: 2, max: 10_000 },
  },
  source: ownRule('相位噪声折算为视差'),
  compute: ({ phaseNoiseRad, periodPx }) => (phaseNoiseRad * periodPx) / (2 * Math.PI),
});
