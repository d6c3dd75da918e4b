import { nyquistFrequency, resolvableFrequency } from '@shixuan/optics/physics';
import type { ImagingChain } from './kernel/imaging-chain';
import { chainTransfer } from './kernel/transfer';

/**
 * Width of the finest line that a chain still shows, in pixels: 1 where the pixel is the limit, more where blur is;
 * null when not even coarse lines show. The worse of both directions.
 */
export function smallestFeaturePx(chain: ImagingChain): number | null {
  const { pixelSizeUm } = chain;
  const nyquist = nyquistFrequency.compute({ pixelSizeUm });
  const worst = Math.min(
    ...(['x', 'y'] as const).map(axis =>
      resolvableFrequency(frequency => Math.abs(chainTransfer(chain, axis, frequency)), nyquist),
    ),
  );
  return worst === 0 ? null : nyquist / worst;
}

/** Contrast that is left of lines as wide as a pixel, 0 to 1; the worse of both directions. */
export function contrastAtNyquist(chain: ImagingChain): number {
  const nyquist = nyquistFrequency.compute({ pixelSizeUm: chain.pixelSizeUm });
  return Math.min(...(['x', 'y'] as const).map(axis => Math.abs(chainTransfer(chain, axis, nyquist))));
}
