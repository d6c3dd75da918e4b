import { laserSurfaceLabels, taskWords } from '@shixuan/optics/describe';
import {
  ambientLightLabels,
  type ImagingTask,
  laserClassLabel,
  type ProfileTask,
  protectionLabel,
  type SideBySide,
  type VolumeTask,
  wholeObject,
} from '@shixuan/optics/model';
import { litFeatureLabels } from '@shixuan/optics/physics';
import { quantityText } from './printed-quantity';

const mm = (value: number) => quantityText(value, 'mm');
const within = ({ minMm, maxMm }: { minMm: number | null; maxMm: number | null }): string | null => {
  if (minMm !== null && maxMm !== null) return minMm === maxMm ? mm(minMm) : `${quantityText(minMm, '')}～${mm(maxMm)}`;
  return minMm !== null ? `至少 ${mm(minMm)}` : maxMm !== null ? `至多 ${mm(maxMm)}` : null;
};
const sentence = (parts: readonly (string | null | false)[]) => `${parts.filter(Boolean).join('，')}。`;
/** A space goes only before a figure: 工作距离 280 mm, 工作距离至多 500 mm. */
const prefixed = (label: string, text: string | null) => text && `${label}${/^\d/.test(text) ? ' ' : ''}${text}`;
/** Slower than one image a second, the time between them is what is known: 每 6 s 一幅. */
const rateText = (hz: number) => (hz < 1 ? `每 ${quantityText(1 / hz, 's')} 一幅` : `每秒 ${quantityText(hz, '')} 幅`);

/**
 * A camera task in one sentence, as one engineer tells it another.
 * @param sideBySide the task states what one of these cameras sees; the sentence is of the whole object
 */
export function imagingSentence(task: ImagingTask, sideBySide: SideBySide | null = null): string {
  const { mode, accuracy, surface, feature, workingDistance, heightVariationMm, speedMmS, rateHz } = task;
  const { widthMm, heightMm } = sideBySide ? wholeObject(task.object, sideBySide) : task.object;
  const part = `${surface ? `${taskWords.surface[surface]}` : ''}${mode === 'line' ? '卷材或连续料' : '工件'}`;
  const size = isRound(task)
    ? `${roundText(Math.min(widthMm, heightMm), Math.max(widthMm, heightMm))} 的圆柱${part}`
    : mode === 'line'
      ? `幅宽 ${mm(widthMm)} 的${part}`
      : `${areaText(widthMm, heightMm)} 的${part}`;
  const asked = {
    feature: () =>
      accuracy.kind === 'feature' &&
      `看清 ${mm(accuracy.featureMm)} 的细节（占 ${quantityText(accuracy.pixelsPerFeature, '')} 个像素）`,
    tolerance: () => accuracy.kind === 'tolerance' && `测公差带 ${mm(accuracy.toleranceMm)} 的尺寸`,
    'object-pixel': () => accuracy.kind === 'object-pixel' && `单像素不大于 ${mm(accuracy.objectPixelMm)}`,
  }[accuracy.kind]();
  return sentence([
    size,
    sideBySide && `${sideBySide.cameras} 台相机并排看全`,
    asked,
    feature && `检测内容为${litFeatureLabels[feature]}`,
    prefixed('工作距离', within(workingDistance)),
    prefixed('物像距', within(task.objectImageDistance)),
    heightVariationMm > 0 && `高度差 ${mm(heightVariationMm)}`,
    speedMmS > 0 && `以 ${quantityText(speedMmS, 'mm/s')} 运动`,
    rateHz !== null && rateText(rateHz),
  ]);
}

/** A task of line profilers in one sentence. */
export const profileSentence = (task: ProfileTask): string =>
  sentence([
    `${mm(task.widthMm)} 宽的工件`,
    task.heightVariationMm > 0 && `高度差 ${mm(task.heightVariationMm)}`,
    task.heightToleranceMm > 0 && `来料高度 ± ${mm(task.heightToleranceMm)}`,
    task.pointSpacingMm !== null && `X 点间距不大于 ${mm(task.pointSpacingMm)}`,
    task.travelSpacingMm !== null && `Y 轮廓间距不大于 ${mm(task.travelSpacingMm)}`,
    task.resolutionUm !== null && `Z 向分辨率不大于 ${quantityText(task.resolutionUm, 'µm')}`,
    task.repeatabilityUm !== null && `Z 向重复精度不大于 ${quantityText(task.repeatabilityUm, 'µm')}`,
    task.heightErrorUm !== null && `Z 向误差不大于 ± ${quantityText(task.heightErrorUm, 'µm')}`,
    task.minProfileRateHz !== null && `轮廓频率不低于 ${quantityText(task.minProfileRateHz, 'Hz')}`,
    task.speedMmS > 0 && `以 ${quantityText(task.speedMmS, 'mm/s')} 运动`,
    prefixed('安装净空', within(task.standOff)),
    task.maxLaserClass !== null && `激光等级不高于 ${laserClassLabel(task.maxLaserClass)}`,
    task.minProtection !== null && `防护等级不低于 ${protectionLabel(task.minProtection)}`,
    task.surface !== null && `工件表面为${laserSurfaceLabels[task.surface]}`,
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
    task.ambient !== null && `环境光为${ambientLightLabels[task.ambient]}`,
  ]);

/** Whether a diameter is measured at its outline, as the engine judges it: then the shorter side is that diameter. */
const isRound = ({ mode, form, feature, accuracy }: ImagingTask) =>
  mode !== 'line' && form === 'curved' && feature === 'outline' && accuracy.kind === 'tolerance';

const roundText = (diameterMm: number, lengthMm: number) =>
  diameterMm === lengthMm ? `Ø${mm(diameterMm)}` : `Ø${quantityText(diameterMm, '')} × ${mm(lengthMm)}`;

const areaText = (widthMm: number, heightMm: number) => `${quantityText(widthMm, '')} × ${mm(heightMm)}`;
