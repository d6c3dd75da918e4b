import type { ProductRow } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { type ListQuery, likenessOf } from '@shixuan/list-url';
import { useQuery } from '@tanstack/react-query';
import { productDetailQuery } from '../../lib/queries/product-detail';

/** The product to which a list sorted by likeness compares its products. */
export function useReference({ sort }: ListQuery): ProductRow | undefined {
  const host = useHost();
  const id = likenessOf(sort);
  const { data } = useQuery({ ...productDetailQuery(host, id ?? 0), enabled: id !== null });
  return id === null ? undefined : data?.product;
}
