import { type ListQuery, listPath, withPage } from '@shixuan/list-url';
import { PageLinks } from '@shixuan/ui';
import { usePrefetchPage } from './use-prefetch-page';

/** Links to the other pages of the list; the next one is prefetched. */
export function ListPageLinks({ query, pages }: { query: ListQuery; pages: number }) {
  const nav = usePrefetchPage(query, pages);
  return <PageLinks ref={nav} page={query.page} pages={pages} to={target => listPath(withPage(query, target))} />;
}
