import * as grid from '@shixuan/ui/table.module.css';
import { UNKNOWN } from '@shixuan/units';
import { Fragment, useId, useMemo } from 'react';
import { decimalPads } from './decimal-pads';
import type { RankedRow } from './ranking';
import * as styles from './ranking-table.module.css';
import { RowControls } from './row-controls';
import { onRowKey, useRovingRows } from './row-keys';
import { SortHead } from './sort-head';
import { nextSort, type SortedRanking } from './sorted-rows';
import { useFits } from './use-fits';

/** A row opens below itself. */
export function RankingTable<Row extends RankedRow>(ranking: SortedRanking<Row>) {
  const { title, rows, columns, sort } = ranking;
  const onSort = (id: string) => ranking.onSort(nextSort(sort, id));
  const pads = useMemo(
    () => new Map(columns.map(({ id, words, value }) => [id, words ? [] : decimalPads(rows.map(value))])),
    [rows, columns],
  );
  const [frame, fits] = useFits();
  const roving = useRovingRows();
  const keys = useId();
  const by = sort && columns.find(({ id }) => id === sort.id)?.label;
  return (
    <>
      <p className={styles.sorted} role="status">
        {by &&
          `只在列出的 ${rows.length} 行内按${by}${sort?.descending ? '从大到小' : '从小到大'}排；再按一次换向，第三次回到推荐顺序`}
      </p>
      <section
        ref={frame}
        className={`${grid.scroll} ${styles.scroll}`}
        data-fits={fits}
        aria-label={`${title}推荐表`}
        aria-describedby={keys}
      >
        <table className={`${grid.separate} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col" className={`${grid.head} ${grid.sticky} ${styles.firstHead}`}>
                {title}
              </th>
              <th scope="col" className={`${grid.head} ${styles.head}`}>
                检查
                {ranking.reason && <span className={grid.unit}>与上方的比</span>}
              </th>
              {columns.map(({ id, label, meaning, unit, words }) => (
                <SortHead
                  key={id}
                  id={id}
                  label={label}
                  meaning={meaning}
                  className={words ? `${grid.head} ${styles.head}` : `${grid.head} ${styles.numberHead}`}
                  sort={sort}
                  onSort={onSort}
                >
                  {unit && <span className={grid.unit}>{unit}</span>}
                </SortHead>
              ))}
            </tr>
          </thead>
          <tbody {...roving} onKeyDown={onRowKey}>
            {rows.map((row, i) => (
              <Row key={row.key} row={row} ranking={ranking} padOf={id => pads.get(id)?.[i]} />
            ))}
          </tbody>
        </table>
      </section>
      <p id={keys} className={styles.keys}>
        上下方向键换行，Home、End 到首行、末行
      </p>
    </>
  );
}

interface RowProps<R extends RankedRow> {
  row: R;
  ranking: SortedRanking<R>;
  padOf(column: string): string | undefined;
}

function Row<R extends RankedRow>({ row, ranking, padOf }: RowProps<R>) {
  const { columns, opened, name, detail } = ranking;
  const reason = ranking.reason?.(row);
  const open = row.key === opened;
  return (
    <Fragment>
      <tr className={open ? styles.openRow : styles.row}>
        <th scope="row" className={`${grid.sticky} ${styles.first}`}>
          {name(row)}
        </th>
        <td className={styles.cell}>
          <RowControls row={row} ranking={ranking} />
          {reason && <p className={styles.reason}>{reason}</p>}
        </td>
        {columns.map(({ id, words, value }) => {
          const text = value(row) ?? UNKNOWN;
          return (
            <td
              key={id}
              className={words ? styles.cell : styles.number}
              data-unknown={text === UNKNOWN}
              data-pad={padOf(id) || undefined}
            >
              {text}
            </td>
          );
        })}
      </tr>
      {open && (
        <tr>
          <td className={styles.detail} colSpan={columns.length + 2}>
            <div className={styles.within}>{detail(row)}</div>
          </td>
        </tr>
      )}
    </Fragment>
  );
}
