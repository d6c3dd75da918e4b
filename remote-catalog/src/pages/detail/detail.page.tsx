import { isNotFound, parseId } from '@shixuan/api/client';
import type { PageModule, PageProps } from '@shixuan/host';
import { useHost, usePageTitle } from '@shixuan/host';
import { EmptyState, Page, PageHead, QueryView, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { CategoryTable } from '../../features/category/category-table';
import { productDetailQuery } from '../../lib/queries/product-detail';
import { ProductSheet } from './product-sheet';

const idOf = (search: string) => parseId(new URLSearchParams(search).get('id'));

/** `/goods/detail` and `/selection/detail`: one product. */
export default function DetailPage({ search }: PageProps) {
  const id = idOf(search);
  if (id === null) return <ProductNotFound why={whyNoId(new URLSearchParams(search).get('id'))} />;
  return <ProductDetail key={id} id={id} />;
}

function ProductDetail({ id }: { id: number }) {
  const query = useQuery(productDetailQuery(useHost(), id));
  const product = query.data?.product;
  usePageTitle(product && `${product.brand.nameZh ?? product.brand.name} ${product.model} ${product.name}`);
  if (query.data === undefined && isNotFound(query.error)) return <ProductNotFound why={query.error?.message} />;
  return (
    <Page>
      {query.isError && query.data === undefined && <PageHead here="产品" title="产品详情" />}
      <QueryView query={query} errorTitle="产品没有加载出来" skeleton={<Skeleton kind="block" height={560} />}>
        {detail => <ProductSheet detail={detail} />}
      </QueryView>
    </Page>
  );
}

const whyNoId = (asked: string | null) =>
  asked === null ? '地址里没有产品编号' : `没有编号为 ${asked.slice(0, 40)} 的产品`;

/** Shown for an id without a product, with links onwards. Why, whether it never was there or was taken out, is said by the site. */
function ProductNotFound({ why }: { why: string | undefined }) {
  return (
    <Page>
      <PageHead here="不在目录里" title="目录里没有这款产品" />
      <EmptyState title={why ?? '没有这款产品'} hint="可以用上方的搜索按型号查找，或从分类开始：" />
      <CategoryTable to="list" />
    </Page>
  );
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient, search }) => {
  const id = idOf(search);
  if (id !== null) await queryClient.prefetchQuery(productDetailQuery(host, id));
};
