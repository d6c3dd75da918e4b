import { checkIds, checkLabel, isAsked, type Requirements } from '@shixuan/optics/model';
import { type SelectionState, withoutUnchecked } from '@shixuan/task-url';
import * as controls from '@shixuan/ui/controls.module.css';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { AnswerCard } from '../../../components/answer/answer-card';
import { uncheckedOf } from '../../../components/answer/unchecked';
import { DraftNote } from '../../../components/form/draft-note';
import { ToField } from '../../../components/form/to-field';
import { noneWithinCost } from '../../../components/none-within-cost';
import { leadingFigures } from '../../../components/ranking/leading-figures';
import type { ResultRow } from '../../../data/ranking/answer';
import { things } from '../../../data/ranking/things';
import { confidenceOf, type NamedCheck } from '../../../data/report/confidence';
import { countedInImaging } from '../../../data/task/counted-as';
import { fieldsFor } from '../../../data/task/fields';
import { missingText } from '../../../data/task/missing-inputs';
import { labelOf, type Notice, todoOf } from '../../../data/task/notices';
import { latePart } from '../../../lib/late-part';
import { useLastCrossing } from '../../../state/last-crossing';
import { type Selection, useSelection } from '../../../state/selection-context';
import { columnsOf } from '../columns';
import { costHides, failedBy } from '../no-first';
import * as styles from './answer.module.css';
import { answerPartsOf } from './answer-parts-of';
import { BetterInOne } from './better-in-one';
import { useChangeNote } from './change-note';
import { CrossedNote } from './crossed-note';
import { FailedChecks } from './failed-checks';
import { LightOrder } from './light-order';
import { reasonsOf } from './reasons';
import { useShownAnswer } from './shown-answer';
import { SideBySideNote } from './side-by-side-note';
import { SpeedDecides } from './speed-decides';
import { WhyNoFirst } from './why-no-first';

// Needed where nothing does the task: no part of what a page loads first.
const NoneDoes = latePart(() => import('./none-does').then(({ NoneDoes }) => NoneDoes));

export interface AnswerProps {
  /** The place of the list, to go to. */
  results: RefObject<HTMLElement | null>;
  /** What can be taken away. */
  actions: ReactNode;
  drawing: ReactNode;
}

/** What to buy for the task of the page, or why nothing can be recommended. */
export function Answer({ results, actions, drawing }: AnswerProps) {
  const now = useSelection();
  const fresh = now.isFresh;
  const change = useChangeNote(fresh ? now.answer : null, now.state, things[now.state.goal].unit);
  const crossing = useLastCrossing(now.state);
  const { shown, best, picked, title, fault } = useShownAnswer();
  const { state, requirements, request, answer, rows, choose } = shown;
  const { goal } = state;
  // What is asked about stands in the card, with its drawing: one who buys sees what the question is of.
  const nearest = !best && !fault && answer ? rows[0] : undefined;
  const named = best ?? nearest;
  return (
    <AnswerCard
      title={title}
      parts={best && requirements ? partsToOrder(best, state, requirements) : []}
      nearest={nearest && requirements ? partsToOrder(nearest, state, requirements) : undefined}
      figures={named && requirements ? leadingFigures(columnsOf(goal, requirements), named) : []}
      pending={!answer && !shown.query.isError && shown.missing.length === 0}
      none={fault ? faultText(fault, now) : noneText(shown)}
      reasons={best && requirements ? reasonsOf(requirements, best, state.sideBySide) : []}
      confidence={best && requirements ? confidenceOf(namedChecks(best, requirements)) : undefined}
      unchecked={uncheckedOf(
        now.state.said,
        now.readOnly ? undefined : () => now.dispatch({ type: 'replaced', state: withoutUnchecked(now.state) }),
      )}
      counted={requirements ? { counted: countedInImaging(state), readOnly: now.readOnly } : undefined}
      stale={!fresh && answer !== null}
      note={
        <>
          {/* One line is free: what is wrong with an entry takes it, and nothing below moves. */}
          {!fault && Object.keys(now.state.drafts).length === 0 && <BetterInOne of={shown} off={!fresh} />}
          <DraftNote state={now.state} fields={fieldsFor(now.state)} />
          {now.refusal && answer && <p>{`${now.refusal.text}；以上仍是改动前的结果。`}</p>}
          {picked && (
            <p>
              这是您从列表里选的一套。
              <button type="button" className={`${controls.action} ${styles.back}`} onClick={() => choose(null)}>
                改回首选
              </button>
            </p>
          )}
          {fresh && change && !fault && <p>{change}</p>}
          {crossing ? <CrossedNote crossing={crossing} /> : <SideBySideNote />}
        </>
      }
      results={rows.length > 0 ? results : null}
      actions={actions}
      // Without anything to draw the card is low, and the list says why further up.
      drawing={(answer ? rows.length === 0 : shown.query.isError) ? null : drawing}
    >
      {best && requirements && request && failedBy(best).length > 0 && (
        <FailedChecks row={best} requirements={requirements} request={request} />
      )}
    </AnswerCard>
  );
}

/** With what has to be said when the light is ordered. */
const partsToOrder = (row: ResultRow, state: SelectionState, { task }: Requirements) =>
  answerPartsOf(row, state.goal, state).map(part =>
    row.light && row.light.product === part.product
      ? { ...part, order: <LightOrder light={row.light.part} camera={row.camera?.part ?? null} task={task} /> }
      : part,
  );

function noneText({ state, missing, requirements, request, answer, parts, rows, query }: Selection): ReactNode {
  if (missing.length > 0) return missingText(missing);
  if (!requirements) return '等一项输入改对';
  if (!answer) return query.isError ? '结果没有取到，见下方' : '正在计算…';
  const most = costHides(answer, request);
  if (most !== null) return `${noneWithinCost(most, '组合')}。`;
  const [first, ...others] = rows;
  if (!request) return '正在计算…';
  if (!first)
    return answer.nearMisses.length > 0 ? (
      <Suspense fallback="没有完全满足要求的，正在看改哪里就行…">
        <NoneDoes answer={answer} need={requirements} request={request} parts={parts} />
      </Suspense>
    ) : (
      '没有完全满足要求的'
    );
  return <WhyNoFirst rows={[first, ...others]} goal={state.goal} need={requirements} request={request} />;
}

const faultText = (fault: Notice, { state, requirements }: Pick<Selection, 'state' | 'requirements'>) => (
  <>
    {`${todoOf(fault, state)}：${fault.text}`}
    <ToField field={fault.field} label={labelOf(fault.field, state)} />
    {fault.field === 'speedMmS' && requirements && <SpeedDecides objectPixelMm={requirements.objectPixelMm} />}
  </>
);

const namedChecks = ({ verdicts }: ResultRow, need: Requirements): NamedCheck[] =>
  checkIds.flatMap(id => {
    const verdict = verdicts[id];
    return verdict ? [{ label: checkLabel(id, need), verdict, asked: isAsked(need, id) }] : [];
  });
