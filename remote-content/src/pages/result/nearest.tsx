import type { CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import * as chipStyles from '@shixuan/ui/chips.module.css';
import * as styles from './nothing-found.module.css';
import { resultPath } from './result-url';

/** Queries near to this one that find something. */
export function Nearest({ nearest }: Pick<CallContent<'search'>, 'nearest'>) {
  if (nearest.length === 0) return null;
  return (
    <section className={styles.nearest} aria-label="相近的关键词">
      <h2 className={styles.title}>您要找的是不是</h2>
      <ul className={`${chipStyles.chips} ${styles.words}`}>
        {nearest.map(({ text, total }) => (
          <li key={text}>
            <Link
              className={`${chipStyles.chip} ${styles.word}`}
              to={resultPath({ keywords: text, kind: null, categoryId: null, without: [], page: 1 })}
            >
              {text}
              <span className={styles.count}>{total}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
