import { Link } from '@shixuan/host';
import { type ListQuery, listPath, withoutFilters } from '@shixuan/list-url';
import type { Chip } from './chips';
import * as styles from './filter-chips.module.css';

/** The filters at work, each a link to the list without it. */
export function FilterChips({ chips, query }: { chips: readonly Chip[]; query: ListQuery }) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="已选筛选条件">
      {chips.map(({ key, label, text, without }) => (
        <li key={key}>
          <Link
            className={styles.chip}
            preventScrollReset
            to={listPath(without)}
            aria-label={`去掉筛选 ${label}：${text}`}
          >
            <span className={styles.label}>{label}</span>
            {text}
            <span className={styles.cross} aria-hidden="true">
              ×
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} preventScrollReset to={listPath(withoutFilters(query))}>
          清空
        </Link>
      </li>
    </ul>
  );
}
