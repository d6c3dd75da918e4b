import { Skeleton } from '@shixuan/ui';
import { useId, useMemo, useState } from 'react';
import { DraftNote } from '../../components/form/draft-note';
import { NotAnswered, NotAsked } from '../../components/query-states';
import { alternativeOf, frontBests } from '../../data/ranking/pareto-front';
import { refusedPart } from '../../data/ranking/refused-part';
import { fields } from '../../data/task/fields';
import { useSelection } from '../../state/selection-context';
import { Alternative } from './alternative';
import { CatalogueNote } from './catalogue-note';
import { DirectionControl } from './direction-control';
import { Ledger } from './ledger';
import { NearMisses } from './near-misses';
import { noAlternative } from './no-alternative';
import { countText, firstOf } from './no-first';
import { orderText } from './order-text';
import { RefusedPartState } from './refused-part-state';
import { ResultList } from './result-list';
import * as styles from './results.module.css';
import { TradeOffs } from './trade-offs';

/** As many as are compared at a glance. */
const FIRST = 10;

/** The ranking with all that explains it. The last answer stays while the next one is fetched. */
export function Results() {
  const { state, requirements, request, isStale, query, answer, parts, rows: all } = useSelection();
  const title = useId();
  const bests = useMemo(() => (answer ? frontBests(answer, parts) : []), [answer, parts]);
  const alternative = useMemo(() => answer && alternativeOf(answer, parts), [answer, parts]);
  const refused = refusedPart(query.error);
  const [whole, setWhole] = useState(false);
  const without = answer && noAlternative(answer, all[0] ?? null, state);
  const rows = whole ? all : all.slice(0, FIRST);
  const asked = requirements && request;
  return (
    <section className={styles.results} aria-labelledby={title} aria-busy={query.isFetching || isStale}>
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          推荐
        </h2>
        <p className={styles.count} role="status">
          {answer && `${countText(answer, state.goal)}${orderText(rows, all, answer.feasible)}`}
          {query.isFetching && answer && '，更新中…'}
        </p>
        {answer && <DraftNote drafts={state.drafts} fields={fields} />}
      </div>
      <DirectionControl />
      {answer?.relaxed && <p className={styles.relaxed}>所选方向上没有产品，已放宽到另一侧并逐行标出。</p>}
      {answer && answer.decided === 0 && rows.length > 0 && answer.nearMisses.length > 0 && (
        <NearMisses misses={answer.nearMisses} parts={parts} others={rows.length} />
      )}
      <div className={styles.body}>
        {!asked ? (
          <NotAsked />
        ) : refused && !answer ? (
          <RefusedPartState refused={refused} />
        ) : query.isError && !answer ? (
          <NotAnswered query={query} />
        ) : !answer ? (
          <Skeleton kind="table" rows={10} height={40} label="正在计算推荐" />
        ) : rows.length === 0 ? (
          <NearMisses misses={answer.nearMisses} parts={parts} />
        ) : (
          <ResultList rows={rows} />
        )}
      </div>
      {rows.length < all.length && requirements && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {`再列 ${all.length - rows.length} 个`}
        </button>
      )}
      {alternative && asked && <Alternative row={alternative} first={firstOf(all)} />}
      {without && <p className={styles.without}>{without}</p>}
      {answer && 'front' in answer && asked && <TradeOffs bests={bests} size={answer.frontSize} />}
      <CatalogueNote goal={state.goal} line={state.task.mode === 'line'} />
      {answer && requirements && <Ledger entries={answer.ledger} parts={parts} />}
    </section>
  );
}
