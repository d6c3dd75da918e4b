import { UNKNOWN } from '@shixuan/units';
import type { RankedRow, Ranking } from './ranking';
import * as styles from './ranking-cards.module.css';
import { RowControls } from './row-controls';

/** The same for a narrow screen: one card a row, with the figures that decide. */
export function RankingCards<Row extends RankedRow>(ranking: Ranking<Row>) {
  const { rows, columns, opened, name, detail } = ranking;
  const shown = columns.filter(({ leading }) => leading);
  return (
    <ol className={styles.cards}>
      {rows.map(row => {
        const reason = ranking.reason?.(row);
        return (
          <li key={row.key} className={styles.card}>
            <div className={styles.head}>
              {name(row)}
              <RowControls row={row} ranking={ranking} />
            </div>
            <dl className={styles.figures}>
              {reason && (
                <div className={styles.reason}>
                  <dt>与上方的比</dt>
                  <dd>{reason}</dd>
                </div>
              )}
              {shown.map(({ id, label, unit, value }) => {
                const text = value(row);
                return (
                  <div key={id}>
                    <dt>{label}</dt>
                    <dd>{text === null ? UNKNOWN : `${text}${unit ? `\u202f${unit}` : ''}`}</dd>
                  </div>
                );
              })}
            </dl>
            {row.key === opened && detail(row)}
          </li>
        );
      })}
    </ol>
  );
}
