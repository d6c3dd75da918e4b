import { Fragment, type ReactNode } from 'react';
import type { ComparedGroup } from '../../data/report/compare-lines';
import * as styles from './comparison-table.module.css';

export interface ComparisonTableProps {
  heads: readonly [ReactNode, ReactNode];
  groups: readonly ComparedGroup[];
}

/** Two schemes or systems side by side; what differs is marked. */
export function ComparisonTable({ heads: [first, second], groups }: ComparisonTableProps) {
  const count = groups.flatMap(({ lines }) => lines).filter(({ differs }) => differs).length;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{count === 0 ? '没有不同' : `${count} 项不同，以 ≠ 标出`}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, lines }) => (
            <Fragment key={title}>
              <tr>
                <th className={styles.groupHead} colSpan={3} scope="colgroup">
                  {title}
                </th>
              </tr>
              {lines.map(({ label, texts, differs }) => (
                <tr key={label} data-differs={differs}>
                  <th scope="row">{`${differs ? '≠ ' : ''}${label}`}</th>
                  <td>{texts[0] ?? '—'}</td>
                  <td>{texts[1] ?? '—'}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
