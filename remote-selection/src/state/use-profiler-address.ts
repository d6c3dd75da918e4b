import { type ProfileState, parseProfileSearch, printProfileSearch } from '@shixuan/task-url';
import { firstLaserState } from '../data/profiler/profiler-presets';
import { type LaserAction, reduceLaser } from '../data/profiler/profiler-state';
import { type TaskAddress, type TaskAddressRules, useTaskAddress } from './use-task-address';

const rules: TaskAddressRules<ProfileState, LaserAction> = {
  path: '/selection/vision',
  // An address that says nothing but the mode shows the first task.
  read: search =>
    new URLSearchParams(search).size <= 1 ? { state: firstLaserState, problems: [] } : parseProfileSearch(search),
  print: printProfileSearch,
  reduce: reduceLaser,
  isWhole: ({ type }) => type === 'replaced',
};

/** The task for line profilers as the address holds it. */
export const useLaserAddress = (search: string): TaskAddress<ProfileState, LaserAction> =>
  useTaskAddress(search, rules);
