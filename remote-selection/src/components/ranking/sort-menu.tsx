import * as controls from '@shixuan/ui/controls.module.css';
import { useId } from 'react';
import * as styles from './sort-menu.module.css';
import type { SortBy } from './sorted-rows';

interface Order {
  id: string;
  label: string;
}

/** Orders by which the ranking itself is made anew, from all results. */
export interface RankedOrders {
  orders: readonly Order[];
  /** Id of the one in force; null: the usual one. */
  chosen: string | null;
  onChoose(id: string | null): void;
}

export interface SortMenuProps {
  columns: readonly Order[];
  /** Of the listed rows; null: as ranked. */
  sort: SortBy | null;
  onSort(sort: SortBy | null): void;
  ranked?: RankedOrders | undefined;
}

/** The one place where an order is chosen: that of the ranking, or one column of what is listed. */
export function SortMenu({ columns, sort, onSort, ranked }: SortMenuProps) {
  const id = useId();
  const choose = (value: string) => {
    const column = columns.find(each => each.id === value);
    onSort(column ? { id: value, descending: false } : null);
    if (!column) ranked?.onChoose(value === '' ? null : value);
  };
  const options = (orders: readonly Order[]) =>
    orders.map(order => (
      <option key={order.id} value={order.id}>
        {order.label}
      </option>
    ));
  return (
    <div className={styles.menu}>
      <label htmlFor={id}>排序</label>
      <select
        id={id}
        className={`${controls.input} ${styles.select}`}
        value={sort?.id ?? ranked?.chosen ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">综合推荐</option>
        {ranked ? (
          <>
            <optgroup label="从全部结果重新推荐">{options(ranked.orders)}</optgroup>
            <optgroup label="只排列出的几行">{options(columns)}</optgroup>
          </>
        ) : (
          options(columns)
        )}
      </select>
      {sort && (
        <button
          type="button"
          className={`${controls.action} ${styles.turn}`}
          onClick={() => onSort({ ...sort, descending: !sort.descending })}
        >
          {sort.descending ? '从大到小 ↓' : '从小到大 ↑'}
        </button>
      )}
    </div>
  );
}
