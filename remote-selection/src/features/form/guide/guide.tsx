import { Link, useHost } from '@shixuan/host';
import {
  blankProfileState,
  blankState,
  blankVolumeState,
  type Goal,
  printProfileSearch,
  printVolumeSearch,
  type SelectionState,
  volumePath,
} from '@shixuan/task-url';
import * as controls from '@shixuan/ui/controls.module.css';
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import * as actions from '../../../components/actions.module.css';
import * as form from '../../../components/form/form.module.css';
import { HintedForm } from '../../../components/form/hinted-form';
import { QuantityInput } from '../../../components/form/quantity-input';
import * as panel from '../../../components/panel-head.module.css';
import { fieldOf } from '../../../data/task/fields';
import * as styles from './guide.module.css';
import { kindPictures, stepPictures } from './guide-pictures';
import { GuideSoFar } from './guide-so-far';
import {
  fieldsOfStep,
  type GuideKind,
  type GuideStep,
  guideKinds,
  guideSteps,
  isTold,
  isWrong,
  reduceGuide,
} from './guide-task';
import { KEPT_GUIDE, printProgress, readProgress } from './kept-guide';

const kindLabels: Readonly<Record<GuideKind, string>> = {
  defect: '找缺陷',
  print: '读码、读字符',
  size: '量尺寸',
  presence: '看有无、定位',
  web: '卷材、连续料',
};
const others = [
  { id: 'profile', label: '3D 高度、焊缝', to: `/selection/vision?${printProfileSearch(blankProfileState)}` },
  { id: 'volume', label: '3D 抓取、体积', to: `${volumePath}?${printVolumeSearch(blankVolumeState)}` },
] as const;

const questions: Readonly<Record<GuideStep, { title: string; says(state: SelectionState): string }>> = {
  what: { title: '看什么？', says: () => '决定用面阵、线扫还是远心，以及每处要几个像素。' },
  large: {
    title: '要看多大？',
    says: ({ task }) => (task.mode === 'line' ? '料的宽度，不含留边。' : '一次要拍全的范围，不含留边。'),
  },
  fine: {
    title: '要看多细？',
    says: ({ task }) =>
      task.accuracy.kind === 'tolerance'
        ? '图纸上公差带的全宽。'
        : task.feature === 'print'
          ? '一个码模块，或一笔的宽度。'
          : '必须看见的最小的东西。',
  },
  fast: {
    title: '动得多快？',
    says: ({ task }) => (task.mode === 'line' ? '线扫靠运动成像，料走多快。' : '停下来拍就都空着。'),
  },
  where: { title: '装在哪？', says: () => '镜头前端到产品的距离；工件有高低的，写上高度差。' },
};

/** What a field is called by those who have such a task; undefined: as in the form. */
function labelIn({ task }: SelectionState, key: string): string | undefined {
  if (key === 'object.width' && task.mode === 'line') return '幅宽';
  return key === 'accuracy.featureMm' && task.feature === 'print' ? '最小缺陷（模块或笔画宽）' : undefined;
}

export interface GuideProps {
  goal: Goal;
  /** Takes the task into the page, as far as it was told. */
  onDone(state: SelectionState): void;
  onClose(): void;
}

/**
 * 分步填写: five questions, each of which can be skipped; what was told becomes the task of the page. Who leaves them, or loads the page
 * anew, goes on where he was, until he gives up or has the answer.
 */
export function Guide({ goal, onDone, onClose }: GuideProps) {
  const { preferences } = useHost();
  const [kept] = useState(() => readProgress(preferences?.get(KEPT_GUIDE), goal, Date.now()));
  const [state, dispatch] = useReducer(reduceGuide, kept?.state ?? blankState(goal));
  const [kind, setKind] = useState<GuideKind | null>(kept?.kind ?? null);
  const [at, setAt] = useState(kept?.at ?? 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const group = useId();
  const step = guideSteps[at] ?? 'what';
  const last = at === guideSteps.length - 1;
  const { title, says } = questions[step];
  const told = step === 'what' ? kind !== null : isTold(step, state);
  useEffect(() => heading.current?.focus({ preventScroll: at === 0 }), [at]);
  useEffect(() => {
    preferences?.set(KEPT_GUIDE, printProgress({ kind, at, state }, Date.now()));
  }, [preferences, kind, at, state]);
  const end = (then: () => void) => {
    preferences?.set(KEPT_GUIDE, undefined);
    then();
  };
  const next = () => (last ? end(() => onDone(state)) : setAt(at + 1));
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
        <p className={form.explain}>{says(state)}</p>
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
                    dispatch({ type: 'kind', kind: each });
                  }}
                />
                <span className={styles.face}>
                  {kindPictures[each]}
                  {kindLabels[each]}
                </span>
              </label>
            ))}
            {others.map(({ id, label, to }) => (
              <Link key={id} className={styles.kind} to={to}>
                <span className={styles.face}>
                  {kindPictures[id]}
                  {`${label} →`}
                </span>
              </Link>
            ))}
          </fieldset>
        ) : (
          <div className={styles.question}>
            {stepPictures[step]}
            <div className={form.pair}>
              {fieldsOfStep(step, state).map(key => (
                <QuantityInput
                  key={key}
                  field={fieldOf(key)}
                  label={labelIn(state, key)}
                  state={state}
                  notices={[]}
                  onType={dispatch}
                />
              ))}
            </div>
          </div>
        )}
        <div className={actions.actions}>
          <button
            type="submit"
            className={told || last ? actions.primary : `${controls.action} ${actions.action}`}
            disabled={isWrong(step, state)}
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
      <GuideSoFar state={state} step={step} />
      {/* The answer of the page stays below until the questions replace its task. */}
      <p className={form.explain}>答完之前，页面上的首选仍按原来的任务。</p>
    </section>
  );
}
