import { useSiteOrigin } from '@shixuan/host';
import type { System } from '@shixuan/optics/checks';
import type { Camera, Requirements } from '@shixuan/optics/model';
import { type Goal, pageOfGoal, type TypedSensor } from '@shixuan/task-url';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { NoticesContext } from '../../components/form/notices-context';
import { partOf } from '../../data/ranking/answer';
import { deriveFigures } from '../../data/task/derive-figures';
import { noticesOf } from '../../data/task/notices';
import { referenceSensor } from '../../data/task/reference-sensor';
import { DrawingSlot } from '../../features/drawing/drawing-slot';
import { FigureList } from '../../features/figures/figure-list';
import { PresetList } from '../../features/form/preset-list';
import { TaskForm } from '../../features/form/task-form';
import { Answer } from '../../features/results/answer/answer';
import { AnswerLine } from '../../features/results/answer/shown-answer';
import { Results } from '../../features/results/results';
import { ReportBar } from '../../features/take-away/report-bar';
import { Tools } from '../../features/tools/tools';
import { WordsSlot } from '../../features/words/words-slot';
import { latePart } from '../../lib/late-part';
import { keepingLast } from '../../lib/once-per';
import { readViewed } from '../../lib/shared-view';
import { lastProfiles, lastVolumes, useLastTask } from '../../state/last-tasks';
import { AnsweredSelection, SelectionProvider, useSelection } from '../../state/selection-context';
import { useResultEvent } from '../../state/use-result-event';
import { GoalLinks } from './goal-links';
import { PageLayout, type PageLayoutProps } from './page-layout';

// Loaded with the rows that are laid side by side.
const SystemView = latePart(() => import('../../features/drawing/system-view').then(({ SystemView }) => SystemView));

export interface SelectionPageProps {
  goal: Goal;
  search: string;
  title: string;
  lead: string;
}

/** The three rankings of cameras, lenses and systems: one page that differs by what is sought. */
export function SelectionPage({ goal, search, title, lead }: SelectionPageProps) {
  const viewed = useMemo(() => readViewed(search), [search]);
  const { task, shared } = viewed;
  const edit = `/selection/${pageOfGoal[goal]}?${task}`;
  return (
    <SelectionProvider goal={goal} address={viewed}>
      <Sections title={title} lead={lead} ask={viewed.ask} shared={shared && { ...shared, edit }} />
    </SelectionProvider>
  );
}

interface SectionsProps extends Pick<PageLayoutProps, 'title' | 'lead'> {
  ask: string;
  /** A scheme that was passed on; null: the page can be edited. */
  shared: Omit<NonNullable<PageLayoutProps['shared']>, 'task'> | null;
}

function Sections({ title, lead, ask, shared }: SectionsProps) {
  const { state, dispatch, problems, requirements, request, isStale, isFresh, query, answer, rows, row } =
    useSelection();
  const list = useRef<HTMLDivElement>(null);
  const [isGuided, setGuided] = useState(false);
  const { figures, notices } = useDerivedFigures();
  useLastTask({ pictures: state });
  const client = useQueryClient();
  const site = useSiteOrigin();
  const describe = useCallback(async () => {
    if (!requirements || !row || !request) return null;
    // With all checks and figures; the widget shows its first recommendation without them.
    const { eventSystem } = await import('../../data/widget-events/event-system');
    return eventSystem({ requirements, row, request }, state, site);
  }, [requirements, row, request, state, site]);
  const drawn = useCallback(
    (system: System, beside: System) =>
      requirements && <SystemView need={requirements} system={system} beside={beside} />,
    [requirements],
  );
  useResultEvent(answer && !query.isPlaceholderData && !isStale ? rows.length : null, describe);
  return (
    <NoticesContext value={notices}>
      <PageLayout
        title={title}
        lead={lead}
        goals={<GoalLinks state={state} current={state.goal} />}
        problems={problems}
        shared={shared && { ...shared, task: requirements && { page: 'imaging', task: requirements.task } }}
        starts={
          <>
            <WordsSlot
              ask={ask}
              before={{
                page: 'imaging',
                imaging: state,
                profile: lastProfiles(client),
                volume: lastVolumes(client),
              }}
              onImaging={told => dispatch({ type: 'replaced', state: told })}
            />
            <PresetList isGuided={isGuided} onGuided={setGuided} />
          </>
        }
        isOld={isGuided}
        head={<Answer results={list} actions={<ReportBar />} drawing={requirements && <DrawingSlot />} />}
        answer={<AnswerLine />}
        form={<TaskForm />}
        figures={<FigureList figures={figures} stale={answer !== null && !isFresh} />}
        list={
          <AnsweredSelection>
            <Results drawing={drawn} />
          </AnsweredSelection>
        }
        listRef={list}
        tools={requirements && <Tools />}
      />
    </NoticesContext>
  );
}

const figuresFor = keepingLast(
  (requirements: Requirements, camera: Camera | null, sensor: TypedSensor | null, leading: Camera | null) =>
    deriveFigures(requirements, needed =>
      referenceSensor({ camera, sensor, leading, needed, line: requirements.lineScan }),
    ),
);

/** The figures that follow from the task and one sensor, and what has to be said about them at the fields. */
function useDerivedFigures() {
  const { state, requirements, refusal, parts, row } = useSelection();
  const { sensor, cameraId, lensId } = state;
  const camera = cameraId === null ? null : (partOf(parts, cameraId, 'camera')?.part ?? null);
  const lens = lensId === null ? null : partOf(parts, lensId, 'lens')?.part;
  const leading = row?.camera?.part ?? null;
  const figures = useMemo(
    () => (requirements ? figuresFor(requirements, camera, sensor, leading) : []),
    [requirements, camera, sensor, leading],
  );
  if (!requirements) return { figures, notices: refusal ? [refusal] : [] };
  const notices = noticesOf(requirements, {
    magnification: figures.find(({ id }) => id === 'magnification')?.values[0] ?? null,
    pixelSizeUm: camera?.pixelSizeUm ?? leading?.pixelSizeUm ?? 3.45,
    focalLengthMm: lens?.kind === 'focal' ? lens.focalLengthMm : null,
  });
  return { figures, notices };
}
