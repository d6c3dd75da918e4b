import type { AttributeDefinition, ProductRow } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { likeness, listPath, listQuery, withSort } from '@shixuan/list-url';
import * as controls from '@shixuan/ui/controls.module.css';
import { similarFilters } from '../../features/similar/similar-filters';
import * as styles from './specifications.module.css';

export interface SimilarBarProps {
  product: Pick<ProductRow, 'id' | 'categoryId' | 'attrs'>;
  attributes: readonly AttributeDefinition[];
  ticked: ReadonlySet<string>;
  onClear(): void;
}

/** Link to the list with the ticked figures as filters; it stays visible while the table scrolls. */
export function SimilarBar({ product: { id, categoryId, attrs }, attributes, ticked, onClear }: SimilarBarProps) {
  if (ticked.size === 0) return null;
  const names = attributes.filter(({ key }) => ticked.has(key)).map(({ label }) => label);
  const similar = withSort(listQuery(categoryId, similarFilters(attributes, attrs, ticked)), likeness(id));
  return (
    <div className={styles.bar} role="status">
      <span className={styles.names}>{names.join('、')}</span>
      <button type="button" className={`${controls.bare} ${styles.clear}`} onClick={onClear}>
        清除
      </button>
      <Link className={styles.go} to={listPath(similar)}>
        {`按所选 ${ticked.size} 项找相似`}
      </Link>
    </div>
  );
}
