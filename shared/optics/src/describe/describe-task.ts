import { directionLabels } from '../model/recommendation/direction';
import type { Direction, ImagingTask } from '../model/task/imaging-task';
import { circlesOfConfusion } from '../physics/depth-of-field/circle-of-confusion';
import { litFeatureLabels } from '../physics/illumination/part';
import { lightTechniques } from '../physics/illumination/techniques';
import { linkInterface } from '../physics/link/interfaces';
import { pixelFormat } from '../physics/link/pixel-formats';
import { boundsText, printed, printedRate } from './printed';

/** One input in words; inputs left to the engine are omitted. */
export interface TaskLine {
  label: string;
  text: string;
}

/** Labels of the codes of a task, by field. */
export const taskWords = {
  mode: { area: '面阵', line: '线扫', telecentric: '远心' },
  surface: { matt: '哑光', glossy: '光亮', mirror: '镜面', transparent: '透明' },
  form: { flat: '平面', curved: '曲面', crumpled: '褶皱' },
  colour: { mono: '黑白', color: '彩色' },
  shutter: { global: '全局快门', rolling: '卷帘快门' },
} as const;

/** Describes the inputs of a task in the order of the form, for reports and for copying. */
export function describeTask(task: ImagingTask): TaskLine[] {
  const { object, mode, marginPct, directions } = task;
  const line = (label: string, text: string | null): TaskLine[] => (text === null ? [] : [{ label, text }]);
  const figure = (label: string, value: number | null, unit: string) =>
    line(label, value === null ? null : `${printed(value)} ${unit}`.trim());
  const unlessNone = (label: string, value: number, unit: string) => (value === 0 ? [] : figure(label, value, unit));
  const size =
    mode === 'line' ? `${printed(object.widthMm)} mm` : `${printed(object.widthMm)} × ${printed(object.heightMm)} mm`;
  return [
    ...line('任务类型', taskWords.mode[mode]),
    ...line(mode === 'line' ? '幅宽' : '视野', size),
    ...figure('留边', marginPct, '%'),
    ...accuracyLines(task),
    ...line('工作距离', distanceText(task.workingDistance)),
    ...(task.objectImageDistance.minMm === null && task.objectImageDistance.maxMm === null
      ? []
      : line('物像距', distanceText(task.objectImageDistance))),
    ...line(
      '工作距离公差',
      task.workingDistanceToleranceMm === 0 ? null : `±${printed(task.workingDistanceToleranceMm)} mm`,
    ),
    ...unlessNone('高度差', task.heightVariationMm, 'mm'),
    ...unlessNone('速度', task.speedMmS, 'mm/s'),
    ...(task.speedMmS > 0 ? figure('允许拖影', task.blurPx, 'px') : []),
    ...figure('曝光', task.exposureUs, 'µs'),
    ...line('帧率', task.rateHz === null ? null : `${printedRate(task.rateHz)} fps`),
    ...line('光圈', task.fNumber === null ? null : `F${printed(task.fNumber)}`),
    ...figure(task.excitationNm === null ? '波长' : '发射波长（成像）', task.wavelengthNm, 'nm'),
    ...figure('激发波长（光源）', task.excitationNm, 'nm'),
    ...line('黑白或彩色', task.colour && taskWords.colour[task.colour]),
    ...line('快门', task.shutter && taskWords.shutter[task.shutter]),
    ...line('数据接口', task.links.map(code => linkInterface(code)?.label ?? code).join('、') || null),
    ...figure('线长', task.cableM, 'm'),
    ...line('传输格式', pixelFormat(task.pixelFormat)?.label ?? task.pixelFormat),
    ...line('表面', task.surface && taskWords.surface[task.surface]),
    ...line('检测内容', task.feature && litFeatureLabels[task.feature]),
    ...line('表面形状', task.form && taskWords.form[task.form]),
    ...line('打光方式', techniqueText(task.technique)),
    ...line('背后能否布光', task.backAccessible === null ? null : task.backAccessible ? '能' : '不能'),
    ...directionLine('推荐方向（分辨率）', directions.resolution),
    ...directionLine('推荐方向（焦距）', directions.focalLength),
    ...directionLine('推荐方向（放大倍率）', directions.magnification),
    ...directionLine('推荐方向（视野）', directions.fieldOfView),
    ...directionLine('推荐方向（工作距离）', directions.workingDistance),
    ...line('弥散圆', circlesOfConfusion.find(({ id }) => id === task.circleOfConfusion)?.label ?? null),
  ];
}

const techniqueText = (technique: string | null) =>
  technique === null ? null : (lightTechniques.find(({ id }) => id === technique)?.label ?? technique);

const directionLine = (label: string, direction: Direction): TaskLine[] =>
  direction === 0 ? [] : [{ label, text: directionLabels[direction] }];

function accuracyLines({ accuracy }: ImagingTask): TaskLine[] {
  switch (accuracy.kind) {
    case 'object-pixel':
      return [{ label: '单像素精度', text: `${printed(accuracy.objectPixelMm)} mm` }];
    case 'feature':
      return [
        { label: '最小缺陷', text: `${printed(accuracy.featureMm)} mm` },
        { label: '每缺陷像素', text: `${printed(accuracy.pixelsPerFeature)} px` },
      ];
    case 'tolerance':
      return [
        { label: '公差带', text: `${printed(accuracy.toleranceMm)} mm` },
        { label: '亚像素系数', text: printed(accuracy.subPixelFactor) },
        ...(accuracy.gaugeRatio === undefined ? [] : [{ label: '量具比', text: printed(accuracy.gaugeRatio) }]),
        ...(accuracy.bandPixels === undefined
          ? []
          : [{ label: '公差带内最少像素', text: `${printed(accuracy.bandPixels)} px` }]),
      ];
  }
}

function distanceText({ minMm, maxMm }: ImagingTask['workingDistance']): string | null {
  if (minMm === null && maxMm === null) return '不限';
  if (minMm === null) return `至多 ${printed(maxMm ?? 0)} mm`;
  if (maxMm === null) return `至少 ${printed(minMm)} mm`;
  return `${boundsText(minMm, maxMm)} mm`;
}
