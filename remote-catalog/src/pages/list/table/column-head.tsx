import { type ListQuery, withSort } from '@shixuan/list-url';
import * as grid from '@shixuan/ui/table.module.css';
import { pinnedLeft } from '../../../features/table-frame/use-floating-head';
import { usePressed } from '../query/pressed-query';
import { nextSort } from '../query/sort-options';
import type { ChangeList } from '../query/use-list-change';
import * as styles from './product-table.module.css';

export interface ColumnHeadProps {
  name: string;
  unit?: string | undefined;
  /** One line for a buyer, shown on hover. */
  help?: string | undefined;
  measured?: boolean;
  /** Absent: cannot be sorted by. */
  sortKey: string | undefined;
  /** The order of the list. */
  sort: ListQuery['sort'];
  onChange: ChangeList;
  first?: boolean;
  /** Place among the pinned columns, from 0. */
  pinned?: number | undefined;
  /** Replaces the head where it is out of sight; for pointers only, because the keyboard uses the head itself. */
  copy?: boolean;
}

const words = { asc: 'ascending', desc: 'descending' } as const;

/** All three arrows in one place, of which one is seen: another text would lay out the whole table again. */
function Arrow({ direction }: { direction: 'asc' | 'desc' | undefined }) {
  const glyph = (text: string, seen: boolean) => <span data-seen={seen}>{text}</span>;
  return (
    <span className={styles.arrow} aria-hidden="true">
      {glyph('↑', direction === 'asc')}
      {glyph('↓', direction === 'desc')}
      {glyph('↕', direction === undefined)}
    </span>
  );
}

/** The head of a column: name, unit, and the order when the list is sorted by it. */
export function ColumnHead({
  name,
  unit,
  help,
  measured,
  sortKey,
  sort,
  onChange,
  first,
  pinned,
  copy,
}: ColumnHeadProps) {
  const directionIn = (of: ListQuery['sort']) =>
    sortKey !== undefined && of?.key === sortKey ? of.direction : undefined;
  const direction = usePressed(directionIn(sort), query => directionIn(query.sort));
  // What stands in brackets goes below, as the unit does.
  const [label, aside] = name.split(/(?=（)/u);
  const text = (
    <>
      {label}
      {aside && <span className={grid.unit}>{aside}</span>}
      {unit && <span className={grid.unit}>{unit}</span>}
    </>
  );
  return (
    <th
      scope="col"
      className={[
        grid.head,
        first ? `${grid.sticky} ${styles.firstHead}` : measured ? styles.numberHead : styles.head,
        pinned !== undefined && styles.pinned,
      ]
        .filter(Boolean)
        .join(' ')}
      style={pinned === undefined ? undefined : pinnedLeft(pinned)}
      aria-sort={direction && words[direction]}
      title={help}
    >
      {sortKey === undefined ? (
        text
      ) : (
        <button
          type="button"
          className={`${grid.sort} ${styles.sort}`}
          tabIndex={copy ? -1 : undefined}
          onClick={() => onChange(now => withSort(now, nextSort(now.sort, sortKey)))}
        >
          {text}
          <Arrow direction={direction} />
        </button>
      )}
    </th>
  );
}
