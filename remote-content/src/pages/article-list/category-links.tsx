import type { ArticleCategory } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { articleListPath } from './article-url';
import * as styles from './filter-links.module.css';

export interface CategoryLinksProps {
  categories: readonly ArticleCategory[];
  current: string | null;
  isPending: boolean;
}

/** The categories with their counts. The row keeps its height while they are on their way. */
export function CategoryLinks({ categories, current, isPending }: CategoryLinksProps) {
  if (categories.length === 0 && !isPending) return null;
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const links = [{ code: null, name: '全部', count: all }, ...categories];
  return (
    <nav className={styles.categories} aria-label="文章栏目">
      {categories.length > 0 &&
        links.map(({ code, name, count }) => (
          <Link
            key={code ?? ''}
            className={styles.category}
            to={articleListPath({ category: code })}
            aria-current={code === current ? 'page' : undefined}
          >
            {name}
            <span className={styles.count}>{count}</span>
          </Link>
        ))}
    </nav>
  );
}
