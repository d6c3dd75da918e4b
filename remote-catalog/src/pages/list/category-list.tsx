import type { HostCategory } from '@shixuan/host';
import type { ParsedListUrl } from '@shixuan/list-url';
import { ErrorState, PageHeading, Skeleton } from '@shixuan/ui';
import { Page } from '../../features/layout/page';
import { PageHead } from '../../features/layout/page-head';
import { useChangeList } from '../../features/list-url/use-change-list';
import { Notes } from '../../features/notes/notes';
import { useNarrow } from '../../lib/use-narrow';
import * as styles from './category-list.module.css';
import { chips } from './chips';
import { FacetDrawer } from './facet-drawer';
import { FacetPanel } from './facet-panel';
import { FilterChips } from './filter-chips';
import { ListResults } from './list-results';
import { Toolbar } from './toolbar';
import { useList } from './use-list';

/** The list of one category: facets left, chips and tools above, table or cards. */
export function CategoryList({ category, parsed }: { category: HostCategory; parsed: ParsedListUrl }) {
  const narrow = useNarrow();
  const { init, list, query, problems } = useList(category, parsed);
  const go = useChangeList();
  const attributes = init.data?.attributes ?? [];
  const facets = list.data?.facets ?? init.data?.facets ?? [];
  const total = list.data?.total;
  const active = chips(query, attributes, init.data?.facets ?? []);
  const panel = <FacetPanel attributes={attributes} facets={facets} query={query} onChange={go} />;

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
    <Page>
      <PageHead
        crumbs={[{ label: '产品查询', to: '/goods/list' }]}
        here={category.name}
        title={category.name}
        lead={category.description}
      />
      <Notes notes={problems} />
      <div className={styles.columns}>
        {!narrow && (
          <aside className={styles.aside} aria-label="筛选">
            {init.data ? panel : <Skeleton kind="table" rows={12} />}
          </aside>
        )}
        <div className={styles.main}>
          <Toolbar
            total={total}
            query={query}
            attributes={attributes}
            onChange={go}
            filters={narrow && <FacetDrawer total={total} active={active.length} panel={panel} />}
          />
          <FilterChips chips={active} query={query} />
          <ListResults
            list={list}
            query={query}
            attributes={attributes}
            facets={init.data?.facets ?? []}
            narrow={narrow}
          />
        </div>
      </div>
    </Page>
  );
}
