import * as controls from '@shixuan/ui/controls.module.css';
import { Suspense, useMemo, useRef, useState } from 'react';
import { NoneWithinCost } from '../../components/none-within-cost';
import { Ranked } from '../../components/query-states';
import { ResultSection } from '../../components/ranking/result-section';
import type { SortBy } from '../../components/ranking/sorted-rows';
import { rowName } from '../../data/ranking/answer';
import { alternativeOf } from '../../data/ranking/pareto-front';
import { refusedPart } from '../../data/ranking/refused-part';
import { things } from '../../data/ranking/things';
import { todoOf } from '../../data/task/notices';
import { latePart } from '../../lib/late-part';
import { useSelection } from '../../state/selection-context';
import { Alternative } from './alternative';
import { useShownAnswer } from './answer/shown-answer';
import { CatalogueNote } from './catalogue-note';
import { columnsOf } from './columns';
import { Ledger } from './ledger';
import { NearMisses } from './near-misses';
import { noAlternative } from './no-alternative';
import { costHides, countText, firstOf } from './no-first';
import { OrderControl } from './order-control';
import { orderText } from './order-text';
import { OtherWays } from './other-ways';
import { RefusedPartState } from './refused-part-state';
import { ResultList } from './result-list';
import * as styles from './results.module.css';
import type { SideBySideProps } from './side-by-side/side-by-side';
import { TradeOffs } from './trade-offs';

// Loaded when opened, to keep the first load small.
const SideBySide = latePart(() => import('./side-by-side/side-by-side').then(({ SideBySide }) => SideBySide));

/** The ranking with all that explains it. The last answer stays while the next one is fetched. */
export function Results({ drawing }: { drawing: SideBySideProps['drawing'] }) {
  const { state, dispatch, missing, requirements, request, isStale, query, answer, parts, rows, leaders, row } =
    useSelection();
  /** Keys of two rows that are laid side by side. */
  const [pair, setPair] = useState<readonly [string, string] | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [sort, setSort] = useState<SortBy | null>(null);
  const columns = useMemo(() => requirements && columnsOf(state.goal, requirements), [state.goal, requirements]);
  const { best: recommended, title, fault } = useShownAnswer();
  const [first, second] = rows;
  const alternative = useMemo(() => answer && alternativeOf(answer, parts), [answer, parts]);
  const refused = refusedPart(query.error);
  const without = answer && noAlternative(answer, rows[0] ?? null, state);
  const asked = requirements && request;
  const hiding = answer && costHides(answer, request);
  // Where nothing does the task, the card has them.
  const others = rows.length > 0 && asked && <OtherWays />;
  return (
    <ResultSection
      rows={rows}
      unit={things[state.goal].unit}
      first={recommended ? `${title} ${rowName(recommended, state.goal)}` : undefined}
      fetching={query.isFetching}
      stale={isStale}
      more={requirements !== null}
      count={shown =>
        answer &&
        requirements &&
        (fault ? `${todoOf(fault, state)}才能定；${fault.field === 'speedMmS' ? '不计速度，' : ''}` : '') +
          countText(answer, state.goal, orderText(shown, rows, answer.feasible, things[state.goal].unit), requirements)
      }
      order={<OrderControl columns={columns ?? []} sort={sort} onSort={setSort} />}
      controls={shown => (
        <>
          {answer?.relaxed && <p className={styles.relaxed}>所选方向上没有产品，已放宽到另一侧并逐行标出。</p>}
          {answer && answer.decided === 0 && shown.length > 0 && answer.nearMisses.length > 0 && (
            <NearMisses others={shown.length} />
          )}
        </>
      )}
      list={shown =>
        asked && refused && !answer ? (
          <RefusedPartState refused={refused} />
        ) : (
          <Ranked asked={!!asked} {...{ missing, query, answer }}>
            {() =>
              hiding !== null ? (
                <NoneWithinCost most={hiding} what="组合" onUnlimited={() => dispatch({ type: 'cost', most: null })} />
              ) : shown.length === 0 ? (
                <NearMisses />
              ) : (
                <ResultList
                  rows={shown}
                  columns={columns ?? []}
                  sort={sort}
                  onSort={setSort}
                  onCompare={key => row && setPair([row.key, key])}
                />
              )
            }
          </Ranked>
        )
      }
    >
      {asked && first && second && (
        <button
          ref={opener}
          type="button"
          className={`${controls.action} ${styles.compare}`}
          aria-expanded={pair !== null}
          onClick={() => setPair(pair ? null : [first.key, second.key])}
        >
          任选两行并排对照
        </button>
      )}
      {asked && pair && first && second && (
        <Suspense fallback={null}>
          <SideBySide
            rows={rows}
            pair={pair}
            onPair={setPair}
            drawing={drawing}
            onClose={() => {
              setPair(null);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
      {alternative && asked && <Alternative row={alternative} first={requirements && firstOf(rows, requirements)} />}
      {others}
      {without && <p className={styles.without}>{without}</p>}
      {answer && 'front' in answer && asked && <TradeOffs bests={leaders} size={answer.frontSize} />}
      <CatalogueNote goal={state.goal} line={state.task.mode === 'line'} />
      {answer && requirements && <Ledger />}
    </ResultSection>
  );
}
