import { defineFormula } from '../../formula/define-formula';
import { dechow, ni } from '../../formula/sources/accuracy';
import { ownRule } from '../../formula/sources/own-rule';
import type { Trace } from '../../formula/trace';
import { fewestPixelsPerFeature } from './pixels-per-feature';
import { pixelsPerFeature } from './variables';

/**
 * Meaning of the 精度 that the visitor entered. The form asks for it, because the word is used for all of these. Lengths in mm.
 */
export type AccuracyDemand =
  /**
   * 公差: full width of the tolerance band (±0.05 → 0.1), the share of it that may be uncertain (1 : ratio), and the edge
   * detection.
   */
  | { kind: 'tolerance'; toleranceMm: number; subPixelFactor: number; gaugeRatio?: number }
  /** 最小缺陷 (or code module, stroke) with k pixels across it. */
  | { kind: 'feature'; featureMm: number; pixelsPerFeature: number }
  /** 单像素精度 itself. */
  | { kind: 'object-pixel'; objectPixelMm: number };

export const accuracyKinds: readonly { kind: AccuracyDemand['kind']; label: string; help: string }[] = [
  { kind: 'tolerance', label: '公差', help: '尺寸允许变动的全宽，±0.05 mm 填 0.1 mm' },
  { kind: 'feature', label: '最小缺陷', help: '要看见的最小缺陷、码的一个模块或笔画的宽度' },
  { kind: 'object-pixel', label: '单像素精度', help: '一个像素对应的实物尺寸' },
];

/** Usual ratio of the tolerance to the uncertainty of its measurement. */
export const defaultGaugeRatio = { ratio: 10, source: dechow };

/** Largest 单像素精度 that gives a feature k pixels, mm. @throws OpticsInputError */
export const objectPixelForFeature = defineFormula<{ featureMm: number; pixelsPerFeature: number }>({
  symbol: 'p_o',
  label: '所需单像素精度',
  unit: 'mm',
  expression: 'δ ÷ k',
  inputs: {
    featureMm: { symbol: 'δ', label: '最小特征', unit: 'mm', min: 1e-5, max: 10_000 },
    pixelsPerFeature,
  },
  source: ni,
  compute: ({ featureMm, pixelsPerFeature }) => featureMm / pixelsPerFeature,
});

/**
 * Largest 单像素精度, mm, at which p_o × s is the tolerance over gaugeRatio, with at least two pixels across the band. With s = 1
 * and 10 : 1 it is the rule of ten pixels per tolerance band.
 * @throws OpticsInputError
 */
export const objectPixelForTolerance = defineFormula<{
  toleranceMm: number;
  subPixelFactor: number;
  gaugeRatio: number;
}>({
  symbol: 'p_o',
  label: '所需单像素精度',
  unit: 'mm',
  expression: 'min(T ÷ (n × s), T ÷ 2)',
  inputs: {
    toleranceMm: { symbol: 'T', label: '公差带全宽', unit: 'mm', min: 1e-5, max: 10_000 },
    gaugeRatio: { symbol: 'n', label: '量具比', unit: '', min: 1, max: 100 },
    subPixelFactor: { symbol: 's', label: '亚像素系数', unit: '', min: 0.01, max: 2 },
  },
  source: { ...dechow, name: `${dechow.name}；${ownRule('按亚像素系数折算，公差带内不少于 2 px').name}` },
  compute: ({ toleranceMm, subPixelFactor, gaugeRatio }) =>
    Math.min(toleranceMm / (gaugeRatio * subPixelFactor), toleranceMm / fewestPixelsPerFeature.pixels),
});

export interface RequiredObjectPixel {
  objectPixelMm: number;
  /** Empty where the figure was entered directly. */
  traces: readonly Trace[];
}

/** Largest 单像素精度 that meets the demand. @throws OpticsInputError */
export function requiredObjectPixel(demand: AccuracyDemand): RequiredObjectPixel {
  if (demand.kind === 'object-pixel') return { objectPixelMm: demand.objectPixelMm, traces: [] };
  if (demand.kind === 'feature') {
    const { kind: _, ...inputs } = demand;
    return derived(objectPixelForFeature(inputs), () => objectPixelForFeature.trace(inputs));
  }
  const { kind: _, gaugeRatio = defaultGaugeRatio.ratio, ...rest } = demand;
  const inputs = { ...rest, gaugeRatio };
  return derived(objectPixelForTolerance(inputs), () => objectPixelForTolerance.trace(inputs));
}

/** The derivation is computed only when it is read. */
const derived = (objectPixelMm: number, trace: () => Trace): RequiredObjectPixel => ({
  objectPixelMm,
  get traces() {
    return [trace()];
  },
});
