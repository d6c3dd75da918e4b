import { useIsHydrated } from '@shixuan/host';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useFrameLanguage, useFrameTexts } from '../../components/texts/use-texts';
import { documentKeptAt, keptAt } from '../../state/kept-at';
import { keepWhenRead } from './keep-for-offline';
import * as styles from './offline-notice.module.css';

const form = {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Says that the page shows what was kept on this device, and since when; nothing while there is a network. */
export function OfflineNotice() {
  const [kept, setKept] = useAtom(keptAt);
  const isHydrated = useIsHydrated();
  const { offline: texts } = useFrameTexts();
  const language = useFrameLanguage();
  useEffect(() => setKept(now => now ?? documentKeptAt()), [setKept]);
  useKeepVisited();
  if (!isHydrated || kept === null) return null;
  return (
    <div className={styles.notice} role="status">
      <span>
        {texts.before}
        <time dateTime={kept}>{new Date(kept).toLocaleString(language, form)}</time>
        {texts.after}
      </span>
      <button type="button" className={styles.again} onClick={() => window.location.reload()}>
        {texts.again}
      </button>
    </div>
  );
}

/** The page of each address is kept once it has been read, unless it comes from what was kept. */
function useKeepVisited(): void {
  const { pathname, search } = useLocation();
  const isKept = useAtomValue(keptAt) !== null;
  useEffect(() => (isKept ? undefined : keepWhenRead(pathname + search)), [pathname, search, isKept]);
}
