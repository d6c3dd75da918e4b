import * as styles from './breadcrumbs.module.css';
import { useOwnWords } from './use-own-words';

export interface Crumb {
  label: string;
  /** Absent for the page itself, which is the last one. */
  to?: string;
}

/** The way from home to this page. Plain links: the shell follows links within the site without loading it anew. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const words = useOwnWords();
  return (
    <nav aria-label={words.here}>
      <ol className={styles.list}>
        {items.map(item => (
          <li key={item.label} className={styles.item}>
            {item.to ? (
              <a className={styles.link} href={item.to}>
                {item.label}
              </a>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
