import { parseVolumeSearch, printVolumeSearch, type VolumeState, volumePath } from '@shixuan/task-url';
import { firstVolumeState } from '../data/volume/volume-presets';
import { reduceVolume, type VolumeAction } from '../data/volume/volume-state';
import { type TaskAddress, type TaskAddressRules, useTaskAddress } from './use-task-address';

const rules: TaskAddressRules<VolumeState, VolumeAction> = {
  pathOf: search => `${volumePath}?${search}`,
  // An address that says nothing shows the first task.
  read: search => (search === '' ? { state: firstVolumeState, problems: [] } : parseVolumeSearch(search)),
  print: printVolumeSearch,
  reduce: reduceVolume,
  isWhole: ({ type }) => type === 'replaced',
};

/** The task for 3D area cameras as the address holds it. */
export const useVolumeAddress = (search: string, beside: string): TaskAddress<VolumeState, VolumeAction> =>
  useTaskAddress(search, rules, beside);
