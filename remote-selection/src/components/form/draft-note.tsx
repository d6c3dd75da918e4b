import type { Field } from '../../data/task/field';
import * as styles from './draft-note.module.css';

export interface DraftNoteProps<State extends { drafts: Readonly<Record<string, string>> }> {
  state: State;
  /** The fields of the form; an address may name others. */
  fields: readonly Field<State>[];
}

/** Note beside results that unreadable entries are not part of them. */
export function DraftNote<State extends { drafts: Readonly<Record<string, string>> }>({
  state,
  fields,
}: DraftNoteProps<State>) {
  const wrong = fields.filter(({ key }) => key in state.drafts);
  if (wrong.length === 0) return null;
  const withEarlier = wrong.filter(field => Object.keys(field.get(state)).length > 0).length;
  return (
    <p className={styles.note}>{`有 ${wrong.length} 项输入不能用（标红），${effect(wrong.length, withEarlier)}。`}</p>
  );
}

/** @param withEarlier how many have an earlier value, which the results follow */
function effect(count: number, withEarlier: number): string {
  if (withEarlier === 0) return '没有计入结果';
  if (withEarlier === count) return '结果仍按它上次有效的值计算';
  return `${withEarlier} 项仍按上次有效的值计算，其余没有计入结果`;
}
