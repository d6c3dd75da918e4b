import { Link } from '@shixuan/host';
import * as styles from './count-links.module.css';

export interface CountLinksProps {
  /** Name of the choice: 文章栏目. */
  label: string;
  links: readonly { key: string; name: string; count: number; to: string; isCurrent: boolean }[];
}

/** Links to the parts of a whole with their counts, one of them current. The row keeps its height while loading. */
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
