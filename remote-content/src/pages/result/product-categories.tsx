import type { CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import * as chipStyles from '@shixuan/ui/chips.module.css';
import * as styles from './product-categories.module.css';
import { type ResultQuery, resultPath } from './result-url';

export interface ProductCategoriesProps {
  products: CallContent<'search'>['products'];
  query: ResultQuery;
}

/**
 * The categories in which products were found. If the list's filters can express the query, the link leads to the list
 * with these filters; otherwise it narrows these results.
 */
export function ProductCategories({ products: { categories }, query }: ProductCategoriesProps) {
  if (categories.length === 0) return null;
  const narrowed = (categoryId: number | null) => resultPath({ ...query, kind: 'product', categoryId, page: 1 });
  const isNarrowed = query.categoryId !== null;
  return (
    <ul className={`${chipStyles.chips} ${styles.categories}`} aria-label="产品分类">
      {isNarrowed && (
        <li>
          <Link className={`${chipStyles.chip} ${styles.category}`} to={narrowed(null)}>
            全部分类
          </Link>
        </li>
      )}
      {categories.map(({ categoryId, name, total, listUrl }) => (
        <li key={categoryId}>
          <Link
            className={`${chipStyles.chip} ${styles.category}`}
            to={listUrl ?? narrowed(categoryId)}
            aria-current={categoryId === query.categoryId ? 'true' : undefined}
          >
            {name}
            <span className={styles.count}>{total}</span>
            {listUrl && <span className={styles.list}>筛选列表</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
