import type { Ref } from 'react';
import * as styles from './page-links.module.css';
import { pageWindow } from './page-window';
import { useOwnWords } from './use-own-words';

export interface PageLinksProps {
  /** Begins with 1. */
  page: number;
  pages: number;
  /** Address of a page of the list. */
  to(page: number): string;
  ref?: Ref<HTMLElement>;
}

/** Links to the other pages of a list; nothing when there is but one. Plain links: the shell follows them. */
export function PageLinks({ page, pages, to, ref }: PageLinksProps) {
  const words = useOwnWords();
  if (pages <= 1) return null;
  return (
    <nav ref={ref} className={styles.nav} aria-label={words.pages}>
      {page > 1 && (
        <a className={styles.link} href={to(page - 1)} rel="prev">
          {words.previous}
        </a>
      )}
      {pageWindow(page, pages).map((target, i) =>
        target === null ? (
          <span key={`gap ${i === 1 ? 'before' : 'after'}`} className={styles.gap}>
            …
          </span>
        ) : (
          <a
            key={target}
            className={styles.link}
            href={to(target)}
            aria-current={target === page ? 'page' : undefined}
            aria-label={words.page(target)}
          >
            {target}
          </a>
        ),
      )}
      {page < pages && (
        <a className={styles.link} href={to(page + 1)} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  );
}
