import type { AttributeDefinition, CallContent, Facet, ProductRow } from '@shixuan/api/client';
import { type ListQuery, listPath, withPage } from '@shixuan/list-url';
import { EmptyState, QueryView, Skeleton } from '@shixuan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { ListPageLinks } from './list-page-links';
import * as styles from './list-results.module.css';
import { NoResult } from './no-result';
import type { ChangeList } from './query/use-list-change';
import type { Density } from './table/density';
import type { EqualModels } from './table/other-models';
import { ProductLines } from './table/product-lines';
import { ProductTable } from './table/product-table';

export interface ListResultsProps {
  list: UseQueryResult<CallContent<'productList'>>;
  query: ListQuery;
  /** The order as the visitor has just chosen it, ahead of the rows while `pending`. */
  sort: ListQuery['sort'];
  /** The rows do not follow the filters and the order in sight yet. */
  pending: boolean;
  attributes: AttributeDefinition[];
  /** Facets of the whole category: their bounds are the scale of the bars. */
  facets: Facet[];
  narrow: boolean;
  columns: readonly string[];
  /** How many of the first columns stay beside the part number. */
  pins: number;
  density: Density;
  /** The product to which a list sorted by likeness compares its products. */
  reference: ProductRow | undefined;
  onChange: ChangeList;
}

/** One for all renders, so that the table is not rendered again. */
const none: EqualModels = [];

/** The products of the page as table or cards, the links to the other pages, or what to do when there are none. */
export function ListResults({
  list,
  query,
  sort,
  pending,
  attributes,
  facets,
  narrow,
  columns,
  pins,
  density,
  reference,
  onChange,
}: ListResultsProps) {
  return (
    <QueryView
      query={list}
      errorTitle="产品列表没有加载出来"
      skeleton={<Skeleton kind="table" rows={24} height={41} />}
    >
      {({ list: rows, total, rowTotal = total, equal = none, relax }) => {
        const pages = Math.max(1, Math.ceil(rowTotal / query.pageSize));
        if (total === 0) return <NoResult query={query} attributes={attributes} facets={facets} relax={relax} />;
        if (rows.length === 0)
          return (
            <EmptyState
              title={`没有第 ${query.page} 页`}
              hint={`符合条件的 ${total} 款产品共 ${pages} 页。`}
              action={<a href={listPath(withPage(query, pages))}>{`到第 ${pages} 页`}</a>}
            />
          );
        return (
          <div className={styles.results} aria-busy={pending || list.isPlaceholderData}>
            {narrow ? (
              <ProductLines rows={rows} attributes={attributes} equal={equal} reference={reference} columns={columns} />
            ) : (
              <ProductTable
                rows={rows}
                equal={equal}
                attributes={attributes}
                facets={facets}
                columns={columns}
                pins={pins}
                density={density}
                sort={sort}
                onChange={onChange}
                reference={reference}
              />
            )}
            <ListPageLinks query={query} pages={pages} />
          </div>
        );
      }}
    </QueryView>
  );
}
