import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requirementsOf } from '../../model/task/requirements';
import { prepareCatalogue } from '../catalogue/prepared-catalogue';
import { variety } from '../families/varied';
import { feasibilityTierOf } from '../score/feasibility-tier';
import { figuresOf } from '../score/pair-figures';
import { solveSystems } from '../solve-systems';
import { randomCatalogue, randomTask } from '../test/random-catalogue';
import { familyOf } from './family-of';
import type { SolvedSystem } from './solved-system';

const all = Number.POSITIVE_INFINITY;

test('the families of all rows hold every system once, each row its best, the rest its variants', () => {
  fc.assert(
    fc.property(randomCatalogue, randomTask, (parts, task) => {
      const need = requirementsOf({
        ...task,
        directions: { resolution: 0, focalLength: 0, magnification: 0, fieldOfView: 0, workingDistance: 0 },
      });
      const catalogue = prepareCatalogue(parts);
      const { systems, feasible } = solveSystems(need, catalogue, { limit: all, paretoFrontLimit: 0 });
      const families = systems.map(({ camera, lens }) =>
        familyOf(need, catalogue, { cameraId: camera.id, lensId: lens.id }, all),
      );
      const pairs = families.flatMap(family => family.systems.map(({ camera, lens }) => `${camera.id} ${lens.id}`));
      expect(new Set(pairs).size).toBe(feasible);
      expect(pairs).toHaveLength(feasible);
      families.forEach((family, index) => {
        expect(family.feasible).toBe((systems[index]?.variants ?? Number.NaN) + 1);
        expect(family.systems[0]?.camera).toEqual(systems[index]?.camera);
        expect(family.systems[0]?.lens).toEqual(systems[index]?.lens);
      });
    }),
    { numRuns: 8 },
  );
});

test('no sensor and no series of lenses has more than two of the first ten rows while others are left', () => {
  let full = 0;
  fc.assert(
    fc.property(randomCatalogue, randomTask, (parts, task) => {
      const need = requirementsOf(task);
      const found = solveSystems(need, prepareCatalogue(parts), { limit: all, paretoFrontLimit: 0 });
      // A round holds either systems known to meet the whole task or, after them, the others.
      const feasibilityTier = ({ undecided, lens, setting }: SolvedSystem) =>
        feasibilityTierOf(need, undecided.length > 0, figuresOf(need, lens, setting));
      const systems = found.systems.filter(
        (each, _, [first]) => first && feasibilityTier(each) === feasibilityTier(first),
      );
      const ten = systems.slice(0, variety.round);
      const sensors = new Set(systems.map(({ camera }) => `${camera.pixelsH} ${camera.pixelsV} ${camera.pixelSizeUm}`));
      // A round is full where there are so many sensors and series.
      if (sensors.size < 15 || systems.length < 150) return;
      full++;
      const most = (keys: readonly string[]) => Math.max(...keys.map(key => keys.filter(each => each === key).length));
      expect(most(ten.map(({ camera }) => `${camera.pixelsH} ${camera.pixelsV} ${camera.pixelSizeUm}`))).toBeLessThan(
        3,
      );
      expect(most(ten.map(({ lens }) => `${lens.brand} ${lens.series ?? `| ${lens.model}`}`))).toBeLessThan(3);
    }),
    { numRuns: 90, seed: 5 },
  );
  expect(full).toBeGreaterThan(3);
});
