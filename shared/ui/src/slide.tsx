import * as styles from './slide.module.css';

export interface SlideProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as it is read, with its unit. */
  shown: string;
  /** Where the value is what the page is about. */
  large?: boolean;
  onChange(value: number): void;
}

/** A quantity set with a slider, by pointer or arrow keys. No `output` element: the label would name it instead of the input. */
export function Slide({ label, value, min, max, step, shown, large = false, onChange }: SlideProps) {
  const part = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return (
    <label className={styles.slide} data-large={large || undefined}>
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{shown}</span>
      </span>
      <input
        type="range"
        className={styles.range}
        {...{ min, max, step, value }}
        style={{ backgroundSize: `${part * 100}% 2px, 100% 2px` }}
        aria-valuetext={shown}
        onChange={event => onChange(Number(event.target.value))}
      />
    </label>
  );
}
