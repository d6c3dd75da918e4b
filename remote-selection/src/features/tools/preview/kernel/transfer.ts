import { besselJ1, diffractionMtf, ratedLensMtf, systemMtf } from '@shixuan/optics/physics';
import type { ImagingChain } from './imaging-chain';

/*
 * Transfer of each part of the chain with its sign: an even disc turns dark into bright at some frequencies, and a picture
 * shows it. Frequencies in the image, lp/mm.
 */

/** Of an even disc: out of focus. Its absolute value is the engine's defocusMtf. */
export function discTransfer(frequencyLpMm: number, diameterUm: number): number {
  const x = (Math.PI * frequencyLpMm * diameterUm) / 1000;
  return x < 1e-6 ? 1 : (2 * besselJ1(x)) / x;
}

/** Of an even stroke: a pixel's width, or a way during the exposure. */
export function strokeTransfer(frequencyLpMm: number, lengthUm: number): number {
  const x = (Math.PI * frequencyLpMm * lengthUm) / 1000;
  return Math.abs(x) < 1e-9 ? 1 : Math.sin(x) / x;
}

/** Lens, diffraction and defocus: alike in all directions. */
export function opticalTransfer(chain: ImagingChain, frequencyLpMm: number): number {
  const { wavelengthNm, effectiveFNumber, ratedLpMm, ratedContrast } = chain;
  return systemMtf([
    effectiveFNumber === null ? 1 : diffractionMtf.compute({ frequencyLpMm, wavelengthNm, effectiveFNumber }),
    ratedLpMm === null ? 1 : ratedLensMtf.compute({ frequencyLpMm, ratedLpMm, ratedContrast }),
    discTransfer(frequencyLpMm, chain.defocusBlurUm),
  ]);
}

/** The whole chain for lines that follow one another along an axis of the sensor. */
export function chainTransfer(chain: ImagingChain, axis: 'x' | 'y', frequencyLpMm: number): number {
  return systemMtf([
    opticalTransfer(chain, frequencyLpMm),
    strokeTransfer(frequencyLpMm, chain.pixelSizeUm),
    axis === chain.motionAxis ? strokeTransfer(frequencyLpMm, chain.motionBlurUm) : 1,
  ]);
}
