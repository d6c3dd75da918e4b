import type { ImagingTask } from '@shixuan/optics/model';
import { presets } from '../../../../data/task/presets';
import type { SampleId } from './samples';

/** Words of the trade, the more special ones first. */
const byWords: readonly (readonly [RegExp, SampleId])[] = [
  [/二维码|条码|读码|data ?matrix|\bqr\b|\bdm\b/iu, 'data-matrix'],
  [/螺纹|螺钉|螺栓|丝牙/u, 'thread'],
  [/针脚|引脚|端子|连接器|插针/u, 'pins'],
  [/晶圆|芯片|wafer|晶粒/iu, 'wafer'],
  [/焊|锡|pcb|贴片|元件/iu, 'solder'],
  [/字符|喷码|标签|印刷|日期|丝印|ocr/iu, 'print'],
  [/布|织|纱|卷材|薄膜|极片|无纺/u, 'textile'],
  [/轴|直径|孔|尺寸|轮廓|测量|齿/u, 'outline'],
  [/异物|杂质|气泡|药液/u, 'inclusion'],
  [/划|刮|崩|裂|玻璃|镜片|凹|缺陷/u, 'scratch'],
];

const byFeature: Readonly<Record<NonNullable<ImagingTask['feature']>, SampleId>> = {
  print: 'print',
  outline: 'outline',
  relief: 'scratch',
  'flat-defect': 'scratch',
  inside: 'inclusion',
};

const key = ({ mode, object, accuracy }: ImagingTask) => JSON.stringify([mode, object, accuracy]);

/** The picture that fits a task: by its words, by the example that it is, by what has to be seen, else a scratch. */
export function sampleOfTask(task: ImagingTask, words: string): SampleId {
  const example = presets.find(preset => key(preset.task) === key(task))?.label ?? '';
  // An example that was chosen is newer than words that still stand in their line.
  for (const said of [example, words]) {
    const found = byWords.find(([pattern]) => pattern.test(said));
    if (found) return found[1];
  }
  if (task.mode === 'telecentric') return 'outline';
  if (task.mode === 'line') return 'textile';
  if (task.surface === 'mirror' && task.feature === 'flat-defect') return 'wafer';
  return task.feature === null ? 'scratch' : byFeature[task.feature];
}

/** Pixels across what is to be seen where a task asks for a pixel size alone. */
const usualPixels = 3;

/** Size of what the task has to see or measure, mm. */
export function featureMmOf({ accuracy }: ImagingTask): number {
  if (accuracy.kind === 'feature') return accuracy.featureMm;
  if (accuracy.kind === 'tolerance') return accuracy.toleranceMm;
  return accuracy.objectPixelMm * usualPixels;
}
