import { useNavigation } from 'react-router-dom';
import { useFrameTexts } from '../components/texts/use-texts';
import * as styles from './progress-line.module.css';

/** A line at the top edge while the next page is on its way; only when that takes longer than 150 ms. */
export function ProgressLine() {
  const { state } = useNavigation();
  const texts = useFrameTexts();
  return state === 'idle' ? null : <div className={styles.line} role="progressbar" aria-label={texts.opening} />;
}
