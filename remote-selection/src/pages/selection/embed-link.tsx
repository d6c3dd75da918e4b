import { Link, useSiteOrigin } from '@shixuan/host';
import * as styles from './embed-link.module.css';

/** Link to the page about embedding; absent inside an embedded widget. */
export function EmbedLink() {
  if (useSiteOrigin()) return null;
  return (
    <p className={styles.foot}>
      <Link to="/embed">在您的网页中使用选型助手</Link>
    </p>
  );
}
