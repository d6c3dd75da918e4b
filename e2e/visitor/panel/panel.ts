import type { ProfileTask } from '@shixuan/optics/model';
import { neutralProfileTask } from '@shixuan/task-url';
import { largeFieldTasks } from './large-field-tasks';
import { lineTasks } from './line-tasks';
import { measuringTasks } from './measuring-tasks';
import type { PanelTask } from './panel-task';
import { partTasks } from './part-tasks';
import { threeDTasks } from './three-d-tasks';

/** Forty tasks of the trade. */
export const panel: readonly PanelTask[] = [
  ...partTasks,
  ...largeFieldTasks,
  ...measuringTasks,
  ...lineTasks,
  ...threeDTasks,
];

/** With what its page asks for where nothing is said. */
export const profileTask = (
  task: Partial<ProfileTask> & Pick<ProfileTask, 'widthMm' | 'heightVariationMm'>,
): ProfileTask => ({ ...neutralProfileTask, ...task });
