import { Link } from '@shixuan/host';
import { listPath } from '@shixuan/list-url';
import { IconClose } from '@shixuan/ui';
import { type FormEvent, useState } from 'react';
import * as styles from './saved-filter-list.module.css';
import { renamed, type SavedFilter, savedQuery } from './saved-filters';

export interface SavedFilterListProps {
  categoryId: number;
  saved: readonly SavedFilter[];
  onSaved(list: SavedFilter[]): void;
  isShown(saved: SavedFilter): boolean;
  /** Whether the page has to come from the server anew: a series has another name since. */
  isMoved(saved: SavedFilter): boolean;
}

/** The visitor's own filters of this category: a click goes there, each can be renamed and removed. */
export function SavedFilterList({ categoryId, saved, onSaved, isShown, isMoved }: SavedFilterListProps) {
  const [editing, setEditing] = useState<string>();
  const own = saved.filter(one => one.categoryId === categoryId);
  if (own.length === 0) return null;
  return (
    <section className={styles.box} aria-label="我保存的筛选">
      <h2 className={styles.heading}>我保存的筛选</h2>
      <ul className={styles.list}>
        {own.map(one => (
          <li key={one.name} className={styles.item}>
            {editing === one.name ? (
              <Rename
                name={one.name}
                onDone={name => {
                  setEditing(undefined);
                  if (name !== undefined) onSaved(renamed(saved, one, name));
                }}
              />
            ) : (
              <>
                <Link
                  className={styles.link}
                  to={listPath(savedQuery(one))}
                  preventScrollReset
                  reloadDocument={isMoved(one)}
                  aria-current={isShown(one) ? 'true' : undefined}
                >
                  {one.name}
                </Link>
                <button type="button" className={styles.tool} onClick={() => setEditing(one.name)}>
                  改名<span className="visually-hidden">：{one.name}</span>
                </button>
                <button
                  type="button"
                  className={styles.tool}
                  aria-label={`删除保存的筛选 ${one.name}`}
                  onClick={() => onSaved(saved.filter(other => other !== one))}
                >
                  <IconClose />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `onDone` without a name: as it was. */
function Rename({ name, onDone }: { name: string; onDone(name?: string): void }) {
  const [text, setText] = useState(name);
  function submit(event: FormEvent) {
    event.preventDefault();
    onDone(text);
  }
  return (
    <form className={styles.form} method="dialog" onSubmit={submit}>
      <input
        className={styles.input}
        aria-label="新名称"
        value={text}
        maxLength={40}
        // The visitor has just opened this field.
        ref={input => input?.focus()}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && onDone()}
        onBlur={() => onDone(text)}
      />
    </form>
  );
}
