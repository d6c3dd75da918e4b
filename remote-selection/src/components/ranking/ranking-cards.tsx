import { UNKNOWN } from '@shixuan/units';
import type { RankedRow, Ranking } from './ranking';
import * as styles from './ranking-cards.module.css';
import { VerdictCounts } from './verdict-counts';

/** The same for a narrow screen: one card a row, with the figures that decide. */
export function RankingCards<Row extends RankedRow>(ranking: Ranking<Row>) {
  const { rows, columns, opened, onOpen, name, nameText, detail } = ranking;
  const shown = columns.filter(({ leading }) => leading);
  return (
    <ol className={styles.cards}>
      {rows.map(row => {
        const open = row.key === opened;
        return (
          <li key={row.key} className={styles.card}>
            <div className={styles.head}>
              {name(row)}
              <VerdictCounts
                verdicts={row.verdicts}
                asked={ranking.asked}
                name={nameText(row)}
                open={open}
                onToggle={() => onOpen(open ? null : row.key)}
              />
            </div>
            <dl className={styles.figures}>
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
            {open && detail(row)}
          </li>
        );
      })}
    </ol>
  );
}
