import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/**
 * Length of tube between a line-scan lens (M39, M42, M58, M72 …) and the camera, mm, adapters and helical mounts included.
 * Negative or 0 when the flange of the camera is too deep for the lens.
 */
export const tubeLength = defineFormula<{
  lensFlangeToImageMm: number;
  focalLengthMm: number;
  magnification: number;
  cameraFlangeMm: number;
}>({
  symbol: 'LT',
  label: '接筒总长',
  unit: 'mm',
  expression: 's′_A + f × m − s′_K',
  inputs: {
    lensFlangeToImageMm: { symbol: 's′_A', label: '镜头法兰至像面距离（无穷远）', unit: 'mm', min: 0, max: 1000 },
    focalLengthMm: quantity.focalLengthMm,
    magnification: quantity.magnification,
    cameraFlangeMm: { symbol: 's′_K', label: '相机法兰距', unit: 'mm', min: 0, max: 200 },
  },
  source: source.sukTube,
  compute: inputs => inputs.lensFlangeToImageMm + inputs.focalLengthMm * inputs.magnification - inputs.cameraFlangeMm,
});

/** Shift of the focus by a plane glass (filter, cover glass) behind the lens, away from the lens, mm. */
export const glassFocusShift = defineFormula<{ glassMm: number; refractiveIndex: number }>({
  symbol: 'Δs′',
  label: '平板玻璃引起的焦面后移',
  unit: 'mm',
  expression: 't × (n − 1) ÷ n',
  inputs: {
    glassMm: { symbol: 't', label: '玻璃厚度', unit: 'mm', min: 0, max: 100 },
    refractiveIndex: { symbol: 'n', label: '折射率', unit: '', min: 1, max: 4 },
  },
  source: source.greivenkamp,
  compute: ({ glassMm, refractiveIndex }) => (glassMm * (refractiveIndex - 1)) / refractiveIndex,
});

/**
 * Length of the tube that is left for plain pieces, mm, after the adapter to the camera and the helical mount at the middle of
 * its travel. Negative: both together are too long.
 */
export const plainTubeLength = defineFormula<{ tubeLengthMm: number; adapterMm: number; helicalMountMm: number }>({
  symbol: 'LT_p',
  label: '除转接环与调焦环外的接筒长度',
  unit: 'mm',
  expression: 'LT − t_a − t_h',
  inputs: {
    tubeLengthMm: { symbol: 'LT', label: '接筒总长', unit: 'mm', min: -1000, max: 5000 },
    adapterMm: { symbol: 't_a', label: '转接环厚度', unit: 'mm', min: 0, max: 500 },
    helicalMountMm: { symbol: 't_h', label: '调焦环中间位置长度', unit: 'mm', min: 0, max: 500 },
  },
  source: { name: 'Schneider-Kreuznach，微距系统图表' },
  compute: ({ tubeLengthMm, adapterMm, helicalMountMm }) => tubeLengthMm - adapterMm - helicalMountMm,
});
