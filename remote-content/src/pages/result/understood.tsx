import type { CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import * as chipStyles from '@shixuan/ui/chips.module.css';
import { type ResultQuery, resultPath } from './result-url';
import * as styles from './understood.module.css';

export interface UnderstoodProps {
  terms: CallContent<'search'>['understood'];
  query: ResultQuery;
}

/** What the keywords were understood as, each a link to the results in which it is plain text again. */
export function Understood({ terms, query }: UnderstoodProps) {
  if (terms.length === 0) return null;
  const to = (without: readonly string[]) => resultPath({ ...query, page: 1, categoryId: null, without });
  return (
    <div className={styles.understood}>
      <span className={styles.label}>理解为</span>
      <ul className={`${chipStyles.chips} ${styles.terms}`} aria-label="对关键词的理解">
        {terms.map(({ key, label, active }) => (
          <li key={key}>
            {active ? (
              <Link
                className={`${chipStyles.softChip} ${styles.term}`}
                preventScrollReset
                to={to([...query.without, key])}
                aria-label={`不按条件「${label}」，当作文字搜索`}
              >
                {label}
                <span className={chipStyles.cross} aria-hidden="true">
                  ×
                </span>
              </Link>
            ) : (
              <Link
                className={`${chipStyles.softChip} ${styles.plain}`}
                preventScrollReset
                to={to(query.without.filter(one => one !== key))}
                aria-label={`「${key}」正当作文字搜索，恢复为条件「${label}」`}
              >
                <s>{label}</s>
                <span className={styles.back}>恢复</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
