import * as grid from '@shixuan/ui/table.module.css';
import { UNKNOWN } from '@shixuan/units';
import { OnlyThis } from './only-this';
import { leadsOf, type ShownTradeOffs } from './pareto-axes';
import { ResultName } from './result-name';
import * as styles from './trade-off-table.module.css';

/** One system a row, one axis a column; what leads is bold. */
export function TradeOffTable({ bests, axes: shown }: ShownTradeOffs) {
  return (
    <section className={`${grid.scroll} ${styles.scroll}`} aria-label="各有所长">
      <table className={`${grid.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">组合</th>
            {shown.map(({ id, label }) => (
              <th key={id} scope="col" className={styles.number}>
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bests.map(({ row, axes }) => (
            <tr key={row.key}>
              <th scope="row">
                <ResultName row={row} goal="systems" />
                <span className={styles.leads}>{leadsOf(shown, axes)}</span>
              </th>
              {shown.map(({ id, value }) => (
                <td key={id} className={axes.includes(id) ? styles.best : styles.number}>
                  {value(row) ?? UNKNOWN}
                </td>
              ))}
              <td>
                <OnlyThis row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
