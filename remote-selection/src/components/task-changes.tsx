import type { ImagingTask } from '@shixuan/optics/model';
import { taskDifferences } from '../data/task/task-differences';

export interface TaskChangesProps {
  before: ImagingTask;
  after: ImagingTask;
  /** Said before what changes: 会改 */
  lead: string;
}

/** What changes of a task, from what to what; nothing where it stays. */
export function TaskChanges({ before, after, lead }: TaskChangesProps) {
  const changes = taskDifferences(before, after);
  return changes.length > 0 && <span>{`${lead}：${changes.join('；')}`}</span>;
}
