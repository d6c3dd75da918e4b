import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { requirementsOf } from '../../model/task/requirements';
import { type PreparedCatalogue, prepareCatalogue } from '../catalogue/prepared-catalogue';
import type { SolvedSystem } from '../report/solved-system';
import { solveSystems } from '../solve-systems';
import { boardTask } from '../test/board';
import { randomTask } from '../test/random-catalogue';
import { realCatalogue } from '../test/real-catalogue';
import { systemCost } from './system-cost';

let catalogue: PreparedCatalogue;
beforeAll(async () => {
  catalogue = prepareCatalogue(await realCatalogue());
});

const classOf = ({ camera, lens, lights, link }: SolvedSystem) =>
  systemCost({ camera, lens, light: lights[0]?.light, grabber: link.grabbers[0]?.grabber }).costClass;
const nameOf = ({ camera, lens }: SolvedSystem) => `${camera.id} ${lens.id}`;

test('all that is listed is within the limit, and the counts stay those of the task', () => {
  for (const task of fc.sample(randomTask, { numRuns: 10, seed: 20_261_123 })) {
    const need = requirementsOf(task);
    const all = solveSystems(need, catalogue);
    for (const most of [1, 3]) {
      const { systems, paretoFront, alternative, ...counted } = solveSystems(need, catalogue, { cost: { most } });
      const shown = [...systems, ...paretoFront.map(({ system }) => system), ...(alternative ? [alternative] : [])];
      for (const system of shown) expect(classOf(system), nameOf(system)).toBeLessThanOrEqual(most);
      expect([counted.feasible, counted.decided, counted.ledger]).toEqual([all.feasible, all.decided, all.ledger]);
      // Nothing that was listed and is within the limit gets lost.
      const first = all.systems.find(system => (classOf(system) ?? 9) <= most);
      if (first) expect(systems.map(nameOf)).toContain(nameOf(first));
    }
  }
});

test('the first row of a board is the best one within the limit', () => {
  const need = requirementsOf(boardTask);
  const { systems } = solveSystems(need, catalogue, { limit: 100 });
  const classes = systems.map(classOf);
  const most = Math.min(...classes.map(each => each ?? 9));
  const [first] = solveSystems(need, catalogue, { cost: { most } }).systems;
  expect(first && nameOf(first)).toBe(nameOf(systems[classes.indexOf(most as 1)] as SolvedSystem));
});
