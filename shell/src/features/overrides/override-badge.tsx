import * as styles from './override-badge.module.css';

/** Marks a page that runs local builds, with a link back to the public page. */
export default function OverrideBadge({ count }: { count: number }) {
  return (
    <aside className={styles.badge} aria-label="本地覆盖">
      {count > 0 ? `正在使用 ${count} 个本地覆盖` : '本地覆盖没有生效'} ·{' '}
      {/* A full document request: the server clears the override and sends the usual page. */}
      <a className={styles.reset} href="?mf=reset" target="_top">
        还原
      </a>
    </aside>
  );
}
