import { type Goal, parseProfileSearch, parseSelectionSearch, parseVolumeSearch } from '@shixuan/task-url';
import * as z from 'zod/mini';
import { type GuideTask, guideSteps } from './guide-steps';
import { type GuideKind, guideKinds, pageOfKind, searchOf } from './guide-task';

/** Name under which the visitor's device keeps the answers. */
export const KEPT_GUIDE = 'guide';

/** Answers that are older belong to another task: the questions begin anew. */
const KEPT_MS = 3_600_000;

/** The answers so far, and the question that is shown. */
export interface GuideProgress {
  kind: GuideKind | null;
  /** Place of the question in `guideSteps`. */
  at: number;
  task: GuideTask;
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
export const printProgress = ({ kind, at, task }: GuideProgress, now: number): z.output<typeof Kept> => ({
  kind,
  at,
  search: searchOf(task),
  savedAt: now,
});

/**
 * The answers as they were kept, for a page of this goal; null where there are none of the last hour, or another version of the page wrote
 * them in a way of its own.
 */
export function readProgress(stored: unknown, goal: Goal, now: number): GuideProgress | null {
  const { success, data } = Kept.safeParse(stored);
  if (!success || now - data.savedAt > KEPT_MS || now < data.savedAt) return null;
  const { kind, at, search } = data;
  const { task, problems } = readTask(pageOfKind(kind), search, goal);
  return problems.length > 0 ? null : { kind, at, task };
}

function readTask(
  page: GuideTask['page'],
  search: string,
  goal: Goal,
): { task: GuideTask; problems: readonly string[] } {
  switch (page) {
    case 'imaging': {
      const { state, problems } = parseSelectionSearch(search, goal);
      return { task: { page, state }, problems };
    }
    case 'profile': {
      const { state, problems } = parseProfileSearch(search);
      return { task: { page, state }, problems };
    }
    case 'volume': {
      const { state, problems } = parseVolumeSearch(search);
      return { task: { page, state }, problems };
    }
  }
}
