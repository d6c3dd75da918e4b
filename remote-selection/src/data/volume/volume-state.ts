import { OpticsInputError } from '@shixuan/optics/formula';
import { type VolumeNeeds, volumeNeedsOf } from '@shixuan/optics/model';
import type { VolumeState } from '@shixuan/task-url';
import { readField } from '../task/read-field';
import { volumeFieldOf } from './volume-fields';

export type VolumeAction =
  /** The text of a field changed. A text that cannot be read is kept as a draft. */
  | { type: 'typed'; field: string; text: string; unit: string }
  | { type: 'chosen'; task: Partial<VolumeState['task']> }
  /** By another task: an example. */
  | { type: 'replaced'; state: VolumeState };

export function reduceVolume(state: VolumeState, action: VolumeAction): VolumeState {
  switch (action.type) {
    case 'typed': {
      const { [action.field]: _, ...drafts } = state.drafts;
      const read = readField(volumeFieldOf(action.field), action.text, action.unit, state);
      return 'problem' in read
        ? { ...state, drafts: { ...drafts, [action.field]: action.text.slice(0, 100) } }
        : { ...read.state, drafts };
    }
    case 'chosen':
      return { ...state, task: { ...state.task, ...action.task } };
    case 'replaced':
      return action.state;
  }
}

/** A task that can be computed with, or what is wrong with it and at which field. */
export function volumeNeedsOr({ task }: VolumeState): { need: VolumeNeeds } | { field: string; message: string } {
  try {
    return { need: volumeNeedsOf(task) };
  } catch (error) {
    if (!(error instanceof OpticsInputError)) throw error;
    return { field: error.field, message: error.message };
  }
}
