import type { AttributeDefinition, Facet, Sort } from '@shixuan/api/client';
import { type HostCategory, Slot, useHost, usePageTitle } from '@shixuan/host';
import { likenessOf, type ParsedListUrl } from '@shixuan/list-url';
import { ErrorState, Notes, Page, PageHead, PageHeading, Skeleton, useNarrow } from '@shixuan/ui';
import { useRef } from 'react';
import { usePreference } from '../../features/preferences/use-preference';
import { listFoot } from '../../lib/slots';
import * as styles from './category-list.module.css';
import { ExportMenu } from './export-menu';
import { FacetDrawer } from './facets/facet-drawer';
import { FacetPanel } from './facets/facet-panel';
import { chips } from './filters/chips';
import { FilterChips } from './filters/filter-chips';
import { SavedFilterList } from './filters/saved-filter-list';
import { isShown, namesOtherSeries, readSavedFilters, savedWith } from './filters/saved-filters';
import { LandingLinks } from './landing-links';
import { ListResults } from './list-results';
import { PressedContext } from './query/pressed-query';
import { useList } from './query/use-list';
import { useListChange } from './query/use-list-change';
import { type Reference, useReference } from './query/use-reference';
import { ColumnPanel } from './table/column-panel';
import { readDensity } from './table/density';
import { useColumns } from './table/use-columns';
import { Toolbar } from './toolbar';

const none: AttributeDefinition[] = [];
const noFacets: Facet[] = [];

/** The first product, or what stands instead of products. */
const focusFirstResult = (results: HTMLElement | null) =>
  (results?.querySelector<HTMLElement>('tbody a') ?? results?.querySelector<HTMLElement>('a, button'))?.focus();

const missing = (id: number) => `本分类没有编号为 ${id} 的产品，已按默认顺序排列`;

/** Whether the order asked for is the likeness to a product that the category does not have. */
const isMissing = (sort: Sort | null, { missingId }: Reference): boolean =>
  missingId !== null && likenessOf(sort) === missingId;

/** The list of one category: facets left, chips and tools above, table or cards. */
export function CategoryList({ category, parsed }: { category: HostCategory; parsed: ParsedListUrl }) {
  const host = useHost();
  const narrow = useNarrow();
  const results = useRef<HTMLDivElement>(null);
  const { init, list, query, problems } = useList(category, parsed);
  const { shown, pending, change, press, pressed } = useListChange(query);
  const reference = useReference(query, list.data);
  const attributes = init.data?.attributes ?? none;
  const whole = init.data?.facets ?? noFacets;
  const facets = list.data?.facets ?? whole;
  const total = list.data?.total;
  const [choice, setChoice] = useColumns(category.id, attributes, shown, change);
  const [density, setDensity] = usePreference('list-density', readDensity);
  const [saved, setSaved] = usePreference('saved-filters', readSavedFilters);
  const { title, text } = list.data?.listing ?? { title: category.name, text: null };
  const heading = text === null ? category.name : title;
  usePageTitle(query.page === 1 ? title : `${title} 第 ${query.page} 页`);
  const active = chips(shown, attributes, whole);
  const filters = { attributes, facets, all: whole, query: shown, onChange: press };
  const panel = (
    <>
      <SavedFilterList
        categoryId={category.id}
        saved={saved}
        onSaved={setSaved}
        isShown={one => isShown(one, query)}
        isMoved={one => namesOtherSeries(one, whole)}
      />
      <FacetPanel {...filters} />
    </>
  );
  const drawer = narrow && (
    <FacetDrawer total={total} active={active.length} panel={panel} plain={<FacetPanel {...filters} plain />} />
  );

  if (init.isError && init.data === undefined)
    return (
      <Page>
        <PageHeading title={category.name} />
        <ErrorState
          title="筛选项没有加载出来"
          message={init.error.message}
          retrying={init.isFetching}
          onRetry={() => void init.refetch()}
        />
      </Page>
    );
  return (
    <PressedContext value={pressed}>
      <div className={styles.wide} data-wide>
        <Page>
          <PageHead
            crumbs={[{ label: '产品查询', to: '/goods/list' }]}
            here={category.name}
            title={heading}
            lead={category.description}
            compact
          />
          <Notes notes={reference.missingId === null ? problems : [...problems, missing(reference.missingId)]} />
          <div className={styles.columns}>
            {!narrow && (
              <button type="button" className={styles.skip} onClick={() => focusFirstResult(results.current)}>
                跳到结果
              </button>
            )}
            {!narrow && (
              <aside className={styles.aside} aria-label="筛选">
                {init.data ? panel : <Skeleton kind="table" rows={12} />}
              </aside>
            )}
            <div ref={results} className={styles.main}>
              <Toolbar
                total={total}
                rowTotal={list.data?.rowTotal}
                query={isMissing(shown.sort, reference) ? { ...shown, sort: null } : shown}
                attributes={attributes}
                onChange={change}
                filters={drawer}
              >
                {!narrow && (
                  <ColumnPanel
                    attributes={attributes}
                    choice={choice}
                    onChoice={setChoice}
                    density={density}
                    onDensity={setDensity}
                  />
                )}
                <ExportMenu query={query} columns={choice.columns} total={total} />
              </Toolbar>
              <FilterChips
                chips={active}
                query={shown}
                onChange={press}
                onSave={host.has('preferences') ? name => setSaved(savedWith(saved, name, shown)) : undefined}
              />
              <ListResults
                list={list}
                query={query}
                sort={shown.sort}
                pending={pending}
                attributes={attributes}
                facets={whole}
                narrow={narrow}
                columns={choice.columns}
                pins={choice.pins}
                density={density}
                reference={reference.product}
                onChange={press}
              />
              <LandingLinks name={heading} text={text} groups={init.data?.landings ?? []} />
              {list.data && (
                <Slot slot={listFoot} props={{ categoryCode: category.code, categoryName: category.name }} />
              )}
            </div>
          </div>
        </Page>
      </div>
    </PressedContext>
  );
}
