import type { ImagingTask } from '../model/task/imaging-task';
import { axisDistanceMm, neighbourOverlap, type SideBySide, wholeObject } from '../model/task/side-by-side';
import type { TaskLine } from './describe-task';
import { printed } from './printed';

const sideName = ({ mode }: Pick<ImagingTask, 'mode'>, { along }: SideBySide) =>
  mode === 'line' ? '幅宽' : along === 'width' ? '视野宽' : '视野高';

/** Of cameras beside each other, what is built and ordered: how many, what each sees of how much, and how far apart they stand. */
export function describeSideBySide(task: ImagingTask, sideBySide: SideBySide): TaskLine {
  const { cameras, along } = sideBySide;
  const side = along === 'width' ? 'widthMm' : 'heightMm';
  const whole = wholeObject(task.object, sideBySide);
  return {
    label: '并排台数',
    text:
      `${cameras} 台沿${sideName(task, sideBySide)}，每台看 ${printed(task.object[side])} mm，共 ${printed(whole[side])} mm，` +
      `相邻重叠 ${neighbourOverlap * 100} %，中心距 ${printed(axisDistanceMm(task.object, sideBySide))} mm`,
  };
}
