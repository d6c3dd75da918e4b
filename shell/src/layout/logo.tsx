import { Link } from 'react-router-dom';
import { useFrameTexts } from '../components/texts/use-texts';
import * as styles from './logo.module.css';

/** The mark: a lens seen along its axis, the sensor in its image circle, centre lines through both. */
export function Logo() {
  const texts = useFrameTexts();
  return (
    <Link to="/" className={styles.logo} aria-label={texts.home}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <circle cx="16" cy="16" r="12.25" className={styles.barrel} />
        <rect x="9.5" y="11" width="13" height="10" className={styles.sensor} />
        <path d="M16 0.5v31M0.5 16h31" className={styles.centre} />
      </svg>
      <span className={styles.name}>视选</span>
    </Link>
  );
}
