import { objectPixel, objectPixelFromMagnification } from '../../physics/accuracy/object-pixel';
import { fastestSpeedMmS, longestExposureUs, motionBlurPx, motionBlurUm } from '../../physics/motion/blur';
import { periodS } from '../../physics/timing/rate-limits';
import type { ExampleComputation, Given } from '../worked-example';

const codeModule = (given: Given) => ({
  v: fastestSpeedMmS({ blurUm: given('X') * 1000, exposureUs: given('t') }),
});

export const motionExamples: Readonly<Record<string, ExampleComputation>> = {
  'blur-01': given => {
    const moving = { speedMmS: given('v'), exposureUs: given('t') };
    return { blur_um: motionBlurUm(moving), blur_px: motionBlurPx({ ...moving, objectPixelUm: given('p') }) };
  },
  'blur-03': given => {
    const objectPixelUm = objectPixel({ fieldOfViewMm: given('FOV'), pixels: given('N') }) * 1000;
    const exposureUs = longestExposureUs({ blurPx: given('k'), objectPixelUm, speedMmS: given('v') });
    return {
      px: objectPixelUm,
      t: exposureUs,
      d: motionBlurUm({ speedMmS: given('v'), exposureUs }) / 1000,
      rate: 1 / (exposureUs * 1e-6),
    };
  },
  'blur-04': given => {
    const objectPixelUm = objectPixelFromMagnification({ pixelSizeUm: given('p'), magnification: given('m') });
    return { t: longestExposureUs({ blurPx: given('k'), objectPixelUm, speedMmS: given('v') }) };
  },
  'blur-05': codeModule,
  'blur-06': codeModule,
  'blur-07': given => ({
    N: motionBlurPx({ speedMmS: given('v') * 1000, exposureUs: given('t'), objectPixelUm: given('p') * 1000 }),
  }),
  'blur-09': given => ({ d: motionBlurUm({ speedMmS: given('v'), exposureUs: given('t') * 1000 }) / 1000 }),
  'blur-10': given => {
    const blurUm = motionBlurUm({ speedMmS: given('v') * 1000, exposureUs: given('t') });
    return { S: blurUm, Z: blurUm / (given('W') * 1e6), limit: 1 / given('N') };
  },
  'fr-06': given => ({ wait: periodS({ rateHz: given('fps') }) }),
};
