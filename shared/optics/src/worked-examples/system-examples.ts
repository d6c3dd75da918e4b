import { recommendedQuantity } from '../model/recommendation/quantities';
import { recommend } from '../model/recommendation/recommend';
import { bandwidthExamples } from './system/bandwidth';
import { gigePacketExamples } from './system/gige-packets';
import { lineScanExamples } from './system/line-scan';
import { motionExamples } from './system/motion';
import { rateExamples } from './system/rates';
import { resolutionExamples } from './system/resolution';
import { stereoExamples } from './system/stereo';
import type { ExampleComputation } from './worked-example';

/** The part of an example about the direction; its focal length is among the lens examples. */
const directionExamples: Readonly<Record<string, ExampleComputation>> = {
  'fl-04': given => {
    const target = (given('S') * given('WD')) / given('FOV');
    const { ranked } = recommend({
      candidates: given.list('catalogue'),
      valueOf: focalLength => focalLength,
      target,
      direction: 2,
      quantity: recommendedQuantity('focal-length'),
    });
    return { f_chosen: ranked[0]?.value ?? Number.NaN };
  },
};

/** Published calculations about resolution, motion, rates and links, by the id of the example. */
export const systemExamples: Readonly<Record<string, ExampleComputation>> = {
  ...directionExamples,
  ...resolutionExamples,
  ...motionExamples,
  ...lineScanExamples,
  ...rateExamples,
  ...bandwidthExamples,
  ...gigePacketExamples,
  ...stereoExamples,
};
