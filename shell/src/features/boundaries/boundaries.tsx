import * as styles from './boundaries.module.css';
import { useBoundaries } from './use-boundaries';

const TONES = [styles.tone0, styles.tone1, styles.tone2, styles.tone3, styles.tone4, styles.tone5];

/** Paints which team answers for which part of the page, in which version. For teams; called up by `?boundaries=1`. */
export default function Boundaries({ onClose }: { onClose: () => void }) {
  const boundaries = useBoundaries();
  const sources = [...new Map(boundaries.map(({ source, owner }) => [source, owner]))];
  const toneOf = (source: string) => TONES[sources.findIndex(([name]) => name === source) % TONES.length];
  return (
    <>
      <div aria-hidden="true">
        {boundaries.map(({ key, source, owner, box }) => (
          <div key={key} className={`${styles.box} ${toneOf(source)}`} style={box}>
            <span className={styles.label}>{`${owner} ${source}`}</span>
          </div>
        ))}
      </div>
      <aside className={styles.legend} aria-label="页面分工">
        <ul className={styles.list}>
          {sources.map(([source, owner]) => (
            <li key={source} className={styles.entry}>
              <span className={`${styles.mark} ${toneOf(source)}`} aria-hidden="true" />
              {owner} <code>{source}</code>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.close} onClick={onClose}>
          关闭标注
        </button>
      </aside>
    </>
  );
}
