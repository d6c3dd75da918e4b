import { type HostServices, type PageModule, type PageProps, useHost } from '@shixuan/host';
import { EmptyState, Notes, Page, PageHead, QueryView, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { brandSeriesQuery } from '../../lib/queries/brand-series';
import { filterBrands, lettersOf, parseBrandFilter } from './brand-filter';
import { BrandTable } from './brand-table';
import { BrandTools } from './brand-tools';

const parse = ({ config }: HostServices, search: string) =>
  parseBrandFilter(
    search,
    config.categories.map(({ id }) => id),
  );

/** `/brands`: brands and their series, by category, letter and word. */
export default function BrandsPage({ search }: PageProps) {
  const host = useHost();
  const { problems, ...filter } = parse(host, search);
  const query = useQuery(brandSeriesQuery(host, filter.categoryId ?? undefined));
  return (
    <Page>
      <PageHead here="品牌系列" title="品牌系列" lead="按收录的型号数排列；点击系列名查看产品，数字为收录的型号数。" />
      <Notes notes={problems} />
      <BrandTools key={filter.text} filter={filter} letters={lettersOf(query.data?.list ?? [])} />
      <QueryView
        query={query}
        errorTitle="品牌系列没有加载出来"
        skeleton={<Skeleton kind="table" rows={16} height={64} />}
      >
        {({ list }) => {
          const brands = filterBrands(list, filter);
          return brands.length > 0 ? (
            <BrandTable brands={brands} letters={filter.letter !== null} />
          ) : (
            <EmptyState
              title="没有符合条件的品牌或系列"
              hint="换一个字母、分类或关键词试试。"
              action={<a href="/brands">查看全部品牌</a>}
            />
          );
        }}
      </QueryView>
    </Page>
  );
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient, search }) => {
  await queryClient.prefetchQuery(brandSeriesQuery(host, parse(host, search).categoryId ?? undefined));
};
