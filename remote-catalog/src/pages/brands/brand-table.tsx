import { Link, useHost } from '@shixuan/host';
import { listPath, listQuery } from '@shixuan/list-url';
import { detailPath } from '../../lib/paths';
import { type BrandEntry, letterOf, seriesByCategory } from './brand-filter';
import * as styles from './brand-table.module.css';

/** Brands with their series; with letters, the letter at the first of each. */
export function BrandTable({ brands, letters }: { brands: readonly BrandEntry[]; letters: boolean }) {
  return (
    <ul className={styles.list}>
      {brands.map((brand, i) => {
        const letter = letterOf(brand);
        const before = brands[i - 1];
        return (
          <li key={brand.id} className={styles.row} data-letters={letters || undefined}>
            {letters && (
              <span className={styles.letter} aria-hidden="true">
                {!before || letterOf(before) !== letter ? letter : ''}
              </span>
            )}
            <Brand brand={brand} />
          </li>
        );
      })}
    </ul>
  );
}

function Brand({ brand: { id, name, nameZh, country, website, count, series, entries = [] } }: { brand: BrandEntry }) {
  const { categories } = useHost().config;
  const categoryName = (categoryId: number) => categories.find(category => category.id === categoryId)?.name ?? '';
  return (
    <>
      <div>
        <h2 className={styles.name}>
          {nameZh ?? name}
          {nameZh && nameZh !== name && <span className={styles.latin}>{name}</span>}
        </h2>
        <p className={styles.origin}>
          <span>{country ?? '国别未标注'}</span>
          {website && <Website url={website} />}
        </p>
      </div>
      <dl className={styles.series}>
        {seriesByCategory(series).map(group => (
          <div key={group.categoryId} className={styles.group}>
            <dt className={styles.category}>{categoryName(group.categoryId)}</dt>
            <dd className={styles.links}>
              {group.series.map(({ name: seriesName, count: models }) => (
                <Link
                  key={seriesName}
                  className={styles.link}
                  to={listPath(
                    listQuery(group.categoryId, { brand: { in: [String(id)] }, series: { in: [seriesName] } }),
                  )}
                >
                  {`${seriesName} `}
                  <span className={styles.number}>{models}</span>
                </Link>
              ))}
            </dd>
          </div>
        ))}
        {entries.length > 0 && (
          <div className={styles.group}>
            <dt className={styles.category}>系列资料</dt>
            <dd className={styles.links}>
              {entries.map(entry => (
                <Link key={entry.id} className={styles.link} to={detailPath(entry.id)}>
                  {entry.name}
                </Link>
              ))}
            </dd>
          </div>
        )}
        {series.length + entries.length === 0 && <dd className={styles.none}>未标注系列</dd>}
      </dl>
      <span className={styles.count}>{count > 0 ? `${count} 款` : '系列资料'}</span>
    </>
  );
}

/** A maker's site by its host name; opens beside this one. */
function Website({ url }: { url: string }) {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {new URL(url).host.replace(/^www\./, '')}
    </a>
  );
}
