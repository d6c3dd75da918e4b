import { Link } from '@shixuan/host';
import * as styles from './page-links.module.css';
import { pageWindow } from './page-window';

export interface PageLinksProps {
  page: number;
  pages: number;
  /** Address of a page. */
  to(page: number): string;
}

/** Links to the other pages of a list. */
export function PageLinks({ page, pages, to }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.nav} aria-label="分页">
      {page > 1 && (
        <Link className={styles.link} to={to(page - 1)} rel="prev">
          上一页
        </Link>
      )}
      {pageWindow(page, pages).map((target, i) =>
        target === null ? (
          <span key={`gap ${i === 1 ? 'before' : 'after'}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={target}
            className={styles.link}
            to={to(target)}
            aria-current={target === page ? 'page' : undefined}
            aria-label={`第 ${target} 页`}
          >
            {target}
          </Link>
        ),
      )}
      {page < pages && (
        <Link className={styles.link} to={to(page + 1)} rel="next">
          下一页
        </Link>
      )}
    </nav>
  );
}
