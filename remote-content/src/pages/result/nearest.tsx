import type { CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import * as chipStyles from '@shixuan/ui/chips.module.css';
import * as styles from './nothing-found.module.css';
import { resultPath } from './result-url';

/** Queries near to this one that find something. */
export const Nearest = ({ nearest }: Pick<CallContent<'search'>, 'nearest'>) => (
  <Queries label="相近的关键词" title="您要找的是不是" queries={nearest} />
);

/** What several visitors searched for. */
export const Popular = ({ popular = [] }: Pick<CallContent<'search'>, 'popular'>) => (
  <Queries label="大家在搜" title="大家在搜" queries={popular} />
);

interface QueriesProps {
  label: string;
  title: string;
  queries: CallContent<'search'>['nearest'];
}

function Queries({ label, title, queries }: QueriesProps) {
  if (queries.length === 0) return null;
  return (
    <section className={styles.nearest} aria-label={label}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={`${chipStyles.chips} ${styles.words}`}>
        {queries.map(({ text, total }) => (
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
