import type { ArticleCategory } from '@shixuan/api/client';
import { CountLinks } from '../../features/count-links/count-links';
import { articleListPath } from './article-url';

export interface CategoryLinksProps {
  categories: readonly ArticleCategory[];
  current: string | null;
  isPending: boolean;
}

/** The categories with their counts. The row keeps its height while loading. */
export function CategoryLinks({ categories, current, isPending }: CategoryLinksProps) {
  if (categories.length === 0 && !isPending) return null;
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const links = [{ code: null, name: '全部', count: all }, ...categories].map(({ code, name, count }) => ({
    key: code ?? '',
    name,
    count,
    to: articleListPath({ category: code }),
    isCurrent: code === current,
  }));
  return <CountLinks label="文章栏目" links={categories.length > 0 ? links : []} />;
}
