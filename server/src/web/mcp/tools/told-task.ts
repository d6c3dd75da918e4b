import { describeReading, kindOf, type Reading, readTask, type TaskKind, type TaskReading } from '@shixuan/task-text';
import { z } from 'zod';
import { badInput } from '../../../platform/http/call-error';

/** What a tool takes beside a task: a line of words in its place, and how many rows are wanted; an assistant reads each of them. */
export const besideTask = {
  text: z.string().min(1).max(1000).optional(),
  limit: z.number().int().min(1).max(20).default(5),
};

/** Refinement of a request that names a task or words. */
export const taskOrWords = [
  ({ task, text }: { task?: unknown; text?: string | undefined }) => (task === undefined) !== (text === undefined),
  '任务 task：请给出 task 或 text 之一',
] as const;

/** What was read in the words: field, value, and the words that say it; and words that were not understood. */
export const ToldTask = z.object({
  readings: z.array(z.object({ label: z.string(), text: z.string(), words: z.string() })),
  strange: z.array(z.string()),
});
export type ToldTask = z.infer<typeof ToldTask>;

/** The line that says how the words were read; none where the task was given. */
export const readAs = (reading: ToldTask | null): string[] =>
  reading ? [`读作：${reading.readings.map(({ label, text }) => `${label} ${text}`).join('，')}`] : [];

/** The cost class of a candidate behind its score; empty where it is not estimated. */
export const costNote = (cost: { costClass: number | null } | undefined): string =>
  cost?.costClass ? `，成本档 ${'¥'.repeat(cost.costClass)}` : '';

/** The line of a candidate that misses some limits. */
export const nearMissLine = (model: string, misses: readonly { reason: string }[]): string =>
  `最接近：${model}，${misses.map(({ reason }) => reason).join('；')}`;

const otherKinds: { readonly [K in TaskKind]: string } = {
  imaging: '这是成像任务，请用 solve_imaging_task',
  profile: '这是 3D 线激光的任务，请用 solve_profile_task',
  volume: '这是 3D 面阵的任务，请用 solve_volume_task',
};

/**
 * The readings of a line about a task of one kind.
 * @throws CallError 422 with what has to be asked, for nothing is guessed, or for a task of another kind
 */
export function toldTask(text: string, page: TaskKind): { readings: Reading[]; told: ToldTask } {
  const { readings, questions, pieces } = readTask(text, page);
  const kind = kindOf(readings, page);
  if (kind !== page) throw badInput(`文字 text：${otherKinds[kind]}`);
  if (questions.length > 0) {
    const asked = questions.map(({ why, choices }) =>
      choices.length === 0 ? why : `${why}（可写：${choices.map(choice => choice.text.trim()).join('，或 ')}）`,
    );
    throw badInput(`文字 text：有说不清的地方。${asked.join('；')}`);
  }
  return {
    readings,
    told: { readings: readings.map(reading => told(text, reading, kind)), strange: strangeWords(text, pieces) },
  };
}

const told = (text: string, reading: Reading, kind: TaskKind) => ({
  ...describeReading(reading, kind),
  words: reading.spans.map(({ start, end }) => text.slice(start, end).trim()).join(' '),
});

const strangeWords = (text: string, pieces: TaskReading['pieces']) =>
  pieces.filter(({ kind }) => kind === 'strange').map(({ start, end }) => text.slice(start, end));
