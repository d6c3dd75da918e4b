import { OpticsInputError } from '@shixuan/optics/formula';
import { type ImagingTask, type Requirements, requirementsOf } from '@shixuan/optics/model';
import { lightTechniques, linkInterface, linkInterfaces } from '@shixuan/optics/physics';
import { refusedInput } from './refused-input';

/**
 * Refuses a task with ids that the engine does not know, before it reaches the solver. The figures are checked where the
 * requirements are computed.
 * @throws CallError 422 with the field and what would be right
 */
export function checkTaskIds(task: ImagingTask): void {
  const link = task.links.find(code => !linkInterface(code));
  if (link !== undefined) {
    throw refusedInput({
      field: 'links',
      message: unknown(
        '数据接口',
        link,
        linkInterfaces.map(({ id }) => id),
      ),
    });
  }
  if (task.technique !== null && !lightTechniques.some(({ id }) => id === task.technique)) {
    const known = lightTechniques.map(({ id }) => id);
    throw refusedInput({ field: 'technique', message: unknown('打光方式', task.technique, known) });
  }
}

/**
 * Requirements of a task, for an answer that is computed without the solver's thread.
 * @throws CallError 422 for ids that the engine does not know and for figures that contradict each other
 */
export function checkedRequirements(task: ImagingTask): Requirements {
  checkTaskIds(task);
  try {
    return requirementsOf(task);
  } catch (error) {
    throw error instanceof OpticsInputError ? refusedInput(error) : error;
  }
}

const unknown = (label: string, code: string, known: readonly string[]) =>
  `${label}：没有“${code}”这一项，可用：${known.join('、')}`;
