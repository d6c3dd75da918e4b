import { type Field, nameOf } from '../../data/task/field';
import { printField } from '../../data/task/read-field';
import * as styles from './draft-note.module.css';
import { ToField } from './to-field';

interface Drafted {
  drafts: Readonly<Record<string, string>>;
}

export interface DraftNoteProps<State extends Drafted> {
  state: State;
  /** The fields of the form; an address may name others. */
  fields: readonly Field<State>[];
}

/** Note beside results that unreadable entries are not part of them: which, and what holds in their place. */
export function DraftNote<State extends Drafted>({ state, fields }: DraftNoteProps<State>) {
  return fields.map(field => {
    const text = state.drafts[field.key];
    if (text === undefined) return null;
    const said = text.trim() === '' ? '空着' : `「${text}」不能用`;
    return (
      <p key={field.key} className={styles.note}>
        {`${nameOf(field)}${said}，${held(field, state)}`}
        <ToField field={field.key} label={field.label} />
      </p>
    );
  });
}

/** What results and reports are made with; a field without an earlier value is left out of them. */
function held<State>(field: Field<State>, state: State): string {
  const [unit] = field.units;
  const value = printField(field, unit, state);
  return value === '' ? '没有计入结果' : `结果与报告仍按 ${value}${unit && ` ${unit}`}`;
}
