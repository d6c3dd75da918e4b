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
   * detection. `bandPixels` are the fewest pixels across the band, whatever the edge detection promises.
   */
  | { kind: 'tolerance'; toleranceMm: number; subPixelFactor: number; gaugeRatio?: number; bandPixels?: number }
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
 * Usual fewest pixels across a tolerance band. Edges that repeat to a tenth of a pixel (telecentric lens with collimated back
 * light) need one: the band is then ten times as wide as the edge is uncertain.
 */
export const usualBandPixels = {
  pixels: fewestPixelsPerFeature.pixels,
  fine: { upToFactor: 0.1, pixels: 1 },
  source: ownRule(
    '公差带内一般不少于 2 px；亚像素系数 0.1 以内（远心镜头加平行背光）1 px 即可，重复性已是公差的十分之一',
  ),
} as const;

/**
 * How many times finer than asked for a pixel has to be until more accuracy is no use: 0.8 of it, and of a tolerance as fine as the
 * usual pixels across the band also where fine edges need fewer. They need one pixel for an edge: a size lies between two of them,
 * whose repeatabilities add to √2, and as much again is left to the calibration, the fixture and the part.
 */
export const accuracyReserve = {
  times: 1.25,
  source: ownRule('单像素精度为要求的 0.8 倍算余量充足；亚像素系数 0.1 以内只要 1 px 的，到公差带内 2 px 为止仍算余量'),
} as const;

/** The same for a demand that asks for this 单像素精度. */
export const usefulReserve = (demand: AccuracyDemand, objectPixelMm: number): number =>
  demand.kind === 'tolerance'
    ? Math.max(accuracyReserve.times, (objectPixelMm * usualBandPixels.pixels) / demand.toleranceMm)
    : accuracyReserve.times;

/**
 * Largest 单像素精度, mm, at which p_o × s is the tolerance over gaugeRatio, with a number of pixels across the band. With s = 1
 * and 10 : 1 it is the rule of ten pixels per tolerance band.
 * @throws OpticsInputError
 */
export const objectPixelForTolerance = defineFormula<{
  toleranceMm: number;
  subPixelFactor: number;
  gaugeRatio: number;
  bandPixels: number;
}>({
  symbol: 'p_o',
  label: '所需单像素精度',
  unit: 'mm',
  expression: 'min(T ÷ (n × s), T ÷ q)',
  inputs: {
    toleranceMm: { symbol: 'T', label: '公差带全宽', unit: 'mm', min: 1e-5, max: 10_000 },
    gaugeRatio: { symbol: 'n', label: '量具比', unit: '', min: 1, max: 100 },
    subPixelFactor: { symbol: 's', label: '亚像素系数', unit: '', min: 0.01, max: 2 },
    bandPixels: { symbol: 'q', label: '公差带内最少像素', unit: 'px', min: 0.1, max: 100 },
  },
  source: { ...dechow, name: `${dechow.name}；${usualBandPixels.source.name}` },
  compute: ({ toleranceMm, subPixelFactor, gaugeRatio, bandPixels }) =>
    Math.min(toleranceMm / (gaugeRatio * subPixelFactor), toleranceMm / bandPixels),
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
  const {
    kind: _,
    gaugeRatio = defaultGaugeRatio.ratio,
    bandPixels = bandPixelsFor(demand.subPixelFactor),
    ...rest
  } = demand;
  const inputs = { ...rest, gaugeRatio, bandPixels };
  return derived(objectPixelForTolerance(inputs), () => objectPixelForTolerance.trace(inputs));
}

/** The derivation is computed only when it is read. */
const derived = (objectPixelMm: number, trace: () => Trace): RequiredObjectPixel => ({
  objectPixelMm,
  get traces() {
    return [trace()];
  },
});

/** Usual fewest pixels across a band for edges of a sub-pixel factor. */
export const bandPixelsFor = (subPixelFactor: number): number =>
  subPixelFactor <= usualBandPixels.fine.upToFactor ? usualBandPixels.fine.pixels : usualBandPixels.pixels;
