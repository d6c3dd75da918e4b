import { isProfileAsked, profileCheckIds, profileCheckLabels } from '@shixuan/optics/checks';
import type { ProfileNeeds } from '@shixuan/optics/model';
import { neutralVolumeState, printVolumeSearch, volumePath } from '@shixuan/task-url';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { CrossingList } from '../../components/crossing-list';
import { type CostChoice, NoneWithinCost } from '../../components/none-within-cost';
import { Ranked } from '../../components/query-states';
import { dataMissing } from '../../components/ranking/data-missing';
import { ProductNames } from '../../components/ranking/product-names';
import { RankingList } from '../../components/ranking/ranking-list';
import { ResultSection } from '../../components/ranking/result-section';
import { SortMenu } from '../../components/ranking/sort-menu';
import type { SortBy } from '../../components/ranking/sorted-rows';
import type { RowChoice } from '../../components/take-away/choose-row';
import { costHidesAll } from '../../data/ask-ranking';
import type { ProfilerAnswer } from '../../data/profiler/profiler-query';
import type { ProfilerResultRow } from '../../data/profiler/profiler-rows';
import { fitLabels, profilerColumns } from './profiler-columns';
import { ProfilerDetail } from './profiler-detail';
import { ProfilerLedger, ProfilerNearMisses } from './profiler-rejections';

export interface ProfilerResultsProps {
  /** Null while the input cannot be computed with. */
  need: ProfileNeeds | null;
  /** Inputs of a blank task that are still empty. */
  missing: readonly string[];
  query: UseQueryResult<ProfilerAnswer>;
  rows: readonly ProfilerResultRow[];
  /** What is recommended, in a line. */
  first: string | undefined;
  /** The rows answer an earlier input. */
  stale: boolean;
  opened: string | null;
  onOpen(key: string | null): void;
  choice: RowChoice<ProfilerResultRow>;
  cost: CostChoice;
}

/** The ranking with all that explains it. The last answer stays while the next one is fetched. */
export function ProfilerResults(props: ProfilerResultsProps) {
  const { need, missing, query, rows, first, stale, opened, onOpen, choice, cost } = props;
  const [sort, setSort] = useState<SortBy | null>(null);
  const answer = missing.length === 0 ? query.data : undefined;
  return (
    <ResultSection
      rows={rows}
      unit="款"
      first={first}
      fetching={query.isFetching}
      stale={stale}
      more={need !== null}
      count={() => (answer ? `${answer.fitting} 款符合，${answer.dataMissing} 款资料不全` : null)}
      order={rows.length > 1 && <SortMenu columns={profilerColumns} sort={sort} onSort={setSort} />}
      list={shown => (
        <Ranked asked={need !== null} {...{ missing, query, answer }}>
          {answer =>
            need && (
              <>
                {costHidesAll(answer, cost.most) && <NoneWithinCost what="型号" {...cost} most={cost.most} />}
                {shown.length > 0 && (
                  <RankingList
                    rows={shown}
                    opened={opened}
                    onOpen={onOpen}
                    title="3D 线激光"
                    asked={check => isProfileAsked(need, check)}
                    columns={profilerColumns}
                    sort={sort}
                    onSort={setSort}
                    name={row => <ProfilerName row={row} />}
                    nameText={row => row.selected.product.model}
                    detail={row => <ProfilerDetail row={row} need={need} choice={choice} />}
                  />
                )}
                {/* After those that a question to the maker may decide: nobody buys what is too small. */}
                {answer.nearMisses.length > 0 && <ProfilerNearMisses answer={answer} need={need} />}
              </>
            )
          }
        </Ranked>
      )}
    >
      {answer?.crossings && (
        <CrossingList
          crossings={answer.crossings.map(({ volumeTask, ...said }) => ({
            ...said,
            to: volumeTask ? `${volumePath}?${printVolumeSearch({ ...neutralVolumeState, task: volumeTask })}` : null,
          }))}
        />
      )}
      {answer && need && <ProfilerLedger answer={answer} need={need} />}
    </ResultSection>
  );
}

/** The profiler, and whether it is sure to fit. */
function ProfilerName({ row: { selected, fit, twins, verdicts } }: { row: ProfilerResultRow }) {
  const { product } = selected;
  const open = profileCheckIds.filter(id => verdicts[id] === 'unknown').map(id => profileCheckLabels[id]);
  return (
    <ProductNames
      products={[{ role: 'profiler', product }]}
      marks={fit === 'data-missing' ? [dataMissing(fitLabels[fit], open)] : []}
    >
      {twins > 0 && `${product.series ?? ''} 系列另有 ${twins} 款`}
    </ProductNames>
  );
}
