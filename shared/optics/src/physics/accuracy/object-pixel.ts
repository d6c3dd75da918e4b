import { defineFormula } from '../../formula/define-formula';
import { roundUp } from '../../formula/numbers';
import { ni, telljohann } from '../../formula/sources/accuracy';
import { fieldOfViewMm, objectPixelMm, pixelCount, pixelsPerFeature } from './variables';

/** 单像素精度: side of the area on the object that one pixel sees, mm. Valid by definition. @throws OpticsInputError */
export const objectPixel = defineFormula<{ fieldOfViewMm: number; pixels: number }>({
  symbol: 'p_o',
  label: '单像素精度',
  unit: 'mm',
  expression: 'FOV ÷ N',
  inputs: { fieldOfViewMm, pixels: pixelCount },
  source: telljohann,
  compute: ({ fieldOfViewMm, pixels }) => fieldOfViewMm / pixels,
});

/** 单像素精度 from the pixel of the sensor and the magnification, µm. Valid by definition. @throws OpticsInputError */
export const objectPixelFromMagnification = defineFormula<{ pixelSizeUm: number; magnification: number }>({
  symbol: 'p_o',
  label: '单像素精度',
  unit: 'µm',
  expression: 'p ÷ m',
  inputs: {
    pixelSizeUm: { symbol: 'p', label: '像元', unit: 'µm', min: 0.1, max: 100 },
    magnification: { symbol: 'm', label: '放大倍率', unit: '×', min: 1e-5, max: 1000 },
  },
  source: telljohann,
  compute: ({ pixelSizeUm, magnification }) => pixelSizeUm / magnification,
});

/** Field of view of a number of pixels at a 单像素精度, mm. @throws OpticsInputError */
export const fieldOfObjectPixels = defineFormula<{ objectPixelMm: number; pixels: number }>({
  symbol: 'FOV',
  label: '视野',
  unit: 'mm',
  expression: 'p_o × N',
  inputs: { objectPixelMm, pixels: pixelCount },
  source: telljohann,
  compute: ({ objectPixelMm, pixels }) => objectPixelMm * pixels,
});

/**
 * Pixels along one axis for k pixels across the smallest feature, rounded up. The rule is per axis: three pixels per defect
 * require nine times the megapixels.
 * @throws OpticsInputError
 */
export const pixelsForFeature = defineFormula<{ fieldOfViewMm: number; featureMm: number; pixelsPerFeature: number }>({
  symbol: 'N',
  label: '所需像素数',
  unit: 'px',
  expression: '⌈k × FOV ÷ δ⌉',
  inputs: {
    pixelsPerFeature,
    fieldOfViewMm,
    featureMm: { symbol: 'δ', label: '最小特征', unit: 'mm', min: 1e-5, max: 10_000 },
  },
  source: ni,
  compute: ({ fieldOfViewMm, featureMm, pixelsPerFeature }) =>
    Math.max(1, roundUp((pixelsPerFeature * fieldOfViewMm) / featureMm)),
});

/** Pixels along one axis for a 单像素精度, rounded up. @throws OpticsInputError */
export const pixelsForObjectPixel = defineFormula<{ fieldOfViewMm: number; objectPixelMm: number }>({
  symbol: 'N',
  label: '所需像素数',
  unit: 'px',
  expression: '⌈FOV ÷ p_o⌉',
  inputs: { fieldOfViewMm, objectPixelMm },
  source: telljohann,
  compute: ({ fieldOfViewMm, objectPixelMm }) => Math.max(1, roundUp(fieldOfViewMm / objectPixelMm)),
});
