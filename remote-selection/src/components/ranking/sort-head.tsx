import * as grid from '@shixuan/ui/table.module.css';
import type { ReactNode } from 'react';
import * as styles from './sort-head.module.css';
import type { SortBy } from './sorted-rows';

export interface SortHeadProps {
  id: string;
  label: string;
  /** What the label means, if it needs to be said. */
  meaning?: string | undefined;
  className: string | undefined;
  sort: SortBy | null;
  onSort(id: string): void;
  /** The unit, below the label. */
  children?: ReactNode;
}

/** The head of a column that the rows can be sorted by. */
export function SortHead({ id, label, meaning, className, sort, onSort, children }: SortHeadProps) {
  const sorted = sort?.id === id ? (sort.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      <button
        type="button"
        className={children ? `${grid.sort} ${styles.sort}` : `${grid.sort} ${styles.single}`}
        title={`${meaning ? `${label}：${meaning}；` : ''}按${label}排序`}
        onClick={() => onSort(id)}
      >
        {label}
        {sorted && <span aria-hidden="true">{sorted === 'descending' ? ' ↓' : ' ↑'}</span>}
        {children}
      </button>
    </th>
  );
}
