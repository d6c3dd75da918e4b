import {
  type ImagingTask,
  laserClasses,
  laserClassLabel,
  type ProfileTask,
  protectionLabel,
  protections,
} from '@shixuan/optics/model';
import { lightTechniques, linkInterfaces } from '@shixuan/optics/physics';

/**
 * A remedy carried out as a reader would, from its printed words alone: the task with the printed figure in it. Null where the
 * words say no change of a task.
 */
export function carriedOut(words: string, task: ImagingTask): ImagingTask | null {
  for (const [pattern, change] of imaging) {
    const found = pattern.exec(words);
    if (found) return change(task, figureOf(found.groups?.figure));
  }
  return null;
}

/** The same for the task of a line profiler. */
export function profileCarriedOut(words: string, task: ProfileTask): ProfileTask | null {
  for (const [pattern, change] of profile) {
    const found = pattern.exec(words);
    if (found) return change(task, figureOf(found.groups?.figure));
  }
  return null;
}

/** Digits are grouped by thin spaces. */
const figureOf = (text = '') => Number(text.replaceAll('\u202f', ''));

type Rule<T> = readonly [RegExp, (task: T, figure: number) => T];
/** Words with a figure at `#`. */
const rule = <T>(words: string, change: Rule<T>[1]): Rule<T> => [
  new RegExp(`^${words.replace('#', '(?<figure>[\\d.\\u202f]+)')}$`, 'u'),
  change,
];
/** Words without a figure. */
const said = <T>(words: string, change: Rule<T>[1]): Rule<T> => [
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`, 'u'),
  change,
];

const accuracy = (task: ImagingTask, figure: number): ImagingTask => {
  const demand = task.accuracy;
  if (demand.kind === 'feature') return { ...task, accuracy: { ...demand, featureMm: figure } };
  if (demand.kind === 'tolerance') return { ...task, accuracy: { ...demand, toleranceMm: figure } };
  return { ...task, accuracy: { ...demand, objectPixelMm: figure } };
};
const both = (figure: number) => ({ minMm: figure, maxMm: figure });

const imaging: readonly Rule<ImagingTask>[] = [
  rule('工作距离上限放宽到 # mm', (task, maxMm) => ({ ...task, workingDistance: { ...task.workingDistance, maxMm } })),
  rule('工作距离下限放宽到 # mm', (task, minMm) => ({ ...task, workingDistance: { ...task.workingDistance, minMm } })),
  rule('工作距离改为 # mm', (task, figure) => ({ ...task, workingDistance: both(figure) })),
  rule('物像距上限放宽到 # mm', (task, maxMm) => ({
    ...task,
    objectImageDistance: { ...task.objectImageDistance, maxMm },
  })),
  rule('物像距下限放宽到 # mm', (task, minMm) => ({
    ...task,
    objectImageDistance: { ...task.objectImageDistance, minMm },
  })),
  rule('物像距改为 # mm', (task, figure) => ({ ...task, objectImageDistance: both(figure) })),
  rule('留边减到 # %', (task, marginPct) => ({ ...task, marginPct })),
  rule('(?:最小缺陷|公差|单像素精度)放宽到 # mm', accuracy),
  rule('高度差控制在 # mm 以内', (task, heightVariationMm) => ({ ...task, heightVariationMm })),
  rule('工作距离公差控制在 ±# mm 以内', (task, workingDistanceToleranceMm) => ({
    ...task,
    workingDistanceToleranceMm,
  })),
  rule('光圈[收开]到 F#', (task, fNumber) => ({ ...task, fNumber })),
  rule('曝光缩短到 # µs', (task, exposureUs) => ({ ...task, exposureUs })),
  rule('允许拖影放宽到 # px', (task, blurPx) => ({ ...task, blurPx })),
  rule('速度降到 # mm/s', (task, speedMmS) => ({ ...task, speedMmS })),
  rule('(?:帧率降到 # fps)', (task, rateHz) => ({ ...task, rateHz })),
  rule('(?:行频降到 # Hz)', (task, rateHz) => ({ ...task, rateHz })),
  rule('线长缩短到 # m', (task, cableM) => ({ ...task, cableM })),
  rule('改用 8 bit 传输（Mono8 / Bayer8）', task => ({ ...task, pixelFormat: 'mono8' })),
  rule('不限黑白、彩色', task => ({ ...task, colour: null })),
  rule('波长改为 # nm', (task, wavelengthNm) => ({ ...task, wavelengthNm })),
  rule('不限快门类型', task => ({ ...task, shutter: null })),
  ...linkInterfaces.map(({ id, label }) =>
    said<ImagingTask>(`允许 ${label} 接口`, task => ({ ...task, links: [...task.links, id] })),
  ),
  ...lightTechniques.map(({ id, label }) => said<ImagingTask>(`改用${label}`, task => ({ ...task, technique: id }))),
];

const profile: readonly Rule<ProfileTask>[] = [
  rule('安装净空上限放宽到 # mm', (task, maxMm) => ({ ...task, standOff: { ...task.standOff, maxMm } })),
  rule('安装净空下限放宽到 # mm', (task, minMm) => ({ ...task, standOff: { ...task.standOff, minMm } })),
  rule('安装净空改为 # mm', (task, figure) => ({ ...task, standOff: both(figure) })),
  rule('留边减到 # %', (task, marginPct) => ({ ...task, marginPct })),
  rule('来料与安装公差收紧到 ±# mm 以内', (task, heightToleranceMm) => ({ ...task, heightToleranceMm })),
  rule('高度差控制在 # mm 以内', (task, heightVariationMm) => ({ ...task, heightVariationMm })),
  rule('X 点间距放宽到 # mm', (task, pointSpacingMm) => ({ ...task, pointSpacingMm })),
  rule('速度降到 # mm/s', (task, speedMmS) => ({ ...task, speedMmS })),
  rule('移动方向的轮廓间距放宽到 # mm', (task, travelSpacingMm) => ({ ...task, travelSpacingMm })),
  rule('轮廓频率降到 # Hz', (task, minProfileRateHz) => ({ ...task, minProfileRateHz })),
  rule('Z 向分辨率放宽到 # µm', (task, resolutionUm) => ({ ...task, resolutionUm })),
  rule('Z 向重复精度放宽到 # µm', (task, repeatabilityUm) => ({ ...task, repeatabilityUm })),
  rule('Z 向误差放宽到 # µm', (task, heightErrorUm) => ({ ...task, heightErrorUm })),
  ...laserClasses.map(each =>
    said<ProfileTask>(`允许 ${laserClassLabel(each)}激光（须配防护罩与联锁）`, task => ({
      ...task,
      maxLaserClass: each,
    })),
  ),
  ...protections.map(each =>
    said<ProfileTask>(`防护等级降到 ${protectionLabel(each)}（另加防护罩）`, task => ({
      ...task,
      minProtection: each,
    })),
  ),
];
