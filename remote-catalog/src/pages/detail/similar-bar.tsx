import type { AttributeDefinition, ProductRow } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { likeness, listPath, listQuery, withSort } from '@shixuan/list-url';
import * as controls from '@shixuan/ui/controls.module.css';
import type { ReactNode } from 'react';
import { similarFilters } from '../../features/similar/similar-filters';
import * as styles from './specifications.module.css';

export interface SimilarBarProps {
  product: Pick<ProductRow, 'id' | 'categoryId' | 'attrs'>;
  attributes: readonly AttributeDefinition[];
  ticked: ReadonlySet<string>;
  onClear(): void;
}

/** Link to the products of the category that are about the same in these attributes, the most alike first. */
export function SimilarLink({
  product: { id, categoryId, attrs },
  attributes,
  keys,
  className,
  children,
}: Pick<SimilarBarProps, 'product' | 'attributes'> & {
  keys: ReadonlySet<string>;
  className: string | undefined;
  children: ReactNode;
}) {
  const similar = withSort(listQuery(categoryId, similarFilters(attributes, attrs, keys)), likeness(id));
  return (
    <Link className={className} to={listPath(similar)}>
      {children}
    </Link>
  );
}

/** Link to the list with the ticked figures as filters; it stays visible while the table scrolls. */
export function SimilarBar({ product, attributes, ticked, onClear }: SimilarBarProps) {
  if (ticked.size === 0) return null;
  const names = attributes.filter(({ key }) => ticked.has(key)).map(({ label }) => label);
  return (
    <div className={styles.bar} role="status">
      <span className={styles.names}>{names.join('、')}</span>
      <button type="button" className={`${controls.bare} ${styles.clear}`} onClick={onClear}>
        清除
      </button>
      <SimilarLink product={product} attributes={attributes} keys={ticked} className={styles.go}>
        {`按所选 ${ticked.size} 项找相似`}
      </SimilarLink>
    </div>
  );
}
