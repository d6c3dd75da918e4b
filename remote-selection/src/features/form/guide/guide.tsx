import { useHost } from '@shixuan/host';
import { type Goal, taskPath } from '@shixuan/task-url';
import * as controls from '@shixuan/ui/controls.module.css';
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import * as actions from '../../../components/actions.module.css';
import * as form from '../../../components/form/form.module.css';
import { HintedForm } from '../../../components/form/hinted-form';
import { QuantityInput } from '../../../components/form/quantity-input';
import * as panel from '../../../components/panel-head.module.css';
import * as styles from './guide.module.css';
import { kindPictures, stepPictures } from './guide-pictures';
import { kindLabels, labelIn, questions } from './guide-questions';
import { GuideSoFar } from './guide-so-far';
import { type GuideTask, guideSteps } from './guide-steps';
import {
  blankTask,
  fieldsOfStep,
  type GuideKind,
  guideKinds,
  isTold,
  isWrong,
  reduceGuide,
  withForm,
} from './guide-task';
import { KEPT_GUIDE, printProgress, readProgress } from './kept-guide';

export interface GuideProps {
  /** What the page ranks, and the kind of its tasks. */
  goal: Goal;
  page: GuideTask['page'];
  /** Takes a task of the kind of the page into it, as far as it was told. One of another kind leads to its page. */
  onDone(task: GuideTask): void;
  onClose(): void;
}

/**
 * 分步填写: five questions, each of which can be skipped; what was told becomes the task of the page. Who leaves them, or loads the page
 * anew, goes on where he was, until he gives up or has the answer.
 */
export function Guide({ goal, page, onDone, onClose }: GuideProps) {
  const host = useHost();
  const { preferences } = host;
  const [kept] = useState(() => readProgress(preferences?.get(KEPT_GUIDE), goal, Date.now()));
  const [task, dispatch] = useReducer(reduceGuide, kept?.task ?? blankTask(page, goal));
  // Of those that a page of 3D is about there is one kind.
  const [kind, setKind] = useState<GuideKind | null>(kept ? kept.kind : page === 'imaging' ? null : page);
  const [at, setAt] = useState(kept?.at ?? 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const group = useId();
  const step = guideSteps[at] ?? 'what';
  const last = at === guideSteps.length - 1;
  const { title, says } = questions[step];
  const told = step === 'what' ? kind !== null : isTold(step, task);
  useEffect(() => heading.current?.focus({ preventScroll: at === 0 }), [at]);
  useEffect(() => {
    preferences?.set(KEPT_GUIDE, printProgress({ kind, at, task }, Date.now()));
  }, [preferences, kind, at, task]);
  const end = (then: () => void) => {
    preferences?.set(KEPT_GUIDE, undefined);
    then();
  };
  const done = () => (task.page === page ? onDone(task) : host.navigate(taskPath(task)));
  const next = () => (last ? end(done) : setAt(at + 1));
  return (
    <section className={styles.guide} aria-label="分步填写">
      <HintedForm label="分步填写" onLeave={() => undefined} onSubmit={next} leads={last}>
        <div className={panel.head}>
          <h2 ref={heading} tabIndex={-1} className={panel.title}>
            <span className={styles.count}>{`第 ${at + 1} 问，共 ${guideSteps.length} 问`}</span>
            {title}
          </h2>
          <button type="button" className={`${controls.action} ${actions.action}`} onClick={() => end(onClose)}>
            不填了
          </button>
        </div>
        <p className={form.explain}>{says(task)}</p>
        {step === 'what' ? (
          <fieldset className={`${controls.fieldset} ${styles.kinds}`} aria-label="看什么">
            {guideKinds.map(each => (
              <label key={each} className={styles.kind}>
                <input
                  className="visually-hidden"
                  type="radio"
                  name={group}
                  checked={kind === each}
                  onChange={() => {
                    setKind(each);
                    dispatch({ type: 'kind', kind: each, goal });
                  }}
                />
                <span className={styles.face}>
                  {kindPictures[each]}
                  {kindLabels[each]}
                </span>
              </label>
            ))}
          </fieldset>
        ) : (
          <div className={styles.question}>
            {stepPictures[step]}
            <div className={form.pair}>
              {withForm(task, ({ fieldOf, state }) =>
                fieldsOfStep(step, task).map(key => (
                  <QuantityInput
                    key={key}
                    field={fieldOf(key)}
                    label={labelIn(task, key)}
                    state={state}
                    notices={[]}
                    onType={dispatch}
                  />
                )),
              )}
            </div>
          </div>
        )}
        <div className={actions.actions}>
          <button
            type="submit"
            className={told || last ? actions.primary : `${controls.action} ${actions.action}`}
            disabled={isWrong(step, task)}
          >
            {last ? '看结果' : told ? '下一步' : '跳过'}
          </button>
          {at > 0 && (
            <button type="button" className={`${controls.action} ${actions.action}`} onClick={() => setAt(at - 1)}>
              上一步
            </button>
          )}
        </div>
      </HintedForm>
      <GuideSoFar task={task} step={step} />
      {/* The answer of the page stays below until the questions replace its task. */}
      <p className={form.explain}>答完之前，页面上的首选仍按原来的任务。</p>
    </section>
  );
}
