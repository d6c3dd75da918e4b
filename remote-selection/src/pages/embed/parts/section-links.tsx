import { Link, useLocation } from '@shixuan/host';
import { sections } from '../sections';
import * as styles from './section-links.module.css';

/** The way to each part of the page. */
export function SectionLinks() {
  const { search } = useLocation();
  return (
    <nav className={styles.links} aria-label="本页内容">
      {sections.map(({ id, title }) => (
        <Link key={id} className={styles.link} to={{ search, hash: id }}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
