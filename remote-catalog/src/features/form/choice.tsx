import * as styles from './choice.module.css';

export interface ChoiceProps {
  /** Read before the value: 排序. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Name in a form that a browser sends without the page's scripts, and the id of that form. */
  field?: { form: string; name: string };
  onChange(value: string): void;
}

/** The browser's own list of choices: works everywhere, also on a phone. */
export function Choice({ label, value, options, field, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <select {...field} className={styles.select} value={value} onChange={event => onChange(event.target.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
