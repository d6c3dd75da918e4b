import { useAtomValue } from 'jotai';
import { useFrameTexts } from '../components/texts/use-texts';
import { loading } from '../state/loading';
import * as styles from './loading-mask.module.css';

/** Covers the page while calls with `showLoading` are pending. */
export function LoadingMask() {
  const texts = useFrameTexts();
  const shown = useAtomValue(loading);
  if (!shown) return null;
  return (
    <div className={styles.mask} role="status" data-loading-mask>
      <p className={styles.box}>
        <span className={styles.ring} aria-hidden="true" />
        {texts.loadingData}
      </p>
    </div>
  );
}
