import * as styles from './override-badge.module.css';

/** Says all the time that this page is not the one that visitors get, and leads back to that. */
export default function OverrideBadge({ count }: { count: number }) {
  return (
    <aside className={styles.badge} aria-label="本地覆盖">
      {count > 0 ? `正在使用 ${count} 个本地覆盖` : '本地覆盖没有生效'} ·{' '}
      {/* A document of its own: the server forgets the override and sends the usual page. */}
      <a className={styles.reset} href="?mf=reset" target="_top">
        还原
      </a>
    </aside>
  );
}
