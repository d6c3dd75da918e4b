import * as controls from '@shixuan/ui/controls.module.css';
import type { RefObject } from 'react';
import { goToResults } from '../../components/ranking/all-results';
import * as styles from './skip-to-results.module.css';

/** For the keyboard: past the form, whose fields are many. Seen while it has the focus. */
export function SkipToResults({ target }: { target: RefObject<HTMLElement | null> }) {
  return (
    <button type="button" className={`${controls.outlined} ${styles.skip}`} onClick={() => goToResults(target)}>
      跳到结果
    </button>
  );
}
