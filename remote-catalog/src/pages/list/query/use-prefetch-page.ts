import { useHost } from '@shixuan/host';
import { type ListQuery, listRequest, withPage } from '@shixuan/list-url';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { productListQuery } from '../../../lib/queries/product-list';

/** Prefetches the next page once the visitor comes near its links. Returns the ref to observe. */
export function usePrefetchPage(query: ListQuery, pages: number) {
  const host = useHost();
  const client = useQueryClient();
  const watched = useRef<HTMLElement>(null);
  const { categoryId, page } = query;
  const next = categoryId !== null && page < pages ? listRequest(categoryId, withPage(query, page + 1)) : null;
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  const wanted = next === null ? '' : JSON.stringify(next);
  useEffect(() => {
    if (!watched.current || wanted === '' || !host.has('prefetch') || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting) || !latest.current) return;
        observer.disconnect();
        void client.prefetchQuery(productListQuery(host, latest.current, { showLoading: false, silent: true }));
      },
      { rootMargin: '400px' },
    );
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [wanted, host, client]);
  return watched;
}
