import { type AttributeDefinition, brandLabel, type Filters } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import * as grid from '@shixuan/ui/table.module.css';
import { isMeasured } from '../../features/attributes/measured';
import { onTableKey } from '../list/table-keys';
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
  sort,
  onSort,
}: SeriesRowsProps & { sort: SeriesSort; onSort(key: string): void }) {
  const head = { sort, onSort };
  return (
    <div className={grid.scroll}>
      {/* Keys other than Tab for the links inside: the links have the focus, not the table. */}
      <table className={`${grid.table} ${styles.table}`} onKeyDown={event => onTableKey(event)}>
        <thead>
          <tr>
            <Head name="系列" sortKey="series" {...head} />
            <Head name="品牌" sortKey="brand" {...head} />
            <Head name="型号数" sortKey="count" measured {...head} />
            {figures.map(figure => (
              <Head
                key={figure.key}
                name={figure.label}
                unit={figure.unit}
                measured={isMeasured(figure)}
                sortKey={isMeasured(figure) ? figure.key : undefined}
                {...head}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={`${row.brand.id} ${row.series}`}>
              <th scope="row" className={styles.series}>
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
    </div>
  );
}

interface HeadProps {
  name: string;
  unit?: string | undefined;
  measured?: boolean;
  sortKey: string | undefined;
  sort: SeriesSort;
  onSort(key: string): void;
}

function Head({ name, unit, measured, sortKey, sort, onSort }: HeadProps) {
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
      className={measured ? styles.number : undefined}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      {sortKey === undefined ? (
        text
      ) : (
        <button type="button" className={`${grid.sort} ${styles.sort}`} onClick={() => onSort(sortKey)}>
          <span className={styles.arrow} aria-hidden="true">
            {order === 'asc' ? '↑' : order === 'desc' ? '↓' : '↕'}
          </span>
          {text}
        </button>
      )}
    </th>
  );
}
