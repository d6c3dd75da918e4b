import { isNotFound, parseId } from '@shixuan/api/client';
import type { PageModule, PageProps } from '@shixuan/host';
import { useHost, usePageTitle } from '@shixuan/host';
import { Page, QueryView, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { productDetailQuery } from '../../lib/queries/product-detail';
import { ProductNotFound } from './product-not-found';
import { ProductSheet } from './product-sheet';

const idOf = (search: string) => parseId(new URLSearchParams(search).get('id'));

/** `/goods/detail` and `/selection/detail`: one product. */
export default function DetailPage({ search }: PageProps) {
  const id = idOf(search);
  if (id === null) return <ProductNotFound asked={new URLSearchParams(search).get('id')} />;
  return <ProductDetail key={id} id={id} />;
}

function ProductDetail({ id }: { id: number }) {
  const query = useQuery(productDetailQuery(useHost(), id));
  const product = query.data?.product;
  usePageTitle(product && `${product.brand.nameZh ?? product.brand.name} ${product.model} ${product.name}`);
  if (query.data === undefined && isNotFound(query.error)) return <ProductNotFound asked={String(id)} />;
  return (
    <Page>
      <QueryView query={query} errorTitle="产品没有加载出来" skeleton={<Skeleton kind="block" height={560} />}>
        {detail => <ProductSheet detail={detail} />}
      </QueryView>
    </Page>
  );
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient, search }) => {
  const id = idOf(search);
  if (id !== null) await queryClient.prefetchQuery(productDetailQuery(host, id));
};
