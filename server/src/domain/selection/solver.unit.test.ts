import { ImagingTask } from '@shixuan/api';
import { afterEach, expect, test } from 'vitest';
import { selectionCatalogue } from '../../../test/selection-catalogue';
import { type Selection, selectionOf } from './selection-of';
import type { SolveJob } from './solve-job';
import { createSolver, type Solver } from './solver';

let solver: Solver | undefined;
afterEach(() => solver?.close());

const task = ImagingTask.parse({
  object: { widthMm: 60, heightMm: 50 },
  accuracy: { kind: 'object-pixel', objectPixelMm: 0.05 },
  workingDistance: { minMm: 150, maxMm: 400 },
});
const systems: SolveJob = { kind: 'systems', task, limit: 5, cameraId: undefined, lensId: undefined };

const selection = async () => selectionOf((await selectionCatalogue()).current.index);

/** The same catalogue with only the lens of this id. */
async function withLens(id: number): Promise<Selection> {
  const whole = await selection();
  const kinds = whole.kinds.map(kind => ({
    ...kind,
    parts: kind.parts.filter(({ role, product }) => role !== 'lens' || product.id === id),
  }));
  return { ...whole, kinds };
}

const lensesIn = (text: string) => [...new Set([...text.matchAll(/"lensId":(\d+)/g)].map(([, id]) => Number(id)))];

test('each job is answered from its own state of the catalogue, also from a dropped one', async () => {
  const used = createSolver();
  solver = used;
  const [a, b, c] = await Promise.all([withLens(5), withLens(6), withLens(8)]);
  const ask = async (of: Selection) => lensesIn((await used.solve(of, systems)).text);
  expect(await ask(a)).toEqual([5]);
  expect(await ask(b)).toEqual([6]);
  expect(await ask(c)).toEqual([8]);
  expect(await ask(a)).toEqual([5]);
});

test('a task that the engine refuses is the visitor’s error, and the next one is solved', async () => {
  solver = createSolver();
  const all = await selection();
  const wrong: SolveJob = { ...systems, task: { ...task, circleOfConfusion: 'none' } };
  await expect(solver.solve(all, wrong)).rejects.toMatchObject({
    httpStatus: 422,
    message: '弥散圆 task.circleOfConfusion：没有“none”这一项',
  });
  expect(lensesIn((await solver.solve(all, systems)).text)).toContain(6);
});

test('a job beyond the queue is refused with 503; the others are answered', async () => {
  const used = createSolver();
  solver = used;
  const all = await selection();
  const asked = Array.from({ length: 60 }, () => used.solve(all, systems));
  const settled = await Promise.allSettled(asked);
  const refused = settled.filter(each => each.status === 'rejected');
  expect(refused).toHaveLength(20);
  for (const { reason } of refused) expect(reason).toMatchObject({ httpStatus: 503, retryAfterSeconds: 2 });
});

test('what waits when the server stops is not left hanging', async () => {
  const used = createSolver();
  const all = await selection();
  used.prepare(all);
  const pending = used.solve(all, systems);
  const failed = expect(pending).rejects.toThrow();
  await used.close();
  await failed;
});
