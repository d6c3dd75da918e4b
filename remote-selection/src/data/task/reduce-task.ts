import type { Field } from './field';
import { readField } from './read-field';

interface TaskState {
  task: object;
  /** Texts that could not be read, by field. */
  drafts: Readonly<Record<string, string>>;
  maxCostClass: number | null;
}

export type TaskAction<State extends TaskState> =
  /** The text of a field changed. A text that cannot be read is kept as a draft. */
  | { type: 'typed'; field: string; text: string; unit: string }
  | { type: 'chosen'; task: Partial<State['task']> }
  /** Dearer results are not listed; null: all are. */
  | { type: 'cost'; most: number | null }
  /** By another task: an example. */
  | { type: 'replaced'; state: State };

/** Reducer of a page whose state is one task and its drafts. */
export const taskReducer =
  <State extends TaskState>(fieldOf: (key: string) => Field<State>) =>
  (state: State, action: TaskAction<State>): State => {
    switch (action.type) {
      case 'typed': {
        const { [action.field]: _, ...drafts } = state.drafts;
        const read = readField(fieldOf(action.field), action.text, action.unit, state);
        return 'problem' in read
          ? { ...state, drafts: { ...drafts, [action.field]: action.text.slice(0, 100) } }
          : { ...read.state, drafts };
      }
      case 'chosen':
        return { ...state, task: { ...state.task, ...action.task } };
      case 'cost':
        return { ...state, maxCostClass: action.most };
      case 'replaced':
        return action.state;
    }
  };
