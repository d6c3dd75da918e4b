import { type Goal, parseSelectionSearch, printSelectionSearch, type SelectionState } from '@shixuan/task-url';
import { type GuideKind, guideKinds, guideSteps } from './guide-task';

/** Name under which the visitor's device keeps the answers. */
export const KEPT_GUIDE = 'guide';

/** Answers that are older belong to another task: the questions begin anew. */
const KEPT_MS = 3_600_000;

/** How far somebody has come with the questions. */
export interface GuideProgress {
  kind: GuideKind | null;
  /** Place of the question in `guideSteps`. */
  at: number;
  state: SelectionState;
}

/** What is kept of the answers, as JSON. A text that cannot be taken is not. */
export const printProgress = ({ kind, at, state }: GuideProgress, now: number): unknown => ({
  kind,
  at,
  search: printSelectionSearch({ ...state, drafts: {} }),
  savedAt: now,
});

/**
 * The answers as they were kept, for a page of this goal; null where there are none of the last hour, or another version of the page wrote
 * them in a way of its own.
 */
export function readProgress(stored: unknown, goal: Goal, now: number): GuideProgress | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { kind, at, search, savedAt } = stored as Partial<Record<string, unknown>>;
  const known = guideKinds.find(each => each === kind) ?? null;
  if (known === null && kind !== null) return null;
  if (typeof at !== 'number' || guideSteps[at] === undefined) return null;
  if (typeof savedAt !== 'number' || now - savedAt > KEPT_MS || now < savedAt) return null;
  if (typeof search !== 'string') return null;
  const { state, problems } = parseSelectionSearch(search, goal);
  return problems.length > 0 ? null : { kind: known, at, state };
}
