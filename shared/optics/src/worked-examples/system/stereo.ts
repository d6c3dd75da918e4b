import { stereoErrorMm } from '../../physics/three-d/stereo';
import type { ExampleComputation } from '../worked-example';

export const stereoExamples: Readonly<Record<string, ExampleComputation>> = {
  'st-01': given => ({
    err:
      stereoErrorMm({
        distanceMm: given('D') * 1000,
        disparityErrorPx: given('p'),
        baselineMm: given('b') * 1000,
        focalPx: given('f'),
      }) / 1000,
  }),
};
