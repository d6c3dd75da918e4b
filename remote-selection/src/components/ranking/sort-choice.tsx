import { useId } from 'react';
import * as styles from './sort-choice.module.css';
import type { SortBy } from './sorted-rows';

export interface SortChoiceProps {
  columns: readonly { id: string; label: string }[];
  sort: SortBy | null;
  onSort(sort: SortBy | null): void;
}

/** Choice of the order for cards, which have no column heads. */
export function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>排序</label>
      <select
        id={id}
        className={styles.select}
        value={sort?.id ?? ''}
        onChange={({ target: { value } }) => onSort(value === '' ? null : { id: value, descending: false })}
      >
        <option value="">推荐顺序</option>
        {columns.map(column => (
          <option key={column.id} value={column.id}>
            {column.label}
          </option>
        ))}
      </select>
      {sort && (
        <button type="button" className={styles.turn} onClick={() => onSort({ ...sort, descending: !sort.descending })}>
          {sort.descending ? '从大到小 ↓' : '从小到大 ↑'}
        </button>
      )}
    </div>
  );
}
