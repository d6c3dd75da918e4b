import { Link, useCopy } from '@shixuan/host';
import { type ListQuery, listPath, withoutFilters } from '@shixuan/list-url';
import * as chipStyles from '@shixuan/ui/chips.module.css';
import * as controls from '@shixuan/ui/controls.module.css';
import { inThisTab } from '../../../lib/in-this-tab';
import { usePressed } from '../query/pressed-query';
import type { ChangeList } from '../query/use-list-change';
import { type Chip, chipsName, hasChip, withoutChip } from './chips';
import * as styles from './filter-chips.module.css';
import { SaveFilter } from './save-filter';

export interface FilterChipsProps {
  chips: readonly Chip[];
  query: ListQuery;
  onChange: ChangeList;
  /** Absent where the shell keeps nothing. */
  onSave?: ((name: string) => void) | undefined;
}

/** The active filters, each a link to the list without it, and the actions for all of them. */
export function FilterChips({ chips, query, onChange, onSave }: FilterChipsProps) {
  const copy = useCopy();
  if (chips.length === 0) return null;
  return (
    <ul className={`${chipStyles.chips} ${styles.chips}`} aria-label="已选筛选条件">
      {chips.map(chip => (
        <FilterChip key={chip.key} chip={chip} query={query} onChange={onChange} />
      ))}
      <li className={styles.actions}>
        <Link
          className={`${chipStyles.softChip} ${controls.action} ${styles.action}`}
          preventScrollReset
          to={listPath(withoutFilters(query))}
          onClick={inThisTab(() => onChange(withoutFilters))}
        >
          清空
        </Link>
        {onSave && <SaveFilter suggestion={chipsName(chips)} onSave={onSave} />}
        <button
          type="button"
          className={`${chipStyles.softChip} ${controls.action} ${styles.action}`}
          onClick={() => void copy(window.location.origin + listPath(query), '筛选链接已复制')}
        >
          复制链接
        </button>
      </li>
    </ul>
  );
}

interface FilterChipProps extends Pick<FilterChipsProps, 'query' | 'onChange'> {
  chip: Chip;
}

/** One filter. Taken off, it leaves its place empty for a moment: chips that move up would lay out the page. */
function FilterChip({ chip, query, onChange }: FilterChipProps) {
  const isOn = usePressed(true, now => hasChip(now, chip));
  const { label, text } = chip;
  return (
    <li style={isOn ? undefined : { visibility: 'hidden' }}>
      <Link
        className={`${chipStyles.softChip} ${styles.chip}`}
        preventScrollReset
        to={listPath(withoutChip(query, chip))}
        onClick={inThisTab(() => onChange(now => withoutChip(now, chip)))}
        aria-label={`去掉筛选 ${label}：${text}`}
      >
        <span className={styles.label}>{label}</span>
        {text}
        <span className={chipStyles.cross} aria-hidden="true">
          ×
        </span>
      </Link>
    </li>
  );
}
