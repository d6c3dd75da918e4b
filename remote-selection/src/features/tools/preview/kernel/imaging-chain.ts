/** All that blurs between the object and the grey values, as figures in the image. */
export interface ImagingChain {
  pixelSizeUm: number;
  wavelengthNm: number;
  /** Null: 未标注; diffraction is then left out. */
  effectiveFNumber: number | null;
  /** Line pairs per mm the lens is rated for; null: 未标注, the lens then counts as perfect. */
  ratedLpMm: number | null;
  ratedContrast: number;
  /** Diameter of the disc a point out of focus becomes, µm. */
  defocusBlurUm: number;
  /** Way of the image during the exposure, µm, and its direction on the sensor. */
  motionBlurUm: number;
  motionAxis: 'x' | 'y';
}
