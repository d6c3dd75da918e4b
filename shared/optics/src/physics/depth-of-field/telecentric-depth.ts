import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/** Factors of Opto Engineering, mm of depth per µm of pixel. Several sites print the two swapped. */
export const telecentricDepthFactors = {
  measuring: { factor: 0.008, label: '测量', source: source.telecentricLens },
  inspection: { factor: 0.015, label: '缺陷检测', source: source.telecentricLens },
} as const;

const inputs = {
  effectiveFNumber: { ...quantity.effectiveFNumber, symbol: 'WFN', label: '工作光圈（WF/N）' },
  magnification: quantity.magnification,
};

/** Depth of field as makers of telecentric lenses state it, mm. */
export const telecentricDepth = defineFormula<{
  effectiveFNumber: number;
  pixelSizeUm: number;
  depthFactor: number;
  magnification: number;
}>({
  symbol: 'DOF',
  label: '远心镜头景深',
  unit: 'mm',
  expression: 'WFN × p × k ÷ m²',
  inputs: {
    ...inputs,
    pixelSizeUm: quantity.pixelSizeUm,
    depthFactor: { symbol: 'k', label: '用途系数（测量 0.008，缺陷检测 0.015）', unit: 'mm/µm', min: 0.0001, max: 0.1 },
  },
  source: source.telecentricLens,
  compute: ({ effectiveFNumber, pixelSizeUm, depthFactor, magnification }) =>
    (effectiveFNumber * pixelSizeUm * depthFactor) / magnification ** 2,
});

/**
 * Blur in the image at the ends of a printed depth of field, µm. It shows how strict the maker's criterion is, so that figures
 * of different makers can be compared.
 */
export const impliedBlur = defineFormula<{ depthOfFieldMm: number; magnification: number; effectiveFNumber: number }>({
  symbol: 'C',
  label: '标称景深隐含的弥散圆',
  unit: 'µm',
  expression: '1000 × DOF × m² ÷ (2 × WFN)',
  inputs: {
    ...inputs,
    depthOfFieldMm: { symbol: 'DOF', label: '标称景深', unit: 'mm', min: 0.0001, max: 10_000 },
  },
  source: source.sukDepth,
  compute: ({ depthOfFieldMm, magnification, effectiveFNumber }) =>
    (1000 * depthOfFieldMm * magnification ** 2) / (2 * effectiveFNumber),
});
