import { type Aspect, costAspect } from '../../data/ranking/differences';
import type { VolumeResultRow } from '../../data/volume/volume-query';

/** In what 3D area cameras are compared in words. */
export const volumeAspects: readonly Aspect<VolumeResultRow>[] = [
  costAspect,
  { subject: '点距', more: '疏', less: '密', better: 'less', figure: ({ mounting }) => mounting.pointSpacingMm },
  { subject: 'Z 向误差', more: '大', less: '小', better: 'less', figure: ({ mounting }) => mounting.errorMm },
  { subject: '安装距离', more: '长', less: '短', better: null, in: 'mm', figure: ({ mounting }) => mounting.topMm },
];
