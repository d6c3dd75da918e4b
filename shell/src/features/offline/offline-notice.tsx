import { useIsHydrated } from '@shixuan/host';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { documentKeptAt, keptAt } from '../../state/kept-at';
import { keepWhenRead } from './keep-for-offline';
import * as styles from './offline-notice.module.css';

const time = new Intl.DateTimeFormat('zh-CN', {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Says that the page shows what was kept on this device, and since when; nothing while there is a network. */
export function OfflineNotice() {
  const [kept, setKept] = useAtom(keptAt);
  const isHydrated = useIsHydrated();
  useEffect(() => setKept(now => now ?? documentKeptAt()), [setKept]);
  useKeepVisited();
  if (!isHydrated || kept === null) return null;
  return (
    <div className={styles.notice} role="status">
      <span>
        离线：显示的是 <time dateTime={kept}>{time.format(new Date(kept))}</time> 保存的内容
      </span>
      <button type="button" className={styles.again} onClick={() => window.location.reload()}>
        重新连接
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
