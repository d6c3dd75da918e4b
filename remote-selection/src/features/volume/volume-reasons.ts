import { isVolumeAsked, type VolumeCheckId } from '@shixuan/optics/checks';
import type { VolumeNeeds } from '@shixuan/optics/model';
import type { VolumeResultRow } from '../../data/volume/volume-query';
import { formatFigure, threeDigits } from '../../lib/format-figure';
import { moreText } from '../../lib/reason-text';

type Reached = Pick<VolumeResultRow, 'checks' | 'mounting'>;

/** Why a 3D area camera does the task, in sentences of the trade, the most important first: fineness, view, and error or distance. */
export function volumeReasons({ task }: VolumeNeeds, { checks, mounting }: Reached): string[] {
  const held = (id: VolumeCheckId) =>
    isVolumeAsked(task, id) && checks.some(check => check.id === id && check.verdict === 'pass');
  const { pointSpacingMm, errorMm, topMm, widthMm, heightMm } = mounting;
  const { distance } = task;
  const isLimited = distance.minMm !== null || distance.maxMm !== null;
  return [
    held('point-spacing') && pointSpacingMm !== null && task.pointSpacingMm !== null
      ? `最低处点间距 ${threeDigits(pointSpacingMm)} mm，要求 ${formatFigure(task.pointSpacingMm)} mm`
      : null,
    held('view') && widthMm !== null && heightMm !== null
      ? `视野装下 ${formatFigure(task.widthMm)} × ${formatFigure(task.heightMm)} mm，最紧的一边${moreText(
          Math.min(widthMm / task.widthMm, heightMm / task.heightMm),
          1,
        )}`
      : null,
    held('z-error') && errorMm !== null && task.accuracyMm !== null
      ? `最低处 Z 向误差 ± ${threeDigits(errorMm)} mm，允许 ± ${formatFigure(task.accuracyMm)} mm`
      : held('distance') && topMm !== null
        ? `装在最高处之上 ${threeDigits(topMm)} mm${isLimited ? '，在允许的距离内' : '，给夹具与手臂留出空间'}`
        : null,
  ].filter(reason => reason !== null);
}
