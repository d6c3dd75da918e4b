import type { Field } from '../../data/task/field';
import { wrongEntries } from '../../data/task/wrong-entries';
import * as styles from './draft-note.module.css';

export interface DraftNoteProps<State extends { drafts: Readonly<Record<string, string>> }> {
  state: State;
  /** The fields of the form. */
  fields: readonly Field<State>[];
}

/** Note beside results that unreadable entries are not part of them. */
export function DraftNote<State extends { drafts: Readonly<Record<string, string>> }>({
  state,
  fields,
}: DraftNoteProps<State>) {
  const { count, withEarlier } = wrongEntries(state, fields);
  if (count === 0) return null;
  return <p className={styles.note}>{`有 ${count} 项输入不能用（标红），${effect(count, withEarlier)}。`}</p>;
}

function effect(count: number, withEarlier: number): string {
  if (withEarlier === 0) return '没有计入结果';
  if (withEarlier === count) return '结果仍按它上次有效的值计算';
  return `${withEarlier} 项仍按上次有效的值计算，其余没有计入结果`;
}
