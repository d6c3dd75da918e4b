import { describeReading, type Reading, readTask, type TaskReading } from '@shixuan/task-text';
import { z } from 'zod';
import { badInput } from '../../../platform/http/call-error';

/** A line of words instead of a task. */
export const TaskWords = z.string().min(1).max(1000);

/** What was read in the words: field, value, and the words that say it; and words that were not understood. */
export const ToldTask = z.object({
  readings: z.array(z.object({ label: z.string(), text: z.string(), words: z.string() })),
  strange: z.array(z.string()),
});
export type ToldTask = z.infer<typeof ToldTask>;

/**
 * The readings of a line.
 * @throws CallError 422 with what has to be asked: nothing is guessed
 */
export function toldTask(text: string, page: 'imaging' | 'profile'): { readings: Reading[]; told: ToldTask } {
  const { readings, questions, pieces } = readTask(text, page);
  if (questions.length > 0) {
    const asked = questions.map(({ why, choices }) =>
      choices.length === 0 ? why : `${why}（可写：${choices.map(choice => choice.text.trim()).join('，或 ')}）`,
    );
    throw badInput(`文字 text：有说不清的地方。${asked.join('；')}`);
  }
  return {
    readings,
    told: { readings: readings.map(reading => told(text, reading)), strange: strangeWords(text, pieces) },
  };
}

const told = (text: string, reading: Reading) => ({
  ...describeReading(reading),
  words: reading.spans.map(({ start, end }) => text.slice(start, end).trim()).join(' '),
});

const strangeWords = (text: string, pieces: TaskReading['pieces']) =>
  pieces.filter(({ kind }) => kind === 'strange').map(({ start, end }) => text.slice(start, end));
