import type { ReactNode } from 'react';
import * as styles from './spec-table.module.css';
import { UnknownValue } from './unknown-value';

export interface SpecRow {
  /** Unique within its group; the label unless given, which then must be text. */
  key?: string;
  label: ReactNode;
  /** The printed value without its unit; null or undefined reads 未标注. */
  value: ReactNode;
  unit?: string;
  /** One line for a buyer, shown below the label. */
  help?: string;
  /** A mark behind the value: 换算, 第三方 … */
  note?: ReactNode;
  /** Stands before the label: a box to tick. */
  before?: ReactNode;
  /** Stands at the end of the row: 复制. */
  action?: ReactNode;
}

export interface SpecGroup {
  title: string;
  rows: readonly SpecRow[];
}

export interface SpecTableProps {
  groups: readonly SpecGroup[];
  /** Groups beside each other where there is room. */
  columns?: 1 | 2;
  density?: 'normal' | 'compact';
  /** Level of the groups' headings. */
  level?: 2 | 3 | 4;
}

/** Groups of label, value and unit; what is not known says so. */
export function SpecTable({ groups, columns = 1, density = 'normal', level = 3 }: SpecTableProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={columns === 2 ? styles.two : styles.one}>
      {groups.map(group => (
        <section key={group.title} className={styles.group}>
          <Heading className={styles.title}>{group.title}</Heading>
          <table className={density === 'compact' ? styles.compact : styles.table} aria-label={group.title}>
            <tbody>
              {group.rows.map(row => (
                <tr key={row.key ?? String(row.label)}>
                  <th scope="row" className={styles.label}>
                    {row.before}
                    {row.label}
                    {row.help && <span className={styles.help}>{row.help}</span>}
                  </th>
                  <td className={styles.value}>
                    <SpecValue row={row} />
                    {row.action && <span className={styles.action}>{row.action}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function SpecValue({ row }: { row: SpecRow }) {
  if (row.value === null || row.value === undefined || row.value === '') return <UnknownValue />;
  return (
    <>
      {row.value}
      {row.unit && <span className={styles.unit}>{`\u202f${row.unit}`}</span>}
      {row.note && <span className={styles.note}>{row.note}</span>}
    </>
  );
}
