import type { Requirements } from '@shixuan/optics';
import type { ResultRow } from '../results/answer';
import * as styles from './bench-slot.module.css';

export interface BenchSlotProps {
  need: Requirements;
  /** The system that is drawn: the row that is open, else the best one; null while there is none. */
  row: ResultRow | null;
}

/** The place of the optical bench: a box of fixed size, so that nothing moves when the drawing in it changes. */
export function BenchSlot({ row }: BenchSlotProps) {
  return (
    <section className={styles.slot} aria-label="光路图">
      <p className={styles.caption}>
        {row ? `${row.camera?.product.model ?? '传感器'} + ${row.lens?.product.model ?? '镜头待选'}` : '没有可画的系统'}
      </p>
    </section>
  );
}
