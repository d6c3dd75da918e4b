import { useHost } from '@shixuan/host';
import type { System } from '@shixuan/optics/checks';
import type { Requirements } from '@shixuan/optics/model';
import { type Goal, printSelectionSearch, type SelectionState } from '@shixuan/task-url';
import { type UseQueryResult, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { createContext, type Dispatch, type ReactNode, useContext, useMemo } from 'react';
import { indexParts, type PartIndex, type RankingAnswer, type ResultRow, resultRows } from '../data/ranking/answer';
import { catalogueQuery } from '../data/ranking/catalogue-query';
import { type AxisLeader, axisLeaders } from '../data/ranking/pareto-front';
import { type RankingRequest, rankingQuery, rankingRequest } from '../data/ranking/ranking-query';
import { systemOf } from '../data/ranking/system-of';
import { neededPixels } from '../data/task/derive-figures';
import { missingInputs } from '../data/task/missing-inputs';
import { type Notice, requirementsOr } from '../data/task/notices';
import type { SelectionAction } from '../data/task/reduce';
import { keepingLast, oncePer } from '../lib/once-per';
import type { ViewedAddress } from '../lib/shared-view';
import { useSettled } from '../lib/use-settled';
import { useChosenRow } from './use-chosen-row';
import { useKeptRow } from './use-kept-row';
import { useLastFresh } from './use-last-fresh';
import { useSelectionAddress } from './use-selection-address';

/** What a selection page shows: the task, what is asked for it, and the answer. Each is computed once, here. */
export interface Selection {
  state: SelectionState;
  dispatch: Dispatch<SelectionAction>;
  /** Counts the tasks that took the place of one another. */
  taskNumber: number;
  /** Parameters of the address that could not be read. */
  problems: readonly string[];
  /** Writes the address now instead of after a pause in typing. */
  flush(): void;
  /** The task in figures of the engine; null while an entry cannot be computed with. */
  requirements: Requirements | null;
  /** Inputs of a blank task that are still empty, in the words of the form; `requirements` and `answer` are null until there are none. */
  missing: readonly string[];
  /** Why `requirements` is null, at the field that causes it. */
  refusal: Notice | null;
  /** The ranking that is asked for; follows the task after a pause in typing. */
  request: RankingRequest | null;
  /** The task has changed since `request` was made. */
  isStale: boolean;
  query: UseQueryResult<RankingAnswer>;
  /** The answer of `query`; the last one stays while the next is fetched. */
  answer: RankingAnswer | null;
  /** `answer` is that to what stands in the form: figures and links may be made of both. */
  isFresh: boolean;
  parts: PartIndex;
  rows: readonly ResultRow[];
  /** The best systems on each axis of the trade-off. */
  leaders: readonly AxisLeader[];
  /** Key of the row that is open. */
  opened: string | null;
  open(key: string | null): void;
  /** Key of the row, or of the best on an axis, that was chosen in place of the first. */
  chosen: string | null;
  choose(key: string | null): void;
  /** The row that drawing, report and tools are about: the chosen one, else the first. Opening another row changes nothing. */
  row: ResultRow | null;
  /** The page shows a scheme that was passed on. */
  readOnly: boolean;
  /** The parts of that row in its setting; null without a row, or for a row without a camera or sensor. */
  system: System | null;
}

const SelectionContext = createContext<Selection | null>(null);

/** Time without a change after which the ranking is asked for. */
const ASK_AFTER_MS = 60;

const judge = oncePer(requirementsOr);
const requestFor = keepingLast((state: SelectionState, requirements: Requirements) =>
  rankingRequest(state, neededPixels(requirements).needed),
);
const systemFor = keepingLast(systemOf);
type Indexed = Pick<Selection, 'parts' | 'rows' | 'leaders'>;

const indexed = oncePer((answer: RankingAnswer): Indexed => {
  const parts = indexParts(answer);
  return { parts, rows: resultRows(answer, parts), leaders: axisLeaders(answer, parts) };
});
const nothing: Indexed = { parts: new Map(), rows: [], leaders: [] };

export interface SelectionProviderProps {
  goal: Goal;
  /** Search part of the page's address, without `?`. */
  address: ViewedAddress;
  children: ReactNode;
}

/** Holds the task of a selection page, asks for its ranking, and hands both to everything inside. */
export function SelectionProvider({ goal, address: viewed, children }: SelectionProviderProps) {
  const host = useHost();
  const { state, dispatch, taskNumber, problems, flush, putBeside } = useSelectionAddress(
    viewed.task,
    goal,
    viewed.beside,
  );
  const judged = judge(state.task);
  const missing = useMemo(() => missingInputs(state), [state]);
  const requirements = missing.length === 0 && 'requirements' in judged ? judged.requirements : null;
  const wanted = useMemo(() => requirements && requestFor(state, requirements), [state, requirements]);
  const request = useSettled(wanted, ASK_AFTER_MS);
  // With the ranking, the last that the page asks for: to learn what to fetch the server then draws it no further than to here.
  usePrefetchQuery(catalogueQuery(host));
  const query = useQuery(rankingQuery(host, request));
  // A blank task has no earlier answer either.
  const answer = missing.length > 0 ? null : (query.data ?? null);
  const { parts, rows, leaders } = answer ? indexed(answer) : nothing;
  const address = useMemo(() => `${goal}?${printSelectionSearch(state)}`, [goal, state]);
  const [opened, open] = useKeptRow('opened', address);
  const [chosen, choose] = useChosenRow(address, viewed, putBeside);
  const leading = leaders.find(leader => leader.row.key === chosen)?.row;
  const row = rows.find(({ key }) => key === chosen) ?? leading ?? rows[0] ?? null;
  const system = useMemo(() => row && request && systemFor(row, request), [row, request]);
  const selection: Selection = {
    state,
    dispatch,
    taskNumber,
    problems,
    flush,
    requirements,
    missing,
    refusal: 'refusal' in judged ? judged.refusal : null,
    request,
    isStale: request !== wanted,
    query,
    answer,
    isFresh: requirements !== null && answer !== null && request === wanted && !query.isPlaceholderData,
    parts,
    rows,
    leaders,
    opened,
    open,
    chosen,
    choose,
    row,
    readOnly: viewed.shared !== null,
    system,
  };
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** The task of the page, its ranking, and the one way to change the task. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('no SelectionProvider');
  return selection;
}

/**
 * Inside, task and answer are those of one time: while the next answer is made, what is listed stays what was answered. Rows can
 * be opened and chosen all the same, and what they lead to has the task as it stands in the form.
 */
export function AnsweredSelection({ children }: { children: ReactNode }) {
  const now = useSelection();
  const answered = useLastFresh(now, now.isFresh || !now.answer || !now.requirements);
  const { state, query, isStale, isFresh, opened, open, chosen, choose, row } = now;
  const selection =
    answered === now ? now : { ...answered, state, query, isStale, isFresh, opened, open, chosen, choose, row };
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** What `useSelection` holds while a ranking is asked for. */
export interface AskedSelection extends Selection {
  requirements: Requirements;
  request: RankingRequest;
}

/**
 * The same for parts of a page that are drawn only while a ranking is asked for.
 * @throws Error while the input cannot be computed with
 */
export function useAskedSelection(): AskedSelection {
  const selection = useSelection();
  const { requirements, request } = selection;
  if (!requirements || !request) throw new Error('no ranking is asked for');
  return { ...selection, requirements, request };
}
