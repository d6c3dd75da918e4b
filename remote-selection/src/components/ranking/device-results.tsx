import { useNarrow } from '@shixuan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { costHidesAll } from '../../data/ask-ranking';
import { type Aspect, differenceText } from '../../data/ranking/differences';
import { type CostChoice, NoneWithinCost } from '../none-within-cost';
import { Ranked } from '../query-states';
import type { RowChoice } from '../take-away/choose-row';
import type { RankedRow } from './ranking';
import { RankingList } from './ranking-list';
import { ResultSection } from './result-section';
import { SortMenu } from './sort-menu';
import type { SortBy, SortedRanking } from './sorted-rows';

/** An answer of which every row is one device. */
interface DeviceAnswer {
  list: readonly unknown[];
  fitting: number;
  dataMissing: number;
  nearMisses: readonly unknown[];
}

/** State of a question that one device answers, as its page holds it. */
export interface DeviceQuestion<Need, Answer, Row> {
  /** Null while the input cannot be computed with. */
  need: Need | null;
  /** Inputs of a blank task that are still empty. */
  missing: readonly string[];
  query: UseQueryResult<Answer>;
  rows: readonly Row[];
  /** What is recommended, in a line. */
  first: string | undefined;
  /** The rows answer an earlier input. */
  stale: boolean;
  cost: CostChoice;
}

type List<Row extends RankedRow> = Omit<
  SortedRanking<Row>,
  'rows' | 'sort' | 'onSort' | 'asked' | 'detail' | 'reason' | 'choosing'
>;

export interface DeviceResultsProps<Need, Answer, Row extends RankedRow>
  extends DeviceQuestion<Need, Answer, Row>,
    List<Row> {
  asked(need: Need, check: Parameters<SortedRanking<Row>['asked']>[0]): boolean;
  choice: RowChoice<Row>;
  /** What devices are compared in. */
  aspects: readonly Aspect<Row>[];
  /** Whether a table has room to say the differences; cards have. */
  reasoned?: boolean;
  /** What the checks are called, by id. */
  checkNames: Readonly<Record<string, string>>;
  detail(row: Row, need: Need): ReactNode;
  /** Devices that are refused by least. */
  near(answer: Answer, need: Need): ReactNode;
  /** Below the list: what explains the ranking. */
  explained(answer: Answer, need: Need | null): ReactNode;
}

/** Devices that answer a question, ranked, with all that explains it. The last answer stays while the next one is fetched. */
export function DeviceResults<Need, Answer extends DeviceAnswer, Row extends RankedRow>(
  props: DeviceResultsProps<Need, Answer, Row>,
) {
  const { need, missing, query, rows, first, stale, cost, asked, detail, near, explained, choice, ...others } = props;
  const { aspects, checkNames, reasoned = true, ...list } = others;
  const narrow = useNarrow();
  const [sort, setSort] = useState<SortBy | null>(null);
  const sorted = { sort, onSort: setSort };
  const above = rows.find(({ key }) => key === choice.chosen);
  const checks =
    need === null ? [] : Object.entries(checkNames).map(([id, label]) => ({ id, label, asked: asked(need, id) }));
  const reason = (row: Row) => (above && row.key !== above.key ? differenceText(aspects, row, above, checks) : null);
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
      order={rows.length > 1 && <SortMenu columns={list.columns} {...sorted} />}
      list={shown => (
        <Ranked asked={need !== null} {...{ missing, query, answer }}>
          {answer =>
            need && (
              <>
                {costHidesAll(answer, cost.most) && <NoneWithinCost what="型号" {...cost} most={cost.most} />}
                {shown.length > 0 && (
                  <RankingList
                    {...list}
                    {...sorted}
                    rows={shown}
                    asked={check => asked(need, check)}
                    choosing={{ what: '选这台', ...choice }}
                    reason={narrow || reasoned ? reason : undefined}
                    detail={row => detail(row, need)}
                  />
                )}
                {/* After those that a question to the maker may decide: nobody buys what is too small. */}
                {answer.nearMisses.length > 0 && near(answer, need)}
              </>
            )
          }
        </Ranked>
      )}
    >
      {answer && explained(answer, need)}
    </ResultSection>
  );
}
