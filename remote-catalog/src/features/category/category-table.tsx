import { Link, useHost } from '@shixuan/host';
import { listPath, listQuery } from '@shixuan/list-url';
import { ProductImage } from '@shixuan/ui';
import * as styles from './category-table.module.css';

/** The categories as a table of drawings with their counts. `family`: to their own pages where they have one. */
export function CategoryTable({ to }: { to: 'family' | 'list' }) {
  const { categories } = useHost().config;
  return (
    <ul className={styles.table}>
      {categories
        .filter(({ parentId }) => parentId === 0)
        .map(({ id, name, icon, path, description, count }) => (
          <li key={id} className={styles.cell}>
            <Link className={styles.link} to={to === 'family' ? path : listPath(listQuery(id))}>
              <ProductImage src={icon} alt="" width={64} height={64} />
              <span className={styles.name}>
                <strong>{name}</strong>
                <span className={styles.count}>{count}</span>
              </span>
              <span className={styles.description}>{description}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
