import * as styles from '../results/result-cards.module.css';
import { VerdictCounts } from '../results/verdict-counts';
import { laserColumns, laserText } from './laser-columns';
import { LaserDetail } from './laser-detail';
import { LaserName } from './laser-name';
import type { LaserRowsProps } from './laser-table';

/** The same for a narrow screen: one card a row, with the figures that decide. */
export function LaserCards({ rows, need, opened, onOpen }: LaserRowsProps) {
  const columns = laserColumns.filter(({ leading }) => leading);
  return (
    <ol className={styles.cards}>
      {rows.map(row => {
        const open = row.profilerId === opened;
        return (
          <li key={row.profilerId} className={styles.card}>
            <div className={styles.head}>
              <LaserName row={row} />
              <span className={styles.score}>
                <span className="visually-hidden">评分 </span>
                {row.score.toFixed(0)}
              </span>
            </div>
            <dl className={styles.figures}>
              {columns.map(column => (
                <div key={column.id}>
                  <dt>{column.label}</dt>
                  <dd>{`${laserText(column, row)}${column.unit && column.value(row) !== null ? `\u2009${column.unit}` : ''}`}</dd>
                </div>
              ))}
            </dl>
            <VerdictCounts
              verdicts={row.verdicts}
              name={row.selected.product.model}
              open={open}
              onToggle={() => onOpen(open ? null : row.profilerId)}
            />
            {open && <LaserDetail row={row} need={need} />}
          </li>
        );
      })}
    </ol>
  );
}
