import { useHost } from '@shixuan/host';
import { useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, useEffect, useRef } from 'react';
import { detailPath } from '../../lib/paths';
import { productDetailQuery } from '../../lib/queries/product-detail';

/** A pointer resting on a row for this long counts as intent, ms. */
const REST_MS = 90;

/** Prefetches a product's page, code and data, while the pointer rests on its row. */
export function usePrefetchProduct() {
  const host = useHost();
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (!host.has('prefetch') || !(event.target instanceof Element)) return;
    const id = Number(event.target.closest('tr')?.getAttribute('data-product'));
    if (!id) return;
    timer.current = setTimeout(() => {
      host.prefetch(detailPath(id));
      void client.prefetchQuery(productDetailQuery(host, id));
    }, REST_MS);
  };
}
