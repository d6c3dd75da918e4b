import { type CallContent, type CallRequest, keyFigures } from '@shixuan/api/client';
import { type HostCategory, useHost } from '@shixuan/host';
import { QueryView } from '@shixuan/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { ProductGrid, ProductGridPlace } from '../../features/product/product-grid';
import { brandSeriesQuery } from '../../lib/queries/brand-series';
import { productFiltersInitQuery } from '../../lib/queries/product-filters-init';
import { productListQuery } from '../../lib/queries/product-list';
import type { LeadingRule } from './family';

const COUNT = 8;
/** Products in a row of the grid. */
const ROW = 4;
/** A few more are requested, because not every maker states the figure. */
const ASKED = 12;
const quiet = { showLoading: false, silent: true };

export const leadingRuleText = ({ text }: LeadingRule) => `标注了该参数的品牌中，各取${text}的一款`;

/** One small call for each of the brands with most products: its first product under the rule's order. */
export const leadingRequests = (
  categoryId: number,
  { sort }: LeadingRule,
  brands: CallContent<'brandSeries'>['list'],
): CallRequest<'productList'>[] =>
  // A maker with records of whole series only has no product to lead.
  brands
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, ASKED)
    .map(({ id }) => ({ categoryId, filters: { brand: { in: [String(id)] } }, sort, pageSize: 1 }));

/** As many as fill the rows of the grid; fewer than one row stay as they are. */
const fullRows = <T,>(products: readonly T[]): T[] =>
  products.slice(
    0,
    products.length < ROW ? products.length : Math.min(COUNT, products.length - (products.length % ROW)),
  );

/** The best products of the largest makers by the rule's figure, where they state it. */
export function LeadingProducts({ category, rule }: { category: HostCategory; rule: LeadingRule }) {
  const host = useHost();
  const brands = useQuery(brandSeriesQuery(host, category.id));
  const filters = useQuery(productFiltersInitQuery(host, category.id, quiet));
  const lists = useQueries({
    queries: leadingRequests(category.id, rule, brands.data?.list ?? []).map(request =>
      productListQuery(host, request, quiet),
    ),
  });
  const waiting = lists.some(({ isPending }) => isPending);
  return (
    <QueryView query={brands} errorTitle="产品没有加载出来" skeleton={<ProductGridPlace count={COUNT} />}>
      {() =>
        waiting ? (
          <ProductGridPlace count={Math.min(COUNT, lists.length)} />
        ) : (
          <ProductGrid
            products={fullRows(
              lists.flatMap(({ data }) => data?.list ?? []).filter(({ attrs }) => attrs[rule.sort.key] !== undefined),
            )}
            figures={keyFigures(filters.data?.attributes ?? []).slice(0, 3)}
          />
        )
      }
    </QueryView>
  );
}
