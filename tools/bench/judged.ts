import { Bench, type Invalid } from '../judge/judged-run';
import { seededTasks } from '../judge/seeded-tasks';

const TASKS = 2000;
/** Examples per cause. */
const SHOWN = 2;

/** Solves 2000 seeded tasks of every mode and judges the first five rows of each from the data files. */
export async function judged(): Promise<string[]> {
  const bench = await Bench.open();
  const run = bench.run(seededTasks(TASKS));
  const firsts = run.invalid.filter(({ place }) => place === 0).length;
  return [
    `${run.tasks} tasks, ${run.firsts} first recommendations, ${run.rows} rows of the top five`,
    `invalid first: ${firsts}; invalid in the top five: ${run.invalid.length}`,
    `lists without a certain row: ${run.withoutResult}, of them unexplained by a near miss: ${run.unexplained.length}`,
    ...byCause(run.invalid),
    ...run.unexplained.map(task => `unexplained: task ${task}`),
  ];
}

function byCause(invalid: readonly Invalid[]): string[] {
  const found = new Map<string, { first: number; rows: number; examples: string[] }>();
  for (const { faults, place, task, mode, name } of invalid) {
    for (const { cause, finding, text } of faults) {
      const key = `${cause} ${finding}`;
      const each = found.get(key) ?? { first: 0, rows: 0, examples: [] };
      each.rows++;
      each.first += Number(place === 0);
      if (each.examples.length < SHOWN)
        each.examples.push(`    task ${task}, ${mode}, row ${place + 1}: ${name}: ${text}`);
      found.set(key, each);
    }
  }
  const rows = [...found].sort(([, a], [, b]) => b.rows - a.rows);
  return rows.flatMap(([cause, { first, rows: count, examples }]) => [
    `${cause.padEnd(28)} ${String(first).padStart(4)} first ${String(count).padStart(5)} rows`,
    ...examples,
  ]);
}
