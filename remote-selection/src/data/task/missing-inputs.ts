import { missingInputsOf, type RequiredInput, type SelectionState, type SingleState } from '@shixuan/task-url';
import { fieldOf } from './fields';

const sizes = {
  feature: 'accuracy.featureMm',
  tolerance: 'accuracy.toleranceMm',
  'object-pixel': 'accuracy.objectPixelMm',
} as const;

/** What a blank task still has to be told before anything can be computed, in the words of the form; usually nothing. */
export function missingInputs(state: SelectionState): string[] {
  const { task } = state;
  const isLine = task.mode === 'line';
  const labels: Readonly<Record<RequiredInput, string>> = {
    width: isLine ? '幅宽' : '视野宽',
    height: '视野高',
    accuracy: fieldOf(sizes[task.accuracy.kind]).label,
  };
  return missingInputsOf(state).map(input => labels[input]);
}

/** The same for a task of parts that are complete in themselves. */
export const missingFigures = <T>(
  { unset }: SingleState<T>,
  fieldOf: (key: string) => { label: string },
): readonly string[] => unset.map(key => fieldOf(key).label);

/** What a page says in place of an answer until it is told. */
export const missingText = (missing: readonly string[]): string => `填上${missing.join('、')}，就有结果`;
