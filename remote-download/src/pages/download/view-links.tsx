import { Link } from '@shixuan/host';
import { downloadPath, everything } from './download-address';
import * as styles from './view-links.module.css';

/** The two views of the page. */
export function ViewLinks({ history }: { history: boolean }) {
  const views = [
    { label: '全部资料', isHere: !history, to: downloadPath(everything) },
    { label: '我的下载', isHere: history, to: downloadPath({ ...everything, history: true }) },
  ];
  return (
    <nav className={styles.views} aria-label="下载中心">
      {views.map(({ label, isHere, to }) => (
        <Link key={label} className={styles.view} to={to} aria-current={isHere ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
