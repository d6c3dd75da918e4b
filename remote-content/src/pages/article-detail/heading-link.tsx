import { useCopy, useLocation } from '@shixuan/host';
import * as styles from './article-text.module.css';

/** Copies the address of a section. Beside the heading, so that the heading's accessible name stays its text. */
export function HeadingLink({ id, text }: { id: string; text: string }) {
  const copy = useCopy();
  const { pathname, search } = useLocation();
  return (
    <button
      type="button"
      className={styles.headingLink}
      aria-label={`复制「${text}」的链接`}
      onClick={() =>
        void copy(`${window.location.origin}${pathname}${search}#${encodeURIComponent(id)}`, '本节链接已复制')
      }
    >
      <span aria-hidden="true">#</span>
    </button>
  );
}
