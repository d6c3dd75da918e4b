import { type PageProps, useHost } from '@shixuan/host';
import { isVolumeAsked } from '@shixuan/optics/checks';
import type { VolumeNeeds } from '@shixuan/optics/model';
import { printVolumeSearch, volumePath, withoutUnchecked } from '@shixuan/task-url';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { AnswerCard } from '../../components/answer/answer-card';
import type { AnswerPart } from '../../components/answer/answer-parts';
import { titleWith, uncheckedOf } from '../../components/answer/unchecked';
import { DraftNote } from '../../components/form/draft-note';
import { noneWithinCost } from '../../components/none-within-cost';
import { leadingFigures } from '../../components/ranking/leading-figures';
import { costHidesAll } from '../../data/ask-ranking';
import { confidenceOf, type NamedCheck } from '../../data/report/confidence';
import { countedInVolumes } from '../../data/task/counted-as';
import { missingFigures, missingText } from '../../data/task/missing-inputs';
import { volumeFieldOf, volumeFields } from '../../data/volume/volume-fields';
import { type VolumeAnswer, type VolumeResultRow, volumeQuery, volumeRows } from '../../data/volume/volume-query';
import { volumeNeedsOr } from '../../data/volume/volume-state';
import { VolumeActions, volumeReportSearch } from '../../features/volume/volume-actions';
import { volumeColumns } from '../../features/volume/volume-columns';
import { VolumeDrawing } from '../../features/volume/volume-drawing';
import { VolumeForm } from '../../features/volume/volume-form';
import { volumeReasons } from '../../features/volume/volume-reasons';
import { VolumeResults } from '../../features/volume/volume-results';
import { WordsSlot } from '../../features/words/words-slot';
import { formatFigure, threeDigits } from '../../lib/format-figure';
import { readViewed } from '../../lib/shared-view';
import { useSettled } from '../../lib/use-settled';
import { lastPictures, lastProfiles, useLastTask } from '../../state/last-tasks';
import { useChosenRow } from '../../state/use-chosen-row';
import { useLastFresh } from '../../state/use-last-fresh';
import { useVolumeAddress } from '../../state/use-volume-address';
import { GoalLinks } from './goal-links';
import { PageLayout } from './page-layout';
import { VolumePresetList } from './volume-preset-list';

const ASK_AFTER_MS = 60;

/** 3D 面阵: the ranking of cameras that see a volume in one shot. Each is complete in itself and judged alone. */
export default function VolumePage({ search }: PageProps) {
  const host = useHost();
  const viewed = useMemo(() => readViewed(search), [search]);
  const { state, dispatch, problems, flush, putBeside } = useVolumeAddress(viewed.task, viewed.beside);
  const [isGuided, setGuided] = useState(false);
  const judged = useMemo(() => volumeNeedsOr(state), [state]);
  const missing = useMemo(() => missingFigures(state, volumeFieldOf), [state]);
  const need = missing.length === 0 && 'need' in judged ? judged.need : null;
  const asked = useSettled(need?.task ?? null, ASK_AFTER_MS);
  const query = useQuery(volumeQuery(host, asked, state.maxCostClass));
  // A blank task has no earlier answer either.
  const answer = missing.length === 0 ? query.data : undefined;
  const rows = useMemo(() => (answer ? volumeRows(answer) : []), [answer]);
  const isFresh = answer !== undefined && !query.isPlaceholderData && need !== null && asked === need.task;
  const isWaiting = need !== null && asked !== need.task;
  const now = printVolumeSearch(state);
  const [chosen, choose] = useChosenRow(now, viewed, putBeside);
  const picked = rows.find(({ key }) => key === chosen) ?? null;
  const shown = picked ?? rows[0] ?? null;
  const best = picked ?? (rows[0]?.fit === 'fits' ? rows[0] : null);
  const answered = useLastFresh(best, isFresh || !answer);
  const nearest = answered ? undefined : rows[0];
  const named = answered ?? nearest;
  const client = useQueryClient();
  const pictures = lastPictures(client);
  useLastTask({ volumes: state });
  const title = picked ? '已选' : '首选';
  const choice = {
    chosen: shown?.key ?? null,
    choose,
    report: (row: VolumeResultRow) => (isFresh ? volumeReportSearch(state, row) : null),
  };
  const cost = { most: state.maxCostClass, onUnlimited: () => dispatch({ type: 'cost', most: null }) };
  const dropUnchecked = () => dispatch({ type: 'replaced', state: withoutUnchecked(state) });
  const results = useRef<HTMLDivElement>(null);
  const none = need
    ? noneText(answer, rows, query.isError, { most: state.maxCostClass, need })
    : missing.length > 0
      ? missingText(missing)
      : '等一项输入改对';
  return (
    <PageLayout
      title="3D 面阵选型"
      lead="料箱抓取、拆垛、体积测量：一次拍下整个体积。点间距与误差按最低处算；资料没写的不当作符合。"
      goals={<GoalLinks state={pictures} current="volume" />}
      problems={problems}
      shared={
        viewed.shared && {
          ...viewed.shared,
          edit: `${volumePath}?${viewed.task}`,
          task: need && { page: 'volume', task: need.task },
        }
      }
      starts={
        <>
          <WordsSlot
            ask={viewed.ask}
            before={{ page: 'volume', imaging: pictures, profile: lastProfiles(client), volume: state }}
            onVolume={told => dispatch({ type: 'replaced', state: told })}
          />
          <VolumePresetList {...{ state, dispatch, isGuided }} onGuided={setGuided} />
        </>
      }
      isOld={isGuided}
      head={
        <AnswerCard
          title={title}
          parts={answered ? [volumePart(answered)] : []}
          nearest={nearest && [volumePart(nearest)]}
          figures={named ? leadingFigures(volumeColumns, named) : []}
          pending={!answer && !query.isError && missing.length === 0}
          none={none}
          reasons={answered && need ? volumeReasons(need, answered) : []}
          confidence={answered && need ? confidenceOf(namedChecks(answered, need)) : undefined}
          unchecked={uncheckedOf(state.said, viewed.shared ? undefined : dropUnchecked)}
          counted={need ? { counted: countedInVolumes(need.task), readOnly: viewed.shared !== null } : undefined}
          stale={answer !== undefined && !isFresh}
          note={<DraftNote state={state} fields={volumeFields} />}
          results={rows.length > 0 ? results : null}
          actions={<VolumeActions state={state} row={shown} decided={best !== null} off={!isFresh || need === null} />}
          drawing={
            shown || (query.isPending && missing.length === 0) ? (
              <VolumeDrawing task={need?.task ?? state.task} row={need ? shown : null} none={none} />
            ) : null
          }
        />
      }
      answer={
        answered
          ? `${titleWith(title, uncheckedOf(state.said))} ${answered.product.model}`
          : nearest
            ? `待定：最接近的是 ${nearest.product.model}`
            : none
      }
      form={
        <VolumeForm state={state} dispatch={dispatch} refused={'message' in judged ? judged : null} onLeave={flush} />
      }
      list={
        <VolumeResults
          need={need}
          first={answered ? `${title} ${answered.product.model}` : undefined}
          stale={isWaiting}
          {...{ missing, query, rows, choice, cost }}
        />
      }
      listRef={results}
    />
  );
}

const volumePart = ({ product, cost }: VolumeResultRow): AnswerPart => ({
  role: '相机',
  product,
  figure: product.summary,
  costClass: cost.costClass,
});

/** Why nothing is recommended: what the makers of the first rows do not state, or that nothing is left. */
function noneText(
  answer: VolumeAnswer | undefined,
  rows: readonly VolumeResultRow[],
  failed: boolean,
  { most, need }: { most: number | null; need: VolumeNeeds },
): string {
  if (!answer) return failed ? '结果没有取到，见下方' : '正在计算…';
  if (costHidesAll(answer, most)) return `${noneWithinCost(most, '型号')}。`;
  const [first] = rows;
  if (!first) return '没有型号符合全部要求';
  const missing = [...new Set(first.checks.flatMap(each => each.missing))];
  return `没有型号确定符合全部要求；最接近的 ${first.product.model} 还缺：${missing.join('、')}，须向厂家确认${accuracyQuestion(first, need)}`;
}

/** What to ask the maker where the accuracy is open: the error where the task needs it, not at a distance of the maker's choice. */
function accuracyQuestion({ checks, mounting }: VolumeResultRow, { task: { accuracyMm } }: VolumeNeeds): string {
  const isOpen = checks.some(({ id, verdict }) => id === 'z-error' && verdict === 'unknown');
  if (!isOpen || accuracyMm === null || mounting.baseMm === null) return '';
  return `。可以这样问：${threeDigits(mounting.baseMm)} mm 处的 Z 向误差能否在 ± ${formatFigure(accuracyMm)} mm 以内`;
}

const namedChecks = ({ checks }: VolumeResultRow, { task }: VolumeNeeds): NamedCheck[] =>
  checks.map(check => ({ ...check, asked: isVolumeAsked(task, check.id) }));
