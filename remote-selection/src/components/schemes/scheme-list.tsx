import { Link } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { keyOf, type Scheme, schemePath } from './scheme';
import { SchemeNotes } from './scheme-notes';
import * as styles from './schemes.module.css';

export interface SchemeListProps {
  title: string;
  /** Said where there are none. */
  empty: string;
  schemes: readonly Scheme[];
  /** Keys of those that are compared. */
  chosen: readonly string[];
  onChoose(key: string): void;
  /** Absent: schemes of this list are removed automatically. */
  onRemove?(name: string): void;
  /** Absent: schemes of this list have no notes. */
  onNote?(name: string, note: string): void;
}

/** Schemes to be restored, compared and given up. */
export function SchemeList({ title, empty, schemes, chosen, onChoose, onRemove, onNote }: SchemeListProps) {
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {schemes.length === 0 && <p className={styles.hint}>{empty}</p>}
      <ul className={styles.list}>
        {schemes.map(scheme => {
          const key = keyOf(scheme);
          const called = scheme.name || scheme.title;
          return (
            <li key={key} className={styles.scheme}>
              <label className={`${controls.tick} ${styles.choice}`}>
                <input
                  type="checkbox"
                  className={controls.check}
                  checked={chosen.includes(key)}
                  onChange={() => onChoose(key)}
                />
                <span className={styles.called}>{called}</span>
              </label>
              <span className={styles.hint}>{summary(scheme)}</span>
              <Link
                className={`${controls.action} ${styles.action}`}
                to={schemePath(scheme)}
                aria-label={`恢复：${called}`}
              >
                恢复
              </Link>
              {onRemove && (
                <button
                  type="button"
                  className={`${controls.action} ${styles.action}`}
                  aria-label={`删除：${called}`}
                  onClick={() => onRemove(scheme.name)}
                >
                  删除
                </button>
              )}
              {onNote && <SchemeNotes scheme={scheme} onNote={note => onNote(scheme.name, note)} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const told = ['视野', '幅宽', '工作距离', '最小缺陷', '公差带', '单像素精度'];

/** The inputs by which a scheme is recognised. */
const summary = ({ name, title, inputs }: Scheme): string =>
  [
    ...(name ? [title] : []),
    ...inputs.filter(({ label }) => told.includes(label)).map(({ label, text }) => `${label} ${text}`),
  ].join('，');
