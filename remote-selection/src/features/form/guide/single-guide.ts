import type { FigureKey, ProfileState, SingleState, VolumeState } from '@shixuan/task-url';
import { blankProfileState, blankVolumeState } from '@shixuan/task-url';
import { reduceProfiler } from '../../../data/profiler/profiler-state';
import { reduceVolume } from '../../../data/volume/volume-state';
import type { AskedStep, TypedAction } from './guide-steps';

/** Fields of the form of line profilers that a question asks for, those that decide first. */
export const profileFields: Readonly<Record<AskedStep, readonly string[]>> = {
  large: ['widthMm', 'heightVariationMm'],
  fine: ['pointSpacingMm', 'repeatabilityUm'],
  fast: ['speedMmS', 'travelSpacingMm'],
  where: ['standOff', 'heightToleranceMm'],
};

/** The same of 3D area cameras. */
export const volumeFieldKeys: Readonly<Record<AskedStep, readonly string[]>> = {
  large: ['widthMm', 'heightMm', 'depthMm'],
  fine: ['pointSpacingMm', 'accuracyMm'],
  fast: ['cycleS'],
  where: ['distance'],
};

/** The task with what was typed; what it cannot do without is open again where its field is emptied. */
const typedIn =
  <T>(required: readonly FigureKey<T>[], reduce: (state: SingleState<T>, action: TypedAction) => SingleState<T>) =>
  (state: SingleState<T>, action: TypedAction): SingleState<T> => {
    const emptied = action.text.trim() === '' ? required.find(key => key === action.field) : undefined;
    if (emptied === undefined) return reduce(state, action);
    const { [action.field]: _, ...drafts } = state.drafts;
    return { ...state, drafts, unset: required.filter(key => key === emptied || state.unset.includes(key)) };
  };

export const typedInProfile: (state: ProfileState, action: TypedAction) => ProfileState = typedIn(
  blankProfileState.unset,
  reduceProfiler,
);
export const typedInVolume: (state: VolumeState, action: TypedAction) => VolumeState = typedIn(
  blankVolumeState.unset,
  reduceVolume,
);
