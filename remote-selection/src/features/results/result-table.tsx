import type { Requirements } from '@shixuan/optics';
import type { Goal } from '@shixuan/task-url';
import { UNKNOWN } from '@shixuan/units';
import { Fragment, useState } from 'react';
import type { ResultRow } from './answer';
import { columnsOf, printed } from './columns';
import type { RankingRequest } from './ranking-query';
import { ResultName, rowName } from './result-name';
import * as styles from './result-table.module.css';
import { RowDetail } from './row-detail';
import { SortHead } from './sort-head';
import { nextSort, type SortBy, sortedRows } from './sorted-rows';
import { VerdictCounts } from './verdict-counts';

export interface ResultsProps {
  rows: readonly ResultRow[];
  goal: Goal;
  need: Requirements;
  request: RankingRequest;
  /** Key of the row that is open. */
  opened: string | null;
  onOpen(key: string | null): void;
}

const titles: Readonly<Record<Goal, string>> = { camera: '相机', lens: '镜头', vision: '相机 + 镜头' };

/** Recommendations to be compared, the best first. A row opens below itself. */
export function ResultTable({ rows, goal, need, request, opened, onOpen }: ResultsProps) {
  const columns = columnsOf(goal, need);
  const [sort, setSort] = useState<SortBy | null>(null);
  const onSort = (id: string) => setSort(nextSort(sort, id));
  const shown = sortedRows(rows, sort, columns, need);
  const by = sort && (sort.id === 'score' ? '评分' : columns.find(({ id }) => id === sort.id)?.label);
  const table = (
    <section className={styles.scroll} aria-label={`${titles[goal]}推荐表`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.firstHead}>
              {titles[goal]}
            </th>
            <SortHead id="score" label="评分" className={styles.numberHead} sort={sort} onSort={onSort} />
            <th scope="col" className={styles.head}>
              检查
            </th>
            {columns.map(({ id, label, unit, words }) => (
              <SortHead
                key={id}
                id={id}
                label={label}
                className={words ? styles.head : styles.numberHead}
                sort={sort}
                onSort={onSort}
              >
                {unit && <span className={styles.unit}>{unit}</span>}
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(row => {
            const open = row.key === opened;
            return (
              <Fragment key={row.key}>
                <tr className={open ? styles.openRow : styles.row}>
                  <th scope="row" className={styles.first}>
                    <ResultName row={row} goal={goal} />
                  </th>
                  <td className={styles.score}>{row.score.toFixed(0)}</td>
                  <td className={styles.cell}>
                    <VerdictCounts
                      verdicts={row.verdicts}
                      name={rowName(row, goal)}
                      open={open}
                      onToggle={() => onOpen(open ? null : row.key)}
                    />
                  </td>
                  {columns.map(column => {
                    const text = printed(column, row, need);
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
                    <td className={styles.detail} colSpan={columns.length + 3}>
                      <div className={styles.within}>
                        <RowDetail row={row} need={need} request={request} />
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
  return (
    <>
      <p className={styles.sorted} role="status">
        {by &&
          `只在列出的 ${rows.length} 行内按${by}${sort?.descending ? '从大到小' : '从小到大'}排；再按一次换向，第三次回到推荐顺序`}
      </p>
      {table}
    </>
  );
}
