import { CodeText } from '../parts/code-text';
import * as styles from './reference-view.module.css';
import type { ReferenceTable } from './row';
import { referenceTables } from './tables';

/** The tables of the element's interface. */
export function ReferenceView() {
  return (
    <div className={styles.tables}>
      {referenceTables.map(table => (
        <TableOf key={table.title} table={table} />
      ))}
    </div>
  );
}

function TableOf({ table: { title, columns, rows } }: { table: ReferenceTable }) {
  return (
    <section>
      <h3 className={styles.title}>
        <CodeText text={title} />
      </h3>
      <table className={styles.table} aria-label={title.replaceAll('`', '')}>
        <thead className={styles.head}>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                {name.split('、').map(one => (
                  <code key={one} className={styles.code}>
                    {one}
                  </code>
                ))}
              </th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1]}>
                  <CodeText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
