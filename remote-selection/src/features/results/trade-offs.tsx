import { useNarrow } from '@shixuan/ui';
import { useId, useMemo } from 'react';
import { Fold } from '../../components/fold';
import type { AxisLeader } from '../../data/ranking/pareto-front';
import { useAskedSelection } from '../../state/selection-context';
import { axesOf } from './pareto-axes';
import { TradeOffCards } from './trade-off-cards';
import { TradeOffTable } from './trade-off-table';
import * as styles from './trade-offs.module.css';

export interface TradeOffsProps {
  bests: readonly AxisLeader[];
  /** Systems of the whole front. */
  size: number;
}

/** 各有所长: who is the best in what, and what the others lose by it. Nothing to choose between: nothing is shown. */
export function TradeOffs({ bests, size }: TradeOffsProps) {
  const { requirements } = useAskedSelection();
  const axes = useMemo(() => axesOf(requirements), [requirements]);
  const narrow = useNarrow();
  const title = useId();
  if (bests.length < 2) return null;
  const note = `${size} 套里每一项最好的一套`;
  if (narrow)
    return (
      <Fold title="各有所长" note={note}>
        <TradeOffCards bests={bests} axes={axes} />
      </Fold>
    );
  return (
    <section className={styles.tradeOffs} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        各有所长
        <span className={styles.note}>{note}</span>
      </h3>
      <TradeOffTable bests={bests} axes={axes} />
    </section>
  );
}
