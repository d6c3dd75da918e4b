import type { TaskKind } from './model/readings';
import { readTask } from './read-task';

/** What a line says, as short text for tests: `feature=0.02`, with `?` for each question. */
export function written(line: string, page?: TaskKind): string {
  const { readings, questions } = readTask(line, page);
  const said = readings.map(
    ({ slot, value }) => `${slot}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  return [...said, ...questions.map(() => '?')].join(' ');
}
