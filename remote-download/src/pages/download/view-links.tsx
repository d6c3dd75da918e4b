import { Link } from '@shixuan/host';
import { useTexts } from '../../lib/texts/texts';
import { downloadPath, everything } from './download-address';
import * as styles from './view-links.module.css';

/** The two views of the page. */
export function ViewLinks({ history }: { history: boolean }) {
  const { title, views: texts } = useTexts();
  const views = [
    { label: texts.all, isHere: !history, to: downloadPath(everything) },
    { label: texts.history, isHere: history, to: downloadPath({ ...everything, history: true }) },
  ];
  return (
    <nav className={styles.views} aria-label={title}>
      {views.map(({ label, isHere, to }) => (
        <Link key={label} className={styles.view} to={to} aria-current={isHere ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
