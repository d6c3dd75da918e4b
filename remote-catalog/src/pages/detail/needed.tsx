import type { CallContent } from '@shixuan/api/client';
import { Link, useLocation } from '@shixuan/host';
import { Section } from '@shixuan/ui';
import * as styles from './needed.module.css';
import { neededParts } from './needed-parts';

/** The parts that have to be ordered with a product, and which of them this site lists. */
export function Needed({ detail: { category, attributes, product } }: { detail: CallContent<'productDetail'> }) {
  const { search } = useLocation();
  const parts = neededParts(category.code, attributes, product);
  if (parts.length === 0) return null;
  const missing = parts.filter(({ listed }) => !listed).map(({ part }) => part);
  return (
    <Section
      id="needed"
      title="还缺什么"
      note={missing.length > 0 && `${missing.join('、')}：本站未收录此类，规格供另行采购`}
    >
      <dl className={styles.parts}>
        {parts.map(({ part, need, listed }) => (
          <div key={part} className={styles.part}>
            <dt className={styles.name}>{part}</dt>
            <dd>
              {need}
              {listed && (
                <Link className={styles.link} to={{ search, hash: 'compatible' }}>
                  看配套产品
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
