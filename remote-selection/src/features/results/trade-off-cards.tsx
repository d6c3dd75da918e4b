import { UNKNOWN } from '@shixuan/units';
import * as cards from '../../components/ranking/ranking-cards.module.css';
import { OnlyThis } from './only-this';
import { leadsOf, type ShownTradeOffs } from './pareto-axes';
import { ResultName } from './result-name';
import * as styles from './trade-off-cards.module.css';

/** The same for a narrow screen: one card a system. */
export function TradeOffCards({ bests, axes: shown }: ShownTradeOffs) {
  return (
    <ul className={cards.cards} aria-label="各有所长">
      {bests.map(({ row, axes }) => (
        <li key={row.key} className={cards.card}>
          <div className={styles.head}>
            <p className={styles.leads}>{leadsOf(shown, axes)}</p>
            <OnlyThis row={row} />
          </div>
          <ResultName row={row} goal="systems" />
          <dl className={cards.figures}>
            {shown.map(({ id, label, value }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd className={axes.includes(id) ? styles.best : undefined}>{value(row) ?? UNKNOWN}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
