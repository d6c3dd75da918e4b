import { type Filters, keyFigures } from '@shixuan/api/client';
import { type HostCategory, useHost } from '@shixuan/host';
import { QueryView, Section, Skeleton, useNarrow } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { productFiltersInitQuery } from '../../lib/queries/product-filters-init';
import { productSeriesQuery } from '../../lib/queries/product-series';
import { type SeriesAddress, useSeriesChoices } from './series-address';
import { SeriesEntries } from './series-entries';
import { SeriesFields } from './series-fields';
import { seriesFilters } from './series-filters';
import { SeriesLines } from './series-lines';
import * as styles from './series-matrix.module.css';
import { nextSeriesSort, type SeriesSort, sortSeries } from './series-sort';
import { SeriesTable } from './series-table';

const SHOWN = 12;
const quiet = { showLoading: false, silent: true };

export interface SeriesMatrixProps {
  category: HostCategory;
  title: string;
  /** Of the page. */
  address: SeriesAddress;
}

/** The series of a category as rows, its deciding figures as columns; by brand and by each figure to narrow and to sort. */
export function SeriesMatrix({ category, title, address }: SeriesMatrixProps) {
  const host = useHost();
  const narrow = useNarrow();
  const [choices, setChoices] = useSeriesChoices(address, category.code);
  const [sort, setSort] = useState<SeriesSort>({ key: 'count', direction: 'desc' });
  const [all, setAll] = useState(false);
  const { data: init } = useQuery(productFiltersInitQuery(host, category.id, quiet));
  const figures = keyFigures(init?.attributes ?? []);
  const filters: Filters = seriesFilters(figures, choices);
  const query = useQuery({
    ...productSeriesQuery(host, category.id, useDeferredValue(filters)),
    placeholderData: keepPreviousData,
  });
  const note = query.data && `${query.data.list.length} 个系列，${query.data.total} 款`;
  const isNarrowed = Object.values(choices).some(text => text !== '');
  return (
    <Section
      title={title}
      note={
        <>
          <span aria-live="polite">{note}</span>
          {isNarrowed && (
            <button type="button" className={`${controls.action} ${styles.clear}`} onClick={() => setChoices({})}>
              清空筛选
            </button>
          )}
        </>
      }
    >
      {init && <SeriesFields figures={figures} facets={init.facets} choices={choices} onChange={setChoices} />}
      <QueryView query={query} errorTitle="系列没有加载出来" skeleton={<Skeleton kind="table" rows={SHOWN} />}>
        {({ list, entries = [] }) => {
          const sorted = sortSeries(list, sort);
          const rows = all ? sorted : sorted.slice(0, SHOWN);
          const shared = { rows, figures, filters, categoryId: category.id };
          if (rows.length === 0)
            return (
              <>
                <p className={styles.none}>没有系列同时满足以上条件，请放宽其中一项。</p>
                <SeriesEntries entries={entries} />
              </>
            );
          return (
            <>
              {narrow ? (
                <SeriesLines {...shared} />
              ) : (
                <SeriesTable
                  {...shared}
                  name={category.name}
                  sort={sort}
                  onSort={key => setSort(nextSeriesSort(sort, key))}
                />
              )}
              {sorted.length > SHOWN && (
                <button
                  type="button"
                  className={`${controls.action} ${styles.toggle}`}
                  aria-expanded={all}
                  onClick={() => setAll(!all)}
                >
                  {all ? '收起' : `展开其余 ${sorted.length - SHOWN} 个系列`}
                </button>
              )}
              <SeriesEntries entries={entries} />
            </>
          );
        }}
      </QueryView>
      <p className={styles.legend}>筛选可写 5~12、≥5、≤12，只写 5 即不小于 5。范围取自该系列中标注了此项的型号。</p>
    </Section>
  );
}
