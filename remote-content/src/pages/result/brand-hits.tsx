import type { BrandHit } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { Marked } from '@shixuan/ui';
import * as styles from './hits.module.css';

/** Brands, with what the catalogue has of each, by category. */
export function BrandHits({ hits }: { hits: readonly BrandHit[] }) {
  return (
    <ul className={styles.hits}>
      {hits.map(({ brand, country, count, categories, marks }) => (
        <li key={brand.id} className={styles.brand}>
          <p>
            <strong className={styles.title}>
              {brand.nameZh && (
                <>
                  <Marked text={brand.nameZh} spans={marks.brandNameZh} />{' '}
                </>
              )}
              {brand.name !== brand.nameZh && <Marked text={brand.name} spans={marks.brandName} />}
            </strong>
            <span className={styles.beside}>{`${country ?? '国别未标注'} · ${count} 款`}</span>
          </p>
          <ul className={styles.links}>
            {categories.map(({ categoryId, name, count: inCategory, url }) => (
              <li key={categoryId}>
                <Link to={url}>{`${name} ${inCategory}`}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
