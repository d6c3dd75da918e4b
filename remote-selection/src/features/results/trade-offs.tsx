import type { Requirements } from '@shixuan/optics';
import { UNKNOWN } from '@shixuan/units';
import type { FrontBest } from './front';
import { shownAxes } from './front-figures';
import { OnlyThis } from './only-this';
import { ResultName } from './result-name';
import * as styles from './trade-offs.module.css';

export interface TradeOffsProps {
  bests: readonly FrontBest[];
  /** Systems of the whole front. */
  size: number;
  need: Requirements;
}

/** 取舍: who is the best in what, and what the others lose by it. Nothing to choose between: nothing is shown. */
export function TradeOffs({ bests, size, need }: TradeOffsProps) {
  if (bests.length < 2) return null;
  return (
    <section className={styles.tradeOffs} aria-labelledby="trade-offs">
      <h3 id="trade-offs" className={styles.title}>
        取舍
        <span className={styles.note}>{`${size} 套互有长短，谁也不全面占优；这里是各项最好的`}</span>
      </h3>
      <section className={styles.scroll} aria-label="取舍对照">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">组合</th>
              {shownAxes.map(({ id, label }) => (
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
                  <ResultName row={row} goal="vision" />
                  <span className={styles.leads}>
                    {shownAxes.flatMap(({ id, best }) => (axes.includes(id) ? best : [])).join('、')}
                  </span>
                </th>
                {shownAxes.map(({ id, value }) => (
                  <td key={id} className={axes.includes(id) ? styles.best : styles.number}>
                    {value(row, need) ?? UNKNOWN}
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
    </section>
  );
}
