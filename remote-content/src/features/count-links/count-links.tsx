import { Link } from '@shixuan/host';
import * as styles from './count-links.module.css';

export interface CountLinksProps {
  /** What is chosen among: 文章栏目. */
  label: string;
  links: readonly { key: string; name: string; count: number; to: string; isCurrent: boolean }[];
}

/** Parts of a whole with their counts, one of them shown. The row keeps its height while there are none yet. */
export function CountLinks({ label, links }: CountLinksProps) {
  return (
    <nav className={styles.links} aria-label={label}>
      {links.map(({ key, name, count, to, isCurrent }) => (
        <Link key={key} className={styles.link} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {name}
          <span className={styles.count}>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
