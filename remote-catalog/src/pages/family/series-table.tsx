import { type AttributeDefinition, brandLabel, type Filters } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import * as grid from '@shixuan/ui/table.module.css';
import { isMeasured } from '../../features/attributes/measured';
import { unitBeside } from '../../features/attributes/unit-beside';
import { TableFrame } from '../../features/table-frame/table-frame';
import { onTableKey } from '../list/table/table-keys';
import { seriesName, seriesPath } from './series-link';
import * as styles from './series-matrix.module.css';
import type { SeriesRow, SeriesSort } from './series-sort';
import { SeriesValue } from './series-value';

export interface SeriesRowsProps {
  rows: readonly SeriesRow[];
  figures: readonly AttributeDefinition[];
  filters: Filters;
  categoryId: number;
}

/** One row for each series. Up and down go from series to series, Enter opens its models. */
export function SeriesTable({
  rows,
  figures,
  filters,
  categoryId,
  name,
  sort,
  onSort,
}: SeriesRowsProps & {
  /** Of the category: a page may have the tables of two. */
  name: string;
  sort: SeriesSort;
  onSort(key: string): void;
}) {
  const head = (copy: boolean) => {
    const own = { sort, onSort, copy };
    return (
      <thead>
        <tr>
          <Head name="系列" sortKey="series" first {...own} />
          <Head name="品牌" sortKey="brand" {...own} />
          <Head name="型号数" sortKey="count" measured {...own} />
          {figures.map(figure => (
            <Head
              key={figure.key}
              name={figure.label}
              unit={unitBeside(figure)}
              measured={isMeasured(figure)}
              sortKey={isMeasured(figure) ? figure.key : undefined}
              {...own}
            />
          ))}
        </tr>
      </thead>
    );
  };
  return (
    <TableFrame label={`${name}系列表，可左右滚动`} head={<table className={styles.table}>{head(true)}</table>}>
      {/* Keys other than Tab for the links inside: the links have the focus, not the table. */}
      <table className={`${grid.separate} ${styles.table}`} onKeyDown={event => onTableKey(event)}>
        {head(false)}
        <tbody>
          {rows.map(row => (
            <tr key={`${row.brand.id} ${row.series}`}>
              <th scope="row" className={`${grid.sticky} ${styles.series}`}>
                <Link to={seriesPath(categoryId, filters, row)}>{seriesName(row)}</Link>
              </th>
              <td>{brandLabel(row.brand)}</td>
              <td className={styles.number}>{row.count}</td>
              {figures.map(figure => (
                <td key={figure.key} className={isMeasured(figure) ? styles.number : undefined}>
                  <SeriesValue attribute={figure} figure={row.figures.find(({ key }) => key === figure.key)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

interface HeadProps {
  name: string;
  unit?: string | undefined;
  measured?: boolean;
  sortKey: string | undefined;
  first?: boolean;
  /** Stands in for the head where that is out of sight; for pointers only. */
  copy: boolean;
  sort: SeriesSort;
  onSort(key: string): void;
}

function Head({ name, unit, measured, sortKey, first, copy, sort, onSort }: HeadProps) {
  const order = sortKey === sort.key ? sort.direction : undefined;
  const text = (
    <>
      {name}
      {unit && <span className={grid.unit}>{unit}</span>}
    </>
  );
  return (
    <th
      scope="col"
      className={first ? grid.sticky : measured ? styles.number : undefined}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      {sortKey === undefined ? (
        text
      ) : (
        <button
          type="button"
          className={`${grid.sort} ${styles.sort}`}
          tabIndex={copy ? -1 : undefined}
          onClick={() => onSort(sortKey)}
        >
          <span className={styles.arrow} aria-hidden="true">
            {order === 'asc' ? '↑' : order === 'desc' ? '↓' : '↕'}
          </span>
          {text}
        </button>
      )}
    </th>
  );
}
