import { useHost, useSiteOrigin } from '@shixuan/host';
import { type Goal, printSelectionSearch } from '@shixuan/task-url';
import { Breadcrumbs, PageHeading } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { NoticesContext } from '../../components/form/notices-context';
import { indexParts, type PartIndex, partOf, resultRows } from '../../data/ranking/answer';
import { rankingQuery, rankingRequest } from '../../data/ranking/ranking-query';
import { refusedPart } from '../../data/ranking/refused-part';
import { deriveFigures, neededPixels } from '../../data/task/derive-figures';
import { noticesOf, requirementsOr } from '../../data/task/notices';
import { referenceSensor } from '../../data/task/reference-sensor';
import { toldSystem } from '../../data/widget-events/event-system';
import { BenchSlot } from '../../features/bench/bench-slot';
import { FigureList } from '../../features/figures/figure-list';
import { Encoder } from '../../features/form/encoder';
import { FixedParts } from '../../features/form/fixed-parts';
import { PresetList } from '../../features/form/preset-list';
import { TaskForm } from '../../features/form/task-form';
import { BestLine } from '../../features/results/best-line';
import { Results } from '../../features/results/results';
import { ReportBar } from '../../features/take-away/report-bar';
import { Tools } from '../../features/tools/tools';
import { useSettled } from '../../lib/use-settled';
import { useLastTask } from '../../state/last-tasks';
import { SelectionProvider } from '../../state/selection-context';
import { useOpenedRow } from '../../state/use-opened-row';
import { useSelectionAddress } from '../../state/use-selection-address';
import { useToldResult } from '../../state/use-widget-result';
import { EmbedLink } from './embed-link';
import { GoalLinks } from './goal-links';
import * as styles from './selection-page.module.css';

export interface SelectionPageProps {
  goal: Goal;
  search: string;
  title: string;
  lead: string;
}

/** Long enough for a key to be followed by the next, short enough to be called at once. */
const ASK_AFTER_MS = 60;
const noParts: PartIndex = new Map();

/** Inputs left, figures, bench and results right; the three pages differ by what they look for. */
export function SelectionPage({ goal, search, title, lead }: SelectionPageProps) {
  const host = useHost();
  const { state, dispatch, problems, flush } = useSelectionAddress(search, goal);
  useLastTask({ pictures: state });
  const judged = useMemo(() => requirementsOr(state), [state]);
  const need = 'need' in judged ? judged.need : null;
  const request = useMemo(() => need && rankingRequest(state, neededPixels(need).needed), [state, need]);
  const asked = useSettled(request, ASK_AFTER_MS);
  const query = useQuery(rankingQuery(host, asked));
  const answer = query.data;
  const parts = useMemo(() => (answer ? indexParts(answer) : noParts), [answer]);
  const rows = useMemo(() => (answer ? resultRows(answer, parts) : []), [answer, parts]);
  const results = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useOpenedRow(useMemo(() => `${goal}?${printSelectionSearch(state)}`, [goal, state]));
  const shown = rows.find(({ key }) => key === opened) ?? rows[0] ?? null;

  const site = useSiteOrigin();
  const describe = useCallback(
    () => need && shown && asked && toldSystem({ need, row: shown, request: asked }, state, site),
    [need, shown, asked, state, site],
  );
  useToldResult(answer && !query.isPlaceholderData && asked === request ? rows.length : null, describe);

  const camera = state.cameraId === null ? null : (partOf(parts, state.cameraId, 'camera')?.part ?? null);
  const leading = shown?.camera?.part ?? null;
  const figures = useMemo(
    () =>
      need
        ? deriveFigures(need, needed =>
            referenceSensor({ camera, sensor: state.sensor, leading, needed, line: need.lineScan }),
          )
        : [],
    [need, camera, leading, state.sensor],
  );
  const lens = state.lensId === null ? null : partOf(parts, state.lensId, 'lens')?.part;
  const notices = need
    ? noticesOf(need, {
        magnification: figures.find(({ id }) => id === 'magnification')?.values[0] ?? null,
        pixelSizeUm: camera?.pixelSizeUm ?? leading?.pixelSizeUm ?? 3.45,
        focalLengthMm: lens?.kind === 'focal' ? lens.focalLengthMm : null,
      })
    : 'error' in judged
      ? [judged.error]
      : [];

  return (
    <SelectionProvider state={state} dispatch={dispatch}>
      <NoticesContext value={notices}>
        <div className={styles.page}>
          <Breadcrumbs items={[{ label: '首页', to: '/' }, { label: '选型助手' }, { label: title }]} />
          <div className={styles.heading}>
            <PageHeading title={title} lead={lead} actions={<GoalLinks state={state} current={goal} />} />
          </div>
          {problems.length > 0 && (
            <div className={styles.problems} role="status">
              {problems.map(problem => (
                <p key={problem}>{problem}</p>
              ))}
            </div>
          )}
          <PresetList />
          <BestLine
            rows={answer ? rows : null}
            goal={goal}
            need={need}
            request={asked}
            failed={query.isError}
            results={results}
          />
          <ReportBar need={need} row={shown} request={asked} />
          <div className={styles.columns}>
            <div className={styles.inputs}>
              <TaskForm
                parts={<FixedParts parts={parts} refused={refusedPart(query.error)} />}
                encoder={need?.lineScan ? <Encoder need={need} row={shown} /> : null}
                onLeave={flush}
              />
            </div>
            <div className={styles.answers}>
              <FigureList figures={figures} />
              {need && (
                <BenchSlot
                  need={need}
                  row={shown}
                  request={asked}
                  nothing={answer ? rows.length === 0 : query.isError}
                />
              )}
              <div ref={results} className={styles.results} tabIndex={-1}>
                <Results {...{ need, query, opened }} request={asked} stale={asked !== request} onOpen={setOpened} />
              </div>
              {need && <Tools need={need} row={shown} request={asked} />}
            </div>
          </div>
          <EmbedLink />
        </div>
      </NoticesContext>
    </SelectionProvider>
  );
}
