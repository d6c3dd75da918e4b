import type { SelectionState } from '@shixuan/task-url';
import type { Field } from '../field';

type Task = SelectionState['task'];
type FigureKey = { [K in keyof Task]-?: number extends Task[K] ? K : never }[keyof Task];

type Described = Omit<Field, 'get' | 'set'>;

/** A field for a figure that stands directly in the task; empty is null where the task allows it, and 0 where it has to be a figure. */
export function taskFigure(key: FigureKey, field: Omit<Described, 'key'>, whenEmpty: number | null = null): Field {
  return {
    ...field,
    key,
    get: ({ task }) => {
      const value = task[key];
      return typeof value === 'number' && !(value === 0 && field.empty !== undefined) ? { exact: value } : {};
    },
    set: (state, { exact }) => ({ ...state, task: { ...state.task, [key]: exact ?? whenEmpty } }),
  };
}
