import { fieldForFill, fieldWithMargin } from '../../physics/accuracy/field-margin';
import {
  fieldOfObjectPixels,
  objectPixel,
  pixelsForFeature,
  pixelsForObjectPixel,
} from '../../physics/accuracy/object-pixel';
import type { ExampleComputation, Given } from '../worked-example';

const pixel = (given: Given, field: string, pixels: string) =>
  objectPixel({ fieldOfViewMm: given(field), pixels: given(pixels) });

export const resolutionExamples: Readonly<Record<string, ExampleComputation>> = {
  'res-01': given => ({
    N: pixelsForFeature({
      fieldOfViewMm: given('FOV'),
      featureMm: given('feature'),
      pixelsPerFeature: given('px_per_feature'),
    }),
  }),
  'res-03': given => {
    const objectPixelMm = given('accuracy');
    const filled = fieldForFill({ objectMm: given('FOV_short'), fill: given('fill') });
    return {
      N: pixelsForObjectPixel({ fieldOfViewMm: given('FOV_short'), objectPixelMm }),
      N_margin: pixelsForObjectPixel({ fieldOfViewMm: filled, objectPixelMm }),
    };
  },
  'res-05': given => ({ px_acc: pixel(given, 'FOV_h', 'N_h') }),
  'res-06': given => ({
    N: pixelsForObjectPixel({ fieldOfViewMm: given('FOV'), objectPixelMm: given('accuracy') }),
  }),
  'res-07': given => {
    const px = pixel(given, 'L', 'N');
    return { px, tol_band: given('k_tol') * px, blemish: given('k_app') * px };
  },
  'res-08': given => {
    const featureMm = given('tol');
    const widened = fieldWithMargin({ objectMm: given('FOV'), marginPct: (given('margin') - 1) * 100 });
    return {
      counts: pixelsForFeature({ fieldOfViewMm: given('FOV'), featureMm, pixelsPerFeature: 1 }),
      N2: pixelsForFeature({ fieldOfViewMm: given('FOV'), featureMm, pixelsPerFeature: given('k') }),
      N: pixelsForFeature({ fieldOfViewMm: widened, featureMm, pixelsPerFeature: given('k') }),
    };
  },
  // In inches from end to end; the rule itself has no unit.
  'res-10': given => {
    const px = pixel(given, 'FOV', 'N');
    return { px, tol_band: 10 * px };
  },
  'res-11': given => ({ px: pixel(given, 'FOV', 'N') }),
  'res-12': given => {
    const objectPixelMm = pixel(given, 'FOV_y', 'N_v');
    return {
      ratio: given('N_h') / given('N_v'),
      FOV_x: fieldOfObjectPixels({ objectPixelMm, pixels: given('N_h') }),
    };
  },
  'res-14': given => ({ TVL: given('lpmm') * given('W') * 2 }),
};
