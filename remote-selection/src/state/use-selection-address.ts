import {
  type Goal,
  pageOfGoal,
  parseSelectionSearch,
  printSelectionSearch,
  type SelectionState,
} from '@shixuan/task-url';
import { useMemo } from 'react';
import { firstState } from '../data/task/presets';
import { reduce, type SelectionAction } from '../data/task/reduce';
import { keepingLast } from '../lib/once-per';
import { type TaskAddress, type TaskAddressRules, useTaskAddress } from './use-task-address';

const read = keepingLast((search: string, goal: Goal) =>
  search === '' ? { state: firstState(goal), problems: [] } : parseSelectionSearch(search, goal),
);

const rulesOf = (goal: Goal): TaskAddressRules<SelectionState, SelectionAction> => ({
  pathOf: search => `/selection/${pageOfGoal[goal]}?${search}`,
  read: search => read(search, goal),
  print: printSelectionSearch,
  reduce,
  isWhole: ({ type }) => type === 'preset' || type === 'replaced',
});

/** The task of a selection page as its address holds it. */
export function useSelectionAddress(
  search: string,
  goal: Goal,
  beside = '',
): TaskAddress<SelectionState, SelectionAction> {
  return useTaskAddress(
    search,
    useMemo(() => rulesOf(goal), [goal]),
    beside,
  );
}
