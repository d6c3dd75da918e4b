import { Link } from '@shixuan/host';
import { missed } from '../../components/missed';
import type { LedgerEntry, PartIndex } from '../../data/ranking/answer';
import { productPath } from '../../lib/paths';
import * as styles from './ledger.module.css';

/** 淘汰账本: what each check took away, who misses it alone and by least, and what would save it. */
export function Ledger({ entries, parts }: { entries: readonly LedgerEntry[]; parts: PartIndex }) {
  const taking = entries.filter(({ pairs }) => pairs > 0);
  if (taking.length === 0) return null;
  return (
    <details className={styles.ledger}>
      <summary>
        淘汰账本
        <span className={styles.note}>为什么其余的不在表里，差在哪里，改什么就能用</span>
      </summary>
      <ul className={styles.list}>
        {taking.map(({ check, label, pairs, nearest }) => (
          <li key={check} className={styles.entry}>
            <span className={styles.check}>{label}</span>
            <span className={styles.count}>{`淘汰 ${pairs.toLocaleString('en').replaceAll(',', '\u2009')} 个`}</span>
            {nearest ? (
              <span className={styles.nearest}>
                只差这一项、差得最少：
                {[nearest.cameraId, nearest.lensId].map(id => {
                  const part = parts.get(id);
                  return (
                    part && (
                      <Link key={id} className={styles.model} to={productPath(id)}>
                        {part.product.model}
                      </Link>
                    )
                  );
                })}
                <span>{`差 ${missed(nearest.missedBy)}。${nearest.reason}${nearest.remedy ? `。可改：${nearest.remedy}` : ''}`}</span>
              </span>
            ) : (
              <span className={styles.nearest}>在这一项被淘汰的，别的项也不满足</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
