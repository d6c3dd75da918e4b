import { Fragment } from 'react';
import { compareSchemes } from './compare-schemes';
import type { Scheme } from './scheme';
import * as styles from './schemes.module.css';

/** Two schemes side by side; what differs is marked. */
export function SchemeComparison({ a, b }: { a: Scheme; b: Scheme }) {
  const groups = compareSchemes(a, b);
  const count = groups.flatMap(({ lines }) => lines).filter(({ differs }) => differs).length;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.hint}>{`${count} 项不同，以 ≠ 标出`}</caption>
        <thead>
          <tr>
            <td />
            {[a, b].map((scheme, i) => (
              <th key={i === 0 ? 'a' : 'b'} scope="col">
                {scheme.name || scheme.title}
              </th>
            ))}
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
