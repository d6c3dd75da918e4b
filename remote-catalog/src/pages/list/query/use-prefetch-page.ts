import { useHost } from '@shixuan/host';
import { type ListQuery, listPath, withPage } from '@shixuan/list-url';
import { useEffect, useRef } from 'react';

/** Prefetches the next page once the visitor comes near its links. Returns the ref to observe. */
export function usePrefetchPage(query: ListQuery, pages: number) {
  const host = useHost();
  const watched = useRef<HTMLElement>(null);
  const next = query.page < pages ? listPath(withPage(query, query.page + 1)) : null;
  useEffect(() => {
    if (!watched.current || next === null || !host.has('prefetch') || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        host.prefetch(next);
      },
      { rootMargin: '400px' },
    );
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [next, host]);
  return watched;
}
