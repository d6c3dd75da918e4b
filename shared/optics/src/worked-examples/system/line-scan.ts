import { objectPixel, objectPixelFromMagnification, pixelsForObjectPixel } from '../../physics/accuracy/object-pixel';
import { countsPerLine } from '../../physics/timing/encoder';
import { lineRate, lineScanSpeedMmS, pixelRate, timeDivisionLineRate } from '../../physics/timing/line-rate';
import type { ExampleComputation, Given } from '../worked-example';

const pixelOnObject = (given: Given) =>
  objectPixelFromMagnification({ pixelSizeUm: given('p'), magnification: given('S') / given('FOV') });

export const lineScanExamples: Readonly<Record<string, ExampleComputation>> = {
  'ls-01': given => {
    const real = objectPixel({ fieldOfViewMm: given('W'), pixels: given('N') });
    return {
      N_min: pixelsForObjectPixel({ fieldOfViewMm: given('W'), objectPixelMm: given('acc') }),
      acc2: real,
      rate: lineRate({ speedMmS: given('v'), objectPixelUm: real * 1000 }),
    };
  },
  'ls-02': given => ({
    rate: lineRate({ speedMmS: given('v'), objectPixelUm: given('acc') * 1000 }),
    N: pixelsForObjectPixel({ fieldOfViewMm: given('W'), objectPixelMm: given('acc') }),
  }),
  'ls-04': given => {
    const acc = objectPixel({ fieldOfViewMm: given('W'), pixels: given('N') });
    const rate = lineRate({ speedMmS: given('v'), objectPixelUm: acc * 1000 });
    return { acc, rate, rate2: timeDivisionLineRate({ lineRateHz: rate, phases: given('k') }) };
  },
  'ls-05': given => ({
    v: lineScanSpeedMmS({ lineRateHz: given('rate') * 1000, objectPixelUm: pixelOnObject(given) }),
  }),
  'ls-07': given => ({ rate: lineRate({ speedMmS: given('v'), objectPixelUm: pixelOnObject(given) }) / 1000 }),
  'ls-08': given => ({ pixrate: pixelRate({ pixels: given('N'), rateHz: given('rate') * 1000 }) }),
  'enc-01': given => ({
    steps: countsPerLine({ linePitchMm: given('line') / 1000, countsPerMm: given('counts') * 1000 }),
  }),
};
