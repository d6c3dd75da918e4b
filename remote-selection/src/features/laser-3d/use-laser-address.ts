import { type ProfileState, parseProfileSearch, printProfileSearch } from '@shixuan/task-url';
import { type TaskAddress, type TaskAddressRules, useTaskAddress } from '../selection/use-task-address';
import { type LaserAction, reduceLaser } from './laser-state';
import { firstLaserState } from './laser-tasks';

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
