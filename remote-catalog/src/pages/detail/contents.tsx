import type { CallContent } from '@shixuan/api/client';
import { Link, useHost, useLocation } from '@shixuan/host';
import { useQuery } from '@tanstack/react-query';
import { productCompatibleQuery } from '../../lib/queries/product-compatible';
import * as styles from './contents.module.css';
import { neededParts } from './needed-parts';

export interface ContentsProps {
  detail: CallContent<'productDetail'>;
  /** Whether the kind of product has counterparts at all. */
  expected: boolean;
}

/** The parts of the page to jump to, where it is longer than the screen: on phones. */
export function Contents({ detail: { product, siblings, category, attributes }, expected }: ContentsProps) {
  const { search } = useLocation();
  const { data } = useQuery({ ...productCompatibleQuery(useHost(), product.id), enabled: expected });
  const parts = [
    { id: 'specifications', name: '参数' },
    ...(expected && data?.groups.length !== 0 ? [{ id: 'compatible', name: '配套' }] : []),
    ...(neededParts(category.code, attributes, product).length > 0 ? [{ id: 'needed', name: '还缺' }] : []),
    ...(siblings.length > 0 ? [{ id: 'siblings', name: '同系列' }] : []),
    { id: 'files', name: '资料' },
    { id: 'sources', name: '来源' },
  ];
  return (
    <nav className={styles.contents} aria-label="本页目录">
      <ul className={styles.list}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <Link className={styles.link} to={{ search, hash: id }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
