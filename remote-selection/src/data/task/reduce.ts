import {
  type EncoderInput,
  type SelectionState,
  type Start,
  type TypedSensor,
  withAssumedSide,
} from '@shixuan/task-url';
import { beginWith, withMagnification } from './begin-with';
import { fieldOf } from './fields';
import { measureFrom } from './measure-from';
import { type Preset, presetState } from './presets';
import { readField } from './read-field';
import { withMode } from './with-mode';

type Task = SelectionState['task'];

export type SelectionAction =
  /** The text of a field changed. A text that cannot be read is kept as a draft. */
  | { type: 'typed'; field: string; text: string; unit: string }
  | { type: 'chosen'; task: Partial<Task> }
  | { type: 'encoder'; edges: EncoderInput['edges'] }
  | { type: 'measured'; from: 'wd' | 'oo' }
  | { type: 'begun'; start: Start }
  | { type: 'imaged'; mode: Task['mode'] }
  | { type: 'preset'; preset: Preset }
  | { type: 'fixed'; part: 'cameraId' | 'lensId' | 'lightId'; id: number | null }
  | { type: 'cost'; most: number | null }
  | { type: 'sensor'; sensor: TypedSensor | null }
  /** By another task, such as an empty one. */
  | { type: 'replaced'; state: SelectionState };

/** The task after an action; of a field of which one side is told, the other is as long. */
export const reduce = (state: SelectionState, action: SelectionAction): SelectionState =>
  withAssumedSide(reduced(state, action));

function reduced(state: SelectionState, action: SelectionAction): SelectionState {
  switch (action.type) {
    case 'typed': {
      const { [action.field]: _, ...drafts } = state.drafts;
      const field = fieldOf(action.field);
      const read = readField(field, action.text, action.unit, state);
      if ('problem' in read) return { ...state, drafts: { ...drafts, [action.field]: action.text.slice(0, 100) } };
      return withMagnification({ ...read.state, drafts });
    }
    case 'chosen':
      return { ...state, task: { ...state.task, ...action.task } };
    case 'encoder':
      return { ...state, encoder: { ...state.encoder, edges: action.edges } };
    case 'measured':
      return measureFrom(state, action.from);
    case 'begun':
      return beginWith(state, action.start);
    case 'imaged':
      return withMode(state, action.mode);
    case 'preset':
      return presetState(state.goal, action.preset);
    case 'fixed':
      return { ...state, [action.part]: action.id };
    case 'cost':
      return { ...state, maxCostClass: action.most };
    case 'sensor':
      return withMagnification({ ...state, sensor: action.sensor });
    case 'replaced':
      return action.state;
  }
}
