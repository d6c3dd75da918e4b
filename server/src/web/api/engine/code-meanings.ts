import { profileCheckLabels } from '@shixuan/optics/checks';
import { laserSurfaceLabels, taskWords } from '@shixuan/optics/describe';
import {
  ambientLightLabels,
  checkLabels,
  directionLabels,
  laserClasses,
  laserClassLabel,
  protectionLabel,
  protections,
} from '@shixuan/optics/model';
import {
  circlesOfConfusion,
  lightTechniques,
  linkInterfaces,
  litFeatureLabels,
  pixelFormats,
} from '@shixuan/optics/physics';

/** What each code means, in Chinese. */
type Meanings = Readonly<Record<string, string>>;

const ofList = (list: readonly { id: string; label: string }[]): Meanings =>
  Object.fromEntries(list.map(({ id, label }) => [id, label]));

const directions = Object.fromEntries(
  ['resolution', 'focalLength', 'magnification', 'fieldOfView', 'workingDistance'].map(field => [
    field,
    directionLabels,
  ]),
);

/** What the codes of a schema's fields mean: the lists that the engine itself goes by. */
export const codeMeanings: Readonly<Record<string, Readonly<Record<string, Meanings>>>> = {
  ImagingTask: {
    ...taskWords,
    ...directions,
    feature: litFeatureLabels,
    links: ofList(linkInterfaces),
    pixelFormat: ofList(pixelFormats),
    technique: ofList(lightTechniques),
    circleOfConfusion: ofList(circlesOfConfusion),
    kind: { tolerance: '公差', feature: '最小缺陷', 'object-pixel': '单像素精度' },
  },
  ProfileTask: {
    surface: laserSurfaceLabels,
    maxLaserClass: Object.fromEntries(laserClasses.map(each => [each, laserClassLabel(each)])),
    minProtection: Object.fromEntries(protections.map(each => [each, protectionLabel(each)])),
  },
  VolumeTask: { ambient: ambientLightLabels },
  PairRow: { verdicts: checkLabels, undecided: checkLabels },
  SystemRow: { verdicts: checkLabels, undecided: checkLabels },
  ProfilerRow: { verdicts: profileCheckLabels },
};

/** `matt 哑光，glossy 光亮` */
export const meaningsText = (meanings: Meanings): string =>
  Object.entries(meanings)
    .map(([code, label]) => `${code} ${label}`)
    .join('，');
