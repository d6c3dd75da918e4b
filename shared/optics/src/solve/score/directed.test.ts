import { expect, test } from 'vitest';
import { describeDeviations } from '../../describe/describe-deviations';
import type { DirectedQuantity, Direction } from '../../model/task/imaging-task';
import { requirementsOf } from '../../model/task/requirements';
import { prepareCatalogue } from '../catalogue/prepared-catalogue';
import { solveSystems } from '../solve-systems';
import { boardTask } from '../test/board';
import { realCatalogue } from '../test/real-catalogue';

const labels = { fieldOfView: '视野', workingDistance: '工作距离' } as const;

async function solvedTo(quantity: DirectedQuantity, direction: Direction, workingDistance = boardTask.workingDistance) {
  const catalogue = prepareCatalogue(await realCatalogue());
  const directions = { ...boardTask.directions, [quantity]: direction };
  const need = requirementsOf({ ...boardTask, mode: 'telecentric', workingDistance, directions });
  return { need, ...solveSystems(need, catalogue, { limit: 30, paretoFrontLimit: 0 }) };
}

test.each([
  ['fieldOfView', 1, 1],
  ['fieldOfView', 2, -1],
  ['workingDistance', 1, 1],
  ['workingDistance', 2, -1],
] as const)(
  '%s in direction %d: every row lies on that side and says by how much',
  async (quantity, direction, sign) => {
    const { need, systems, relaxed } = await solvedTo(quantity, direction);
    expect(relaxed).toBe(false);
    expect(systems.length).toBeGreaterThan(5);
    for (const { camera, lens, setting } of systems) {
      const deviation = describeDeviations(need, camera, lens, setting).find(({ label }) => label === labels[quantity]);
      expect((deviation?.pct ?? Number.NaN) * sign).toBeGreaterThan(-1e-3);
      expect(deviation?.text).toMatch(/与所需 .* 相同|比所需 .* [大小] .* %：/u);
    }
  },
  20_000,
);

test('a direction of the working distance counts only where both ends are given: else there is nothing to compare with', async () => {
  const open = { minMm: null, maxMm: 350 };
  const [directed, free] = [await solvedTo('workingDistance', 1, open), await solvedTo('workingDistance', 0, open)];
  expect(directed.systems).toEqual(free.systems);
});

test('nothing on the chosen side: the other side is shown, marked, and never an empty list', async () => {
  const catalogue = prepareCatalogue({
    ...(await realCatalogue()),
    lenses: (await realCatalogue()).lenses.filter(
      lens => lens.kind === 'fixed' && lens.workingDistanceMm !== null && lens.workingDistanceMm < 280,
    ),
  });
  const directions = { ...boardTask.directions, workingDistance: 1 } as const;
  const need = requirementsOf({ ...boardTask, workingDistance: { minMm: 150, maxMm: 500 }, directions });
  const { systems, relaxed } = solveSystems(need, catalogue, { limit: 5, paretoFrontLimit: 0 });
  expect(relaxed).toBe(true);
  expect(systems.length).toBeGreaterThan(0);
  for (const { score } of systems) expect(score.relaxed).toBe(true);
});
