import type { ProfileState } from '@shixuan/task-url';
import { readField } from '../task/read-field';
import { profilerFieldOf } from './profiler-fields';

export type ProfilerAction =
  /** The text of a field changed. A text that cannot be read is kept as a draft. */
  | { type: 'typed'; field: string; text: string; unit: string }
  | { type: 'chosen'; task: Partial<ProfileState['task']> }
  /** By another task: an example. */
  | { type: 'replaced'; state: ProfileState };

export function reduceProfiler(state: ProfileState, action: ProfilerAction): ProfileState {
  switch (action.type) {
    case 'typed': {
      const { [action.field]: _, ...drafts } = state.drafts;
      const read = readField(profilerFieldOf(action.field), action.text, action.unit, state);
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
