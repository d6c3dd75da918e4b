import { Link, useCopy, useSiteOrigin } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { useId } from 'react';
import { sharedSearch } from '../../lib/shared-view';
import { OpenComments } from './open-comments';
import { limits, type Scheme, schemePath } from './scheme';
import * as styles from './schemes.module.css';

/** What is remarked on a saved scheme, what it was before, and its link. */
export function SchemeNotes({ scheme, onNote }: { scheme: Scheme; onNote(note: string): void }) {
  const { name, note = '', history = [] } = scheme;
  const id = useId();
  const copy = useCopy();
  const site = useSiteOrigin();
  return (
    <div className={styles.notes}>
      <label htmlFor={id}>备注</label>
      <input
        id={id}
        className={`${controls.input} ${styles.note}`}
        defaultValue={note}
        maxLength={limits.note}
        placeholder="例如：客户要求换成 GigE"
        autoComplete="off"
        aria-label={`备注：${name}`}
        onBlur={({ target }) => target.value.trim() !== note && onNote(target.value)}
      />
      <button
        type="button"
        className={`${controls.action} ${styles.action}`}
        aria-label={`分享：${name}`}
        onClick={() =>
          void copy(
            (site || window.location.origin) + schemePath({ ...scheme, search: sharedSearch(scheme.search, note) }),
            '只读链接已复制，含备注',
          )
        }
      >
        分享（只读链接）
      </button>
      <OpenComments scheme={scheme} />
      {history.length > 0 && (
        <details className={styles.history}>
          <summary>{`历史（${history.length}）`}</summary>
          <ol className={styles.list}>
            {history.map((version, i) => (
              <li key={`${version.savedAt} ${version.search}`} className={styles.scheme}>
                <span className={styles.called}>{version.title}</span>
                <span className={styles.hint}>{version.savedAt === '' ? '更早' : dateText(version.savedAt)}</span>
                <Link
                  className={`${controls.action} ${styles.action}`}
                  to={schemePath(version)}
                  aria-label={`恢复：${name} 的第 ${history.length - i} 版`}
                >
                  恢复
                </Link>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

const dateText = (iso: string) => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleString('zh-CN', { dateStyle: 'medium', timeStyle: 'short' });
};
