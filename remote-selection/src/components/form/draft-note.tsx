import * as styles from './draft-note.module.css';

export interface DraftNoteProps {
  /** What was typed and cannot be taken, by the field's key. */
  drafts: Readonly<Record<string, string>>;
  /** The fields of the form; an address may name others. */
  fields: readonly { key: string }[];
}

/** Note beside results that unreadable entries are not part of them. */
export function DraftNote({ drafts, fields }: DraftNoteProps) {
  const wrong = fields.filter(({ key }) => key in drafts).length;
  if (wrong === 0) return null;
  return <p className={styles.note}>{`有 ${wrong} 项输入不能用（标红），结果仍按它上次有效的值计算。`}</p>;
}
