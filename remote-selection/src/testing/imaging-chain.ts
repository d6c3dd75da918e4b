import type { ImagingChain } from '../features/tools/preview/kernel/imaging-chain';

/** Pixels of 3.45 µm behind a lens that takes nothing from the picture but by its aperture. */
export const chainOf = (changes: Partial<ImagingChain> = {}): ImagingChain => ({
  pixelSizeUm: 3.45,
  wavelengthNm: 550,
  effectiveFNumber: 4,
  ratedLpMm: null,
  ratedContrast: 0.3,
  defocusBlurUm: 0,
  motionBlurUm: 0,
  motionAxis: 'x',
  ...changes,
});
