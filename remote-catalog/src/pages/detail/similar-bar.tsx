import type { AttributeDefinition, ProductRow } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { listPath, listQuery } from '@shixuan/list-url';
import * as controls from '@shixuan/ui/controls.module.css';
import { similarFilters } from '../../features/similar/similar-filters';
import * as styles from './specifications.module.css';

export interface SimilarBarProps {
  product: Pick<ProductRow, 'categoryId' | 'attrs'>;
  attributes: readonly AttributeDefinition[];
  ticked: ReadonlySet<string>;
  onClear(): void;
}

/** Link to the list with the ticked figures as filters; it stays visible while the table scrolls. */
export function SimilarBar({ product: { categoryId, attrs }, attributes, ticked, onClear }: SimilarBarProps) {
  if (ticked.size === 0) return null;
  const names = attributes.filter(({ key }) => ticked.has(key)).map(({ label }) => label);
  return (
    <div className={styles.bar} role="status">
      <span className={styles.names}>{names.join('、')}</span>
      <button type="button" className={`${controls.bare} ${styles.clear}`} onClick={onClear}>
        清除
      </button>
      <Link className={styles.go} to={listPath(listQuery(categoryId, similarFilters(attributes, attrs, ticked)))}>
        {`按所选 ${ticked.size} 项找相似`}
      </Link>
    </div>
  );
}
