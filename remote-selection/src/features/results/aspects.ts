import type { Requirements } from '@shixuan/optics/model';
import type { ResultRow } from '../../data/ranking/answer';
import { type Aspect, costAspect } from '../../data/ranking/differences';
import { settableDistanceMm } from '../../lib/settable-distance';

/** In what cameras, lenses and systems are compared in words. The chips of the answer take the same figures. */
type ResultAspect = Aspect<ResultRow>;

/** Pixels per millimetre, so that 细 is counted as the column 比要求细 counts it. */
export const accuracy: ResultAspect = {
  subject: '像素',
  more: '细',
  less: '粗',
  better: 'more',
  figure: ({ setting }) => 1 / setting.objectPixelMm.nominal,
};
export const rate: ResultAspect = {
  subject: '',
  more: '快',
  less: '慢',
  better: 'more',
  figure: ({ setting }) => setting.rateHz,
};
/** Of the lens: the body of the camera is much the same within a resolution. */
export const size: ResultAspect = {
  subject: '镜头',
  more: '大',
  less: '小',
  better: 'less',
  figure: ({ lens }) => {
    const { diameterMm = null, lengthMm = null } = lens?.part ?? {};
    return diameterMm === null || lengthMm === null ? null : diameterMm ** 2 * lengthMm;
  },
};
const depth: ResultAspect = {
  subject: '景深',
  more: '大',
  less: '小',
  better: 'more',
  figure: ({ setting }) => setting.depthOfFieldMm,
};
const light: ResultAspect = {
  subject: '通光',
  more: '少',
  less: '多',
  better: 'less',
  in: 'stops',
  figure: ({ setting }) => setting.effectiveFNumber,
};
const distance = (need: Requirements): ResultAspect => ({
  subject: '工作距离',
  more: '长',
  less: '短',
  better: null,
  in: 'mm',
  figure: ({ setting: { workingDistanceMm }, lens }) =>
    workingDistanceMm && settableDistanceMm(workingDistanceMm.nominal, need, lens?.part),
});

/** All of them. Where the height does not vary, nobody pays for depth of field. */
export const aspectsOf = (need: Requirements): readonly ResultAspect[] => [
  costAspect,
  accuracy,
  rate,
  ...(need.depthMm > 0 ? [depth] : []),
  light,
  size,
  distance(need),
];
