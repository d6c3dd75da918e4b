import type { ProfileNeeds } from '@shixuan/optics';
import { UNKNOWN } from '@shixuan/units';
import { Fragment } from 'react';
import * as styles from '../results/result-table.module.css';
import { VerdictCounts } from '../results/verdict-counts';
import { laserColumns, laserText } from './laser-columns';
import { LaserDetail } from './laser-detail';
import { LaserName } from './laser-name';
import type { LaserRow } from './laser-rows';

export interface LaserRowsProps {
  rows: readonly LaserRow[];
  need: ProfileNeeds;
  /** Id of the profiler that is open. */
  opened: number | null;
  onOpen(id: number | null): void;
}

/** What fits first, then what lacks data. A row opens below itself. */
export function LaserTable({ rows, need, opened, onOpen }: LaserRowsProps) {
  return (
    <section className={styles.scroll} aria-label="3D 线激光推荐表">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.firstHead}>
              型号
            </th>
            <th scope="col" className={styles.numberHead}>
              评分
            </th>
            <th scope="col" className={styles.head}>
              检查
            </th>
            {laserColumns.map(({ id, label, unit, words }) => (
              <th key={id} scope="col" className={words ? styles.head : styles.numberHead}>
                {label}
                {unit && <span className={styles.unit}>{unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const open = row.profilerId === opened;
            return (
              <Fragment key={row.profilerId}>
                <tr className={open ? styles.openRow : styles.row}>
                  <th scope="row" className={styles.first}>
                    <LaserName row={row} />
                  </th>
                  <td className={styles.score}>{row.score.toFixed(0)}</td>
                  <td className={styles.cell}>
                    <VerdictCounts
                      verdicts={row.verdicts}
                      name={row.selected.product.model}
                      open={open}
                      onToggle={() => onOpen(open ? null : row.profilerId)}
                    />
                  </td>
                  {laserColumns.map(column => {
                    const text = laserText(column, row);
                    return (
                      <td
                        key={column.id}
                        className={column.words ? styles.cell : styles.number}
                        data-unknown={text === UNKNOWN}
                      >
                        {text}
                      </td>
                    );
                  })}
                </tr>
                {open && (
                  <tr>
                    <td className={styles.detail} colSpan={laserColumns.length + 3}>
                      <div className={styles.within}>
                        <LaserDetail row={row} need={need} />
                      </div>
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
