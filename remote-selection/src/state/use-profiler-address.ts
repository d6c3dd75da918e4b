import { type ProfileState, parseProfileSearch, printProfileSearch, profilePage } from '@shixuan/task-url';
import { firstProfilerState } from '../data/profiler/profiler-presets';
import { type ProfilerAction, reduceProfiler } from '../data/profiler/profiler-state';
import { type TaskAddress, type TaskAddressRules, useTaskAddress } from './use-task-address';

const rules: TaskAddressRules<ProfileState, ProfilerAction> = {
  pathOf: search => `${profilePage}?${search}`,
  // An address that says nothing but the mode shows the first task.
  read: search =>
    new URLSearchParams(search).size <= 1 ? { state: firstProfilerState, problems: [] } : parseProfileSearch(search),
  print: printProfileSearch,
  reduce: reduceProfiler,
  isWhole: ({ type }) => type === 'replaced',
};

/** The task for line profilers as the address holds it. */
export const useProfilerAddress = (search: string, beside: string): TaskAddress<ProfileState, ProfilerAction> =>
  useTaskAddress(search, rules, beside);
