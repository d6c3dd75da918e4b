import { brandLabel } from '@shixuan/api/client';
import { Link, useHost } from '@shixuan/host';
import { QueryView, Section, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { brandSeriesQuery } from '../../lib/queries/brand-series';
import { brandsPath } from '../brands/brand-filter';
import * as styles from './brand-names.module.css';

/** Number of brands listed; the others are on the brands page. */
const SHOWN = 36;

/** The brands with most products, by name only. */
export function BrandNames() {
  const query = useQuery(brandSeriesQuery(useHost()));
  const brands = (query.data?.list ?? []).filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return (
    <Section
      title="品牌"
      note={<Link to="/brands">{query.data ? `全部 ${brands.length} 个品牌与系列` : '全部品牌与系列'}</Link>}
    >
      <QueryView query={query} errorTitle="品牌没有加载出来" skeleton={<Skeleton rows={4} />}>
        {() => (
          <ul className={styles.names}>
            {brands.slice(0, SHOWN).map(brand => (
              <li key={brand.id}>
                <Link className={styles.name} to={brandsPath({ categoryId: null, letter: null, text: brand.name })}>
                  {`${brandLabel(brand)} `}
                  <span className={styles.count}>{brand.count}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
