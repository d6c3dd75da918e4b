import type { ProfileNeeds } from '../../model/task/profile-task';
import type { ProfileCheckId } from './profile-check';

type Asks = (need: Pick<ProfileNeeds, 'task' | 'rateHz'>) => boolean;

/** What a task asks of a check. A check that is not named has to hold for any profile: range and width. */
const asks: Readonly<Partial<Record<string, Asks>>> = {
  'stand-off': ({ task: { standOff } }) => standOff.minMm !== null || standOff.maxMm !== null,
  'point-spacing': ({ task }) => task.pointSpacingMm !== null,
  'profile-rate': ({ rateHz }) => rateHz !== null,
  'z-resolution': ({ task }) => task.resolutionUm !== null,
  'z-repeatability': ({ task }) => task.repeatabilityUm !== null,
  'z-linearity': ({ task }) => task.heightErrorUm !== null,
  'laser-class': ({ task }) => task.maxLaserClass !== null,
  protection: ({ task }) => task.minProtection !== null,
  'laser-colour': ({ task }) => task.surface !== null,
} satisfies Partial<Record<ProfileCheckId, Asks>>;

/** Whether a task asks something of a check of a line profiler, or it has to hold for any profile. */
export const isProfileAsked = (need: Parameters<Asks>[0], id: string): boolean => asks[id]?.(need) ?? true;
