import { printSelectionSearch, type SelectionState } from '@shixuan/task-url';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

/** One press that changed several inputs at once. */
export interface Crossing {
  /** What was pressed: 改用远心镜头配平行背光. */
  title: string;
  before: SelectionState;
  after: SelectionState;
}

const kept = new WeakMap<QueryClient, Crossing>();

/** Remembers a crossing, so that the page it leads to can say what was changed. */
export const rememberCrossing = (client: QueryClient, crossing: Crossing): void => void kept.set(client, crossing);

/** The last crossing, for as long as the task is the one it led to; null otherwise. */
export function useLastCrossing(state: SelectionState): Crossing | null {
  const crossing = kept.get(useQueryClient());
  return crossing && printSelectionSearch(crossing.after) === printSelectionSearch(state) ? crossing : null;
}
