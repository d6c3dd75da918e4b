import type { FigureKey, SingleState } from '@shixuan/task-url';
import type { Field } from './field';

type Described<T> = Omit<Field<SingleState<T>>, 'key' | 'get' | 'set'>;

/** Fields of the figures of a task, with the key of the figure. The last argument: what an empty field means in the task. */
export const figureFields =
  <T extends object>() =>
  (key: FigureKey<T>, field: Described<T>, whenEmpty: number | null = null): Field<SingleState<T>> => ({
    ...field,
    key,
    get: ({ task, unset }) => {
      const value: unknown = task[key];
      const isEmpty = typeof value !== 'number' || (value === 0 && field.empty !== undefined) || unset.includes(key);
      return isEmpty ? {} : { exact: value };
    },
    set: (state, { exact }) => ({
      ...state,
      unset: state.unset.filter(each => each !== key),
      task: { ...state.task, [key]: exact ?? whenEmpty },
    }),
  });

interface Ends {
  minMm: number | null;
  maxMm: number | null;
}

/** Field of a range of distances: 50~120, ≤ 120, or one distance. */
export const rangeField = <T extends object>(
  key: string,
  field: Omit<Described<T>, 'range'>,
  of: (task: T) => Ends,
  changed: (task: T, ends: Ends) => T,
): Field<SingleState<T>> => ({
  ...field,
  key,
  range: true,
  get: ({ task }) => {
    const { minMm, maxMm } = of(task);
    return { ...(minMm !== null && { min: minMm }), ...(maxMm !== null && { max: maxMm }) };
  },
  set: (state, { min, max, exact }) => ({
    ...state,
    task: changed(state.task, { minMm: min ?? exact ?? null, maxMm: max ?? exact ?? null }),
  }),
});

/** Finds a field by its key. @throws Error for a key that no field has */
export function fieldFinder<State>(fields: readonly Field<State>[]): (key: string) => Field<State> {
  const byKey = new Map(fields.map(field => [field.key, field]));
  return key => {
    const field = byKey.get(key);
    if (!field) throw new Error(`there is no field ${key}`);
    return field;
  };
}
