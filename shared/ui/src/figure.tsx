import type { ReactNode } from 'react';
import * as styles from './figure.module.css';
import { UnknownValue } from './unknown-value';

export interface FigureProps {
  /** 分辨率, 靶面 … */
  label: string;
  /** The printed value without its unit; null or undefined reads 未标注. */
  value: ReactNode;
  unit?: string;
  /** One line on what the value means to the buyer. */
  meaning?: ReactNode;
}

/** A figure that decides: a large numeral with its unit and a line of meaning. Belongs into a `dl`. */
export function Figure({ label, value, unit, meaning }: FigureProps) {
  const known = value !== null && value !== undefined && value !== '';
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {known ? value : <UnknownValue />}
        {known && unit && <span className={styles.unit}>{`\u202f${unit}`}</span>}
      </dd>
      {meaning && <dd className={styles.meaning}>{meaning}</dd>}
    </div>
  );
}
