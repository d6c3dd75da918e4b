import { taskWords } from '@shixuan/optics/describe';
import type { ImagingTask, ProfileTask, VolumeTask } from '@shixuan/optics/model';
import { litFeatureLabels } from '@shixuan/optics/physics';
import { quantityText } from './printed-quantity';

const mm = (value: number) => quantityText(value, 'mm');
const within = ({ minMm, maxMm }: { minMm: number | null; maxMm: number | null }): string | null => {
  if (minMm !== null && maxMm !== null) return minMm === maxMm ? mm(minMm) : `${quantityText(minMm, '')}～${mm(maxMm)}`;
  return minMm !== null ? `至少 ${mm(minMm)}` : maxMm !== null ? `至多 ${mm(maxMm)}` : null;
};
const sentence = (parts: readonly (string | null | false)[]) => `${parts.filter(Boolean).join('，')}。`;
const prefixed = (label: string, text: string | null) => text && `${label} ${text}`;

/** A camera task in one sentence, as one engineer tells it another. */
export function imagingSentence(task: ImagingTask): string {
  const { mode, object, accuracy, surface, feature, workingDistance, heightVariationMm, speedMmS, rateHz } = task;
  const part = `${surface ? `${taskWords.surface[surface]}` : ''}${mode === 'line' ? '卷材或连续料' : '工件'}`;
  const size =
    mode === 'line' ? `幅宽 ${mm(object.widthMm)} 的${part}` : `${areaText(object.widthMm, object.heightMm)} 的${part}`;
  const asked = {
    feature: () =>
      accuracy.kind === 'feature' &&
      `看清 ${mm(accuracy.featureMm)} 的细节（占 ${quantityText(accuracy.pixelsPerFeature, '')} 个像素）`,
    tolerance: () => accuracy.kind === 'tolerance' && `测公差带 ${mm(accuracy.toleranceMm)} 的尺寸`,
    'object-pixel': () => accuracy.kind === 'object-pixel' && `单像素不大于 ${mm(accuracy.objectPixelMm)}`,
  }[accuracy.kind]();
  return sentence([
    size,
    asked,
    feature && `检测内容为${litFeatureLabels[feature]}`,
    prefixed('工作距离', within(workingDistance)),
    heightVariationMm > 0 && `高度差 ${mm(heightVariationMm)}`,
    speedMmS > 0 && `以 ${quantityText(speedMmS, 'mm/s')} 运动`,
    rateHz !== null && `每秒 ${quantityText(rateHz, '')} 幅`,
  ]);
}

/** A task of line profilers in one sentence. */
export const profileSentence = (task: ProfileTask): string =>
  sentence([
    `${mm(task.widthMm)} 宽的工件`,
    `高度差 ${mm(task.heightVariationMm)}`,
    task.heightToleranceMm > 0 && `来料高度 ± ${mm(task.heightToleranceMm)}`,
    task.pointSpacingMm !== null && `X 点间距不大于 ${mm(task.pointSpacingMm)}`,
    task.repeatabilityUm !== null && `Z 向重复精度不大于 ${quantityText(task.repeatabilityUm, 'µm')}`,
    task.speedMmS > 0 && `以 ${quantityText(task.speedMmS, 'mm/s')} 运动`,
    prefixed('安装净空', within(task.standOff)),
  ]);

/** A task of 3D area cameras in one sentence. */
export const volumeSentence = (task: VolumeTask): string =>
  sentence([
    `${areaText(task.widthMm, task.heightMm)} 的料区`,
    task.depthMm > 0 && `堆高 ${mm(task.depthMm)}`,
    prefixed('安装距离', within(task.distance)),
    task.pointSpacingMm !== null && `点间距不大于 ${mm(task.pointSpacingMm)}`,
    task.accuracyMm !== null && `Z 向误差不大于 ± ${mm(task.accuracyMm)}`,
    task.cycleS !== null && `节拍 ${quantityText(task.cycleS, 's')}`,
  ]);

const areaText = (widthMm: number, heightMm: number) => `${quantityText(widthMm, '')} × ${mm(heightMm)}`;
