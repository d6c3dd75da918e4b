import { columnsOf, printed } from './columns';
import * as styles from './result-cards.module.css';
import { ResultName, rowName } from './result-name';
import type { ResultsProps } from './result-table';
import { RowDetail } from './row-detail';
import { VerdictCounts } from './verdict-counts';

/** The same for a narrow screen: one card a row, with the figures that decide. */
export function ResultCards({ rows, goal, need, request, opened, onOpen }: ResultsProps) {
  const columns = columnsOf(goal, need).filter(({ leading }) => leading);
  return (
    <ol className={styles.cards}>
      {rows.map(row => {
        const open = row.key === opened;
        return (
          <li key={row.key} className={styles.card}>
            <div className={styles.head}>
              <ResultName row={row} goal={goal} />
              <span className={styles.score}>
                <span className="visually-hidden">评分 </span>
                {row.score.toFixed(0)}
              </span>
            </div>
            <dl className={styles.figures}>
              {columns.map(column => (
                <div key={column.id}>
                  <dt>{column.label}</dt>
                  <dd>{`${printed(column, row, need)}${column.unit && column.value(row, need) !== null ? `\u2009${column.unit}` : ''}`}</dd>
                </div>
              ))}
            </dl>
            <VerdictCounts
              verdicts={row.verdicts}
              name={rowName(row, goal)}
              open={open}
              onToggle={() => onOpen(open ? null : row.key)}
            />
            {open && <RowDetail row={row} need={need} request={request} />}
          </li>
        );
      })}
    </ol>
  );
}
