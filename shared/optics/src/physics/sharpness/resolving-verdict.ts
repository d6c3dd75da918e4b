import { ownRule } from '../../formula/imaging-sources';
import { nyquistFrequency } from './nyquist';

export type ResolvingVerdict = '充足' | '可用' | '不足' | '未知';

/** Shares of Nyquist a lens must resolve (VA Imaging asks for all of it, OptoWiki calls 70 % practically resolvable). */
export const resolvingLimits = {
  ample: 1,
  usable: 0.7,
  source: ownRule('镜头解析力 ≥ 奈奎斯特为充足，0.7-1 倍为可用，低于 0.7 倍为不足'),
} as const;

export interface Resolving {
  verdict: ResolvingVerdict;
  nyquistLpMm: number;
  /** What the lens resolves over what the pixels ask for; null when the lens' figure is 未标注. */
  ratio: number | null;
}

/**
 * Is a lens fine enough for a pixel? For a lens rated in megapixels put in the Nyquist frequency of its `ratedPixelSize`.
 * @param lensLpMm resolved line pairs per mm in the image (MTF30), null = 未标注
 * @throws OpticsInputError for a pixel outside its range
 */
export function resolvingVerdict(pixelSizeUm: number, lensLpMm: number | null): Resolving {
  const nyquistLpMm = nyquistFrequency({ pixelSizeUm });
  if (lensLpMm === null) return { verdict: '未知', nyquistLpMm, ratio: null };
  const ratio = lensLpMm / nyquistLpMm;
  return { verdict: verdictOf(ratio), nyquistLpMm, ratio };
}

/** A lens rated for exactly the pixel must not fail by a rounding error. */
const epsilon = 1e-6;

function verdictOf(ratio: number): ResolvingVerdict {
  if (ratio >= resolvingLimits.ample - epsilon) return '充足';
  return ratio >= resolvingLimits.usable - epsilon ? '可用' : '不足';
}
