import { spaced } from '../attributes/format-value';
import * as styles from './slide.module.css';

interface SlideBase {
  label: string;
  unit: string;
  value: number;
  onChange(value: number): void;
}
/** Either any value between two ends, or one of a row of values. */
export type SlideProps = SlideBase &
  ({ values: readonly number[] } | { min: number; max: number; step: number; values?: undefined });

/** A quantity that is moved along a line; also by the arrow keys. */
export function Slide(props: SlideProps) {
  const { label, unit, value, onChange, values } = props;
  const scale = values
    ? { min: 0, max: values.length - 1, step: 1, value: Math.max(0, values.indexOf(value)) }
    : { min: props.min, max: props.max, step: props.step, value };
  const part = (scale.value - scale.min) / (scale.max - scale.min);
  return (
    <label className={styles.slide}>
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        <output className={styles.value}>{`${value}${spaced(unit)}`}</output>
      </span>
      <input
        type="range"
        className={styles.range}
        {...scale}
        style={{ backgroundSize: `${part * 100}% 2px, 100% 2px` }}
        aria-valuetext={`${value} ${unit}`}
        onChange={event => {
          const position = Number(event.target.value);
          onChange(values ? (values[position] ?? value) : position);
        }}
      />
    </label>
  );
}
