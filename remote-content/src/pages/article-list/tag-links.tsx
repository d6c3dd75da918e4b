import { Link } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { useState } from 'react';
import { type ArticleQuery, articleListPath } from './article-url';
import * as styles from './tag-links.module.css';

/** Number of tags visible from the start. */
const FIRST = 12;

export interface TagLinksProps {
  /** Undefined while loading. */
  tags: readonly { name: string; count: number }[] | undefined;
  query: ArticleQuery;
}

/** The tags of the category's articles, most frequent first; the link of the chosen tag removes it. */
export function TagLinks({ tags, query }: TagLinksProps) {
  const [all, setAll] = useState(false);
  if (tags?.length === 0 && query.tag === null) return null;
  const chosen =
    query.tag !== null && !tags?.some(({ name }) => name === query.tag) ? [{ name: query.tag, count: 0 }] : [];
  const known = [...chosen, ...(tags ?? [])];
  const shown = all ? known : known.filter(({ name }, i) => i < FIRST || name === query.tag);
  return (
    <div className={styles.tags}>
      <span className={styles.tagsLabel}>标签</span>
      <ul className={styles.tagList} aria-label="标签">
        {shown.map(({ name }) => {
          const isChosen = name === query.tag;
          return (
            <li key={name}>
              <Link
                className={styles.tag}
                preventScrollReset
                to={articleListPath({ category: query.category, tag: isChosen ? null : name })}
                aria-current={isChosen ? 'true' : undefined}
                aria-label={isChosen ? `去掉标签 ${name}` : undefined}
              >
                {name}
                {isChosen && <span aria-hidden="true"> ×</span>}
              </Link>
            </li>
          );
        })}
        {known.length > FIRST && (
          <li>
            <button
              type="button"
              className={`${controls.action} ${styles.more}`}
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all ? '收起' : `全部 ${known.length} 个`}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
