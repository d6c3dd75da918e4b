import { ownRule } from '../../formula/sources/own-rule';
import { nyquistFrequency } from './nyquist';

export type ResolvingVerdict = '充足' | '可用' | '不足' | '未知';

/**
 * Shares of the Nyquist frequency that a lens has to resolve (VA Imaging requires all of it, OptoWiki regards 70 % as
 * practical).
 */
export const resolvingLimits = {
  ample: 1,
  usable: 0.7,
  source: ownRule('镜头解析力 ≥ 奈奎斯特为充足，0.7-1 倍为可用，低于 0.7 倍为不足'),
} as const;

export interface Resolving {
  verdict: ResolvingVerdict;
  nyquistLpMm: number;
  /** Resolution of the lens over the resolution of the pixels; null when the figure of the lens is 未标注. */
  ratio: number | null;
}

/**
 * Whether a lens resolves a pixel. For a lens rated in megapixels, pass the Nyquist frequency of its `ratedPixelSize`.
 * @param lensLpMm resolved line pairs per mm in the image (MTF30), null = 未标注
 * @throws OpticsInputError for a pixel outside its range
 */
export function resolvingVerdict(pixelSizeUm: number, lensLpMm: number | null): Resolving {
  const nyquistLpMm = nyquistFrequency({ pixelSizeUm });
  if (lensLpMm === null) return { verdict: '未知', nyquistLpMm, ratio: null };
  const ratio = lensLpMm / nyquistLpMm;
  return { verdict: verdictOf(ratio), nyquistLpMm, ratio };
}

/** Tolerance for rounding errors of a lens rated for exactly this pixel. */
const epsilon = 1e-6;

function verdictOf(ratio: number): ResolvingVerdict {
  if (ratio >= resolvingLimits.ample - epsilon) return '充足';
  return ratio >= resolvingLimits.usable - epsilon ? '可用' : '不足';
}
