import { type Goal, parseSelectionSearch, printSelectionSearch, type SelectionState } from '@shixuan/task-url';
import * as z from 'zod/mini';
import { type GuideKind, guideKinds, guideSteps } from './guide-task';

/** Name under which the visitor's device keeps the answers. */
export const KEPT_GUIDE = 'guide';

/** Answers that are older belong to another task: the questions begin anew. */
const KEPT_MS = 3_600_000;

/** The answers so far, and the question that is shown. */
export interface GuideProgress {
  kind: GuideKind | null;
  /** Place of the question in `guideSteps`. */
  at: number;
  state: SelectionState;
}

/** The answers as the device keeps them; `search` is the address of the task, as every page of the site reads it. */
const Kept = z.object({
  kind: z.nullable(z.enum(guideKinds)),
  at: z.int().check(z.minimum(0), z.maximum(guideSteps.length - 1)),
  search: z.string(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
});

/** What is kept of the answers, as JSON. A text that cannot be taken is not. */
export const printProgress = ({ kind, at, state }: GuideProgress, now: number): z.output<typeof Kept> => ({
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
  const { success, data } = Kept.safeParse(stored);
  if (!success || now - data.savedAt > KEPT_MS || now < data.savedAt) return null;
  const { state, problems } = parseSelectionSearch(data.search, goal);
  return problems.length > 0 ? null : { kind: data.kind, at: data.at, state };
}
