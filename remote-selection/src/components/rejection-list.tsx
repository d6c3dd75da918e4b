import type { SelectedPart } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { useState } from 'react';
import type { Judged } from '../data/report/remedies';
import { productPath } from '../lib/paths';
import { Fold } from './fold';
import * as styles from './rejection-list.module.css';
import { Remedy } from './remedy';

export interface Rejection {
  check: string;
  label: string;
  /** How many the check rejected: 12 套不满足. */
  count: string;
  /** The one that misses this check alone, and by least; null where all that miss it miss others too; absent: not told. */
  nearest?: { parts: readonly Pick<SelectedPart, 'product'>[]; text: string; judged: Judged | null } | null;
}

/** 未入选的原因: what each check rejected, which product misses it alone and by least, and what would save it. */
export function RejectionList({ rejections, unit }: { rejections: readonly Rejection[]; unit: string }) {
  const [open, setOpen] = useState(false);
  if (rejections.length === 0) return null;
  return (
    <Fold title="未入选的原因" note="为什么其余的不在表里，差在哪里，改什么就能用" onToggle={setOpen}>
      <ul className={styles.list}>
        {rejections.map(({ check, label, count, nearest }) => (
          <li key={check} className={styles.entry}>
            <span className={styles.check}>{label}</span>
            <span className={styles.count}>{count}</span>
            {nearest ? (
              <span className={styles.nearest}>
                {`最接近的一${unit}，只差这一项：`}
                {nearest.parts.map(({ product }) => (
                  <Link key={product.id} className={styles.model} to={productPath(product.id)}>
                    {product.model}
                  </Link>
                ))}
                <span>{nearest.text}</span>
                {open && nearest.judged && (
                  <Remedy judged={nearest.judged} check={{ id: check, verdict: 'fail' }}>
                    {remedy => <span>{`。${remedy}`}</span>}
                  </Remedy>
                )}
              </span>
            ) : (
              nearest === null && <span className={styles.nearest}>这一项不满足的，别的项也不满足</span>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
