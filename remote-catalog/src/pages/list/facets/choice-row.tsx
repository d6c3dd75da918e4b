import { fieldName, type ListQuery } from '@shixuan/list-url';
import { usePressed } from '../query/pressed-query';
import * as styles from './choice-facet.module.css';

export interface ChoiceRowProps {
  name: string;
  count: number;
  checked: boolean;
  /** Whether it is checked in a query that the page has not been rendered with. */
  checkedIn(query: ListQuery): boolean;
  onChange(on: boolean): void;
  /** Stands for what is not known. */
  faint?: boolean;
  /** Filter and value that the box stands for, by which the list behind it is fetched ahead. */
  choice: readonly [key: string, value: string];
}

/** One choice with its count; grey when it would give nothing. */
export function ChoiceRow({
  name,
  count,
  checked: rendered,
  checkedIn,
  onChange,
  faint,
  choice: [key, value],
}: ChoiceRowProps) {
  const checked = usePressed(rendered, checkedIn);
  const disabled = count === 0 && !checked;
  return (
    <label className={styles.row} data-disabled={disabled || undefined} data-filter={key} data-value={value}>
      <input
        type="checkbox"
        className={styles.box}
        name={fieldName(key, 'in')}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
      <span className={faint ? styles.faint : styles.name}>{name}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
