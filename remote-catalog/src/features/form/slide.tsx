import { spaced } from '@shixuan/api/format-value';
import { Slide as Line } from '@shixuan/ui';

interface SlideBase {
  label: string;
  unit: string;
  value: number;
  onChange(value: number): void;
}
/** Either any value between two ends, or one of a row of values. */
export type SlideProps = SlideBase &
  ({ values: readonly number[] } | { min: number; max: number; step: number; values?: undefined });

/** A quantity with its unit that is moved along a line. */
export function Slide({ label, unit, value, onChange, ...scale }: SlideProps) {
  const common = { label, shown: `${value}${spaced(unit)}`, large: true };
  const { values } = scale;
  if (!values) return <Line {...common} {...scale} value={value} onChange={onChange} />;
  const at = Math.max(0, values.indexOf(value));
  const choose = (position: number) => onChange(values[position] ?? value);
  return <Line {...common} min={0} max={values.length - 1} step={1} value={at} onChange={choose} />;
}
