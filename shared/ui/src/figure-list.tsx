import * as styles from './figure-list.module.css';
import { UnknownValue } from './unknown-value';

export interface FigureListProps {
  /** Each with its text in its unit; null: 未标注. */
  figures: readonly { key: string; label: string; text: string | null }[];
  /** Columns of the list, and the place of label and value beside or above each other. */
  className: string | undefined;
}

/** The figures beside a product's name in a row or card. */
export function FigureList({ figures, className }: FigureListProps) {
  return (
    <dl className={`${styles.figures} ${className ?? ''}`}>
      {figures.map(({ key, label, text }) => (
        <div key={key}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{text ?? <UnknownValue />}</dd>
        </div>
      ))}
    </dl>
  );
}
