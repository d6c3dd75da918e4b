import type { SelectedPart } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import type { ReactNode } from 'react';
import { partTitle } from '../../data/ranking/part-title';
import { productPath } from '../../lib/paths';
import { CompareButton } from '../compare-button';
import * as styles from './detail.module.css';

/** Everything of an open row: on the left what it is made of, beside it its checks. */
export function Detail({ checks, children }: { checks: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <div className={styles.parts}>{children}</div>
      {checks}
    </div>
  );
}

/** One thing that a row is made of. */
export function DetailLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <span className={styles.role}>{label}</span>
      {children}
    </div>
  );
}

/** A product of a row: its page, its decisive figures, the comparison. */
export function DetailProduct({ label, part }: { label: string; part: Pick<SelectedPart, 'product'> }) {
  return (
    <DetailLine label={label}>
      <Link to={productPath(part.product.id)}>{partTitle(part)}</Link>
      <DetailNote>{part.product.summary}</DetailNote>
      <CompareButton part={part} />
    </DetailLine>
  );
}

export function DetailNote({ children }: { children: ReactNode }) {
  return <span className={styles.summary}>{children}</span>;
}
