import { useHost, usePageTitle, useSiteOrigin } from '@shixuan/host';
import { checkProfiler, isProfileAsked, mountProfiler } from '@shixuan/optics/checks';
import { drawnProfiler } from '@shixuan/optics/describe';
import type { ProfileNeeds } from '@shixuan/optics/model';
import { printProfileSearch, profilePage, selectionOfProfile, withoutUnchecked } from '@shixuan/task-url';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { AnswerCard } from '../../components/answer/answer-card';
import type { AnswerPart } from '../../components/answer/answer-parts';
import { titleWith, uncheckedOf } from '../../components/answer/unchecked';
import { DraftNote } from '../../components/form/draft-note';
import * as laser from '../../components/measuring-field.module.css';
import { noneWithinCost } from '../../components/none-within-cost';
import { leadingFigures } from '../../components/ranking/leading-figures';
import { costHidesAll } from '../../data/ask-ranking';
import { profilerFieldOf, profilerFields } from '../../data/profiler/profiler-fields';
import { profilerQuery } from '../../data/profiler/profiler-query';
import { profilerReportSearch } from '../../data/profiler/profiler-report-search';
import { type ProfilerResultRow, profilerRows } from '../../data/profiler/profiler-rows';
import { profileNeedsOr } from '../../data/profiler/profiler-state';
import { confidenceOf, type NamedCheck } from '../../data/report/confidence';
import { countedInProfiles } from '../../data/task/counted-as';
import { missingFigures, missingText } from '../../data/task/missing-inputs';
import { eventProfiler } from '../../data/widget-events/event-profiler';
import { ProfilerActions } from '../../features/profiler/profiler-actions';
import { profilerColumns } from '../../features/profiler/profiler-columns';
import { ProfilerDrawing } from '../../features/profiler/profiler-drawing';
import { ProfilerForm } from '../../features/profiler/profiler-form';
import { profilerReasons } from '../../features/profiler/profiler-reasons';
import { ProfilerResults } from '../../features/profiler/profiler-results';
import { WordsSlot } from '../../features/words/words-slot';
import { readViewed } from '../../lib/shared-view';
import { useSettled } from '../../lib/use-settled';
import { lastPictures, lastVolumes, useLastTask } from '../../state/last-tasks';
import { useChosenRow } from '../../state/use-chosen-row';
import { useKeptRow } from '../../state/use-kept-row';
import { useLastFresh } from '../../state/use-last-fresh';
import { useProfilerAddress } from '../../state/use-profiler-address';
import { useResultEvent } from '../../state/use-result-event';
import { GoalLinks } from './goal-links';
import { PageLayout } from './page-layout';
import { ProfilerPresetList } from './profiler-preset-list';

const ASK_AFTER_MS = 60;
/** 3D 线激光: the ranking of line profilers. A profiler is complete in itself, so each is judged alone and nothing is combined. */
export function ProfilerPage({ search }: { search: string }) {
  const host = useHost();
  usePageTitle('3D 线激光选型');
  const viewed = useMemo(() => readViewed(search), [search]);
  const { state, dispatch, problems, flush, putBeside } = useProfilerAddress(viewed.task, viewed.beside);
  useLastTask({ profiles: state });
  const [isGuided, setGuided] = useState(false);
  const client = useQueryClient();
  const pictures = selectionOfProfile(state, lastPictures(client));
  const judged = useMemo(() => profileNeedsOr(state), [state]);
  const missing = useMemo(() => missingFigures(state, profilerFieldOf), [state]);
  const need = missing.length === 0 && 'need' in judged ? judged.need : null;
  const asked = useSettled(need?.task ?? null, ASK_AFTER_MS);
  const query = useQuery(profilerQuery(host, asked, state.maxCostClass));
  // A blank task has no earlier answer either.
  const answer = missing.length === 0 ? query.data : undefined;
  const rows = useMemo(() => (answer ? profilerRows(answer) : []), [answer]);
  const address = useMemo(() => printProfileSearch(state), [state]);
  const [opened, setOpened] = useKeptRow('opened', address);
  const [chosen, choose] = useChosenRow(address, viewed, putBeside);
  const picked = rows.find(({ key }) => key === chosen) ?? null;
  const shown = picked ?? rows[0] ?? null;
  const isFresh = answer !== undefined && !query.isPlaceholderData && need !== null && asked === need.task;
  const drawn = useMemo(
    () => need && shown && drawnProfiler(need.task, shown.selected.part, mountProfiler(need, shown.selected.part)),
    [need, shown],
  );
  const site = useSiteOrigin();
  const describe = useCallback(
    async () => need && shown && eventProfiler(need, shown, state, site),
    [need, shown, state, site],
  );
  useResultEvent(isFresh ? rows.length : null, describe);
  const dropUnchecked = () => dispatch({ type: 'replaced', state: withoutUnchecked(state) });
  const results = useRef<HTMLDivElement>(null);
  const cost = { most: state.maxCostClass, onUnlimited: () => dispatch({ type: 'cost', most: null }) };
  const choice = {
    chosen: shown?.key ?? null,
    choose,
    report: ({ key }: ProfilerResultRow) => (isFresh ? profilerReportSearch(state, key) : null),
  };
  const best = picked ?? (rows[0]?.fit === 'fits' ? rows[0] : null);
  const answered = useLastFresh(best, isFresh || !answer);
  const nearest = answered ? undefined : rows[0];
  const named = answered ?? nearest;
  const title = picked ? '已选' : '首选';
  const none = !need
    ? missing.length > 0
      ? missingText(missing)
      : '等一项输入改对'
    : answer
      ? costHidesAll(answer, state.maxCostClass)
        ? `${noneWithinCost(state.maxCostClass, '型号')}。`
        : noneText(rows[0], need)
      : query.isError
        ? '结果没有取到，见下方'
        : '正在计算…';
  return (
    <PageLayout
      title="3D 线激光选型"
      lead="宽度按所用量程的近端算，频率按满量程算；资料没写的不当作符合。"
      goals={<GoalLinks state={pictures} current={null} profiles={printProfileSearch(state)} />}
      problems={problems}
      shared={
        viewed.shared && {
          ...viewed.shared,
          edit: `${profilePage}?${viewed.task}`,
          task: need && { page: 'profile', task: need.task },
        }
      }
      starts={
        <>
          <WordsSlot
            ask={viewed.ask}
            before={{ page: 'profile', imaging: pictures, profile: state, volume: lastVolumes(client) }}
            onProfile={told => dispatch({ type: 'replaced', state: told })}
          />
          <ProfilerPresetList {...{ state, dispatch, isGuided }} onGuided={setGuided} />
        </>
      }
      isOld={isGuided}
      head={
        <AnswerCard
          title={title}
          parts={answered ? [profilerPart(answered)] : []}
          nearest={nearest && [profilerPart(nearest)]}
          figures={named ? leadingFigures(profilerColumns, named) : []}
          pending={!answer && !query.isError && missing.length === 0}
          none={none}
          reasons={answered && need ? profilerReasons(need, checkProfiler(need, answered.selected.part)) : []}
          confidence={answered && need ? confidenceOf(namedChecks(answered, need)) : undefined}
          unchecked={uncheckedOf(state.said, viewed.shared ? undefined : dropUnchecked)}
          counted={need ? { counted: countedInProfiles(need.task), readOnly: viewed.shared !== null } : undefined}
          stale={answer !== undefined && !isFresh}
          note={<DraftNote state={state} fields={profilerFields} />}
          results={rows.length > 0 ? results : null}
          actions={<ProfilerActions state={state} need={need} row={shown} decided={best !== null} off={!isFresh} />}
          drawing={
            drawn && shown ? (
              <ProfilerDrawing
                drawn={drawn}
                model={shown.selected.product.model}
                wavelengthNm={shown.selected.part.wavelengthNm}
              />
            ) : best || (query.isPending && need) ? (
              <section className={laser.figure} aria-label="测量视场">
                <p className={laser.nothing}>{best ? '视野或量程未标注，不能按比例画出' : '正在计算…'}</p>
              </section>
            ) : null
          }
        />
      }
      answer={
        answered
          ? `${titleWith(title, uncheckedOf(state.said))} ${answered.selected.product.model}`
          : nearest
            ? `待定：最接近的是 ${nearest.selected.product.model}`
            : none
      }
      form={
        <ProfilerForm state={state} dispatch={dispatch} refused={'message' in judged ? judged : null} onLeave={flush} />
      }
      list={
        <ProfilerResults
          {...{ need, missing, query, rows, opened, choice, cost }}
          first={answered ? `${title} ${answered.selected.product.model}` : undefined}
          stale={need !== null && asked !== need.task}
          onOpen={setOpened}
        />
      }
      listRef={results}
    />
  );
}

/** Why nothing is recommended: what the maker of the first row does not state, or that nothing is left. */
function noneText(first: ProfilerResultRow | undefined, need: ProfileNeeds): string {
  if (!first) return '没有型号符合全部要求';
  const { toAsk } = confidenceOf(namedChecks(first, need));
  return `没有型号确定符合全部要求；列在最前的 ${first.selected.product.model} 有 ${toAsk.length} 项资料不全：${toAsk.join('、')}，须向厂家确认`;
}

const profilerPart = ({ selected: { product }, cost }: ProfilerResultRow): AnswerPart => ({
  role: '轮廓仪',
  product,
  figure: product.summary,
  costClass: cost.costClass,
});

const namedChecks = ({ selected }: ProfilerResultRow, need: ProfileNeeds): NamedCheck[] =>
  checkProfiler(need, selected.part).map(({ id, label, verdict }) => ({
    label,
    verdict,
    asked: isProfileAsked(need, id),
  }));
