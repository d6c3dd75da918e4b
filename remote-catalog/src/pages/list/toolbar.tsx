import { type AttributeDefinition, PAGE_SIZES } from '@shixuan/api/client';
import { type ListQuery, printSort, withPageSize, withSort } from '@shixuan/list-url';
import { memo, type ReactNode } from 'react';
import { Choice } from '../../features/form/choice';
import { LIST_FORM } from './query/list-form';
import { sortOptions } from './query/sort-options';
import type { ChangeList } from './query/use-list-change';
import * as styles from './toolbar.module.css';

export interface ToolbarProps {
  /** Undefined while nothing is known yet. */
  total: number | undefined;
  /** Rows of all pages, where products with equal data share one. */
  rowTotal?: number | undefined;
  query: ListQuery;
  attributes: readonly AttributeDefinition[];
  onChange: ChangeList;
  /** The button that opens the filters on narrow screens. */
  filters: ReactNode;
  /** How the table is set out, and the list as a file. */
  children: ReactNode;
}

const sizes = PAGE_SIZES.map(size => ({ value: String(size), label: `${size} 款` }));

/** Number of products, order, and page size. */
export function Toolbar({ total, rowTotal = total, query, attributes, onChange, filters, children }: ToolbarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.total} aria-live="polite">
        {total === undefined ? (
          '正在查询'
        ) : (
          <>
            共 <strong className={styles.number}>{total}</strong> 款
            {rowTotal !== undefined && rowTotal < total && (
              <span className={styles.rows}>{`，参数相同的合并为 ${rowTotal} 行`}</span>
            )}
          </>
        )}
      </p>
      {filters}
      <div className={styles.tools}>
        <OrderAndSize sort={query.sort} pageSize={query.pageSize} attributes={attributes} onChange={onChange} />
        {children}
      </div>
    </div>
  );
}

interface OrderAndSizeProps
  extends Pick<ToolbarProps, 'attributes' | 'onChange'>,
    Pick<ListQuery, 'sort' | 'pageSize'> {}

/** Drawn again only when one of the two changes: the orders are as many as twice the columns. */
const OrderAndSize = memo(function OrderAndSize({ sort, pageSize, attributes, onChange }: OrderAndSizeProps) {
  const options = sortOptions(attributes, sort);
  return (
    <>
      <Choice
        label="排序"
        field={{ form: LIST_FORM, name: 'sort' }}
        value={sort ? printSort(sort) : ''}
        options={options}
        onChange={value => {
          const chosen = options.find(option => option.value === value)?.sort ?? null;
          onChange(now => withSort(now, chosen));
        }}
      />
      <Choice
        label="每页"
        field={{ form: LIST_FORM, name: 'size' }}
        value={String(pageSize)}
        options={sizes}
        onChange={value =>
          onChange(now => withPageSize(now, PAGE_SIZES.find(size => String(size) === value) ?? now.pageSize))
        }
      />
      <noscript>
        <button type="submit" form={LIST_FORM} className={styles.apply}>
          应用
        </button>
      </noscript>
    </>
  );
});
