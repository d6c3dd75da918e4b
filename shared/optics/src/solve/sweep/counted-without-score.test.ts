import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requirementsOf } from '../../model/task/requirements';
import { prepareCatalogue } from '../catalogue/prepared-catalogue';
import type { Family } from '../families/families';
import type { Sweeper } from '../rank-systems';
import { feasibilityTiers, isOpenTier } from '../score/feasibility-tier';
import { solveSystems } from '../solve-systems';
import { boardTask } from '../test/board';
import { realCatalogue } from '../test/real-catalogue';
import { sweep } from './sweep';

const all = Number.POSITIVE_INFINITY;

/** Small fields, which telecentric lenses see too, and large ones. */
const objects = fc.constantFrom(
  { widthMm: 12, heightMm: 9 },
  { widthMm: 40, heightMm: 30 },
  { widthMm: 100, heightMm: 80 },
);
const finenesses = fc.constantFrom(0.004, 0.01, 0.02, 0.05);
const anywhere = { minMm: null, maxMm: null };

test('systems without data that are only counted change nothing of what is read', async () => {
  const { cameras, lenses, lights, grabbers } = await realCatalogue();
  const someOf = <P>(parts: readonly P[], least: number) =>
    fc.shuffledSubarray([...parts], { minLength: least, maxLength: 2 * least });
  let counted = 0;
  fc.assert(
    fc.property(
      someOf(cameras, 10),
      someOf(lenses, 60),
      objects,
      finenesses,
      fc.integer({ min: -3, max: 1 }),
      (someCameras, someLenses, object, objectPixelMm, more) => {
        const catalogue = prepareCatalogue({ cameras: someCameras, lenses: someLenses, lights, grabbers });
        const accuracy = { kind: 'object-pixel', objectPixelMm } as const;
        const need = requirementsOf({ ...boardTask, object, accuracy, workingDistance: anywhere });
        const { chosen: scored } = sweep(need, catalogue, { lookAt: 5, families: all });
        const certain = [...scored.families.ranked(({ feasibilityTier }) => feasibilityTier < feasibilityTiers.open)];
        const families = Math.max(1, certain.length + more);
        const { chosen: other } = sweep(need, catalogue, { lookAt: 5, families });
        const { feasible, decided, paretoFront } = scored;
        expect([other.feasible, other.decided]).toEqual([feasible, decided]);
        expect(other.paretoFront.ranked()).toEqual(paretoFront.ranked());
        const read = (list: Iterable<Family>) => [...list].slice(0, families);
        expect(read(other.families.ranked())).toEqual(read(scored.families.ranked()));
        for (const kind of [0, 1]) {
          const ofKind = ({ lens }: { lens: number }) => catalogue.lensColumns.telecentric[lens] === kind;
          expect([...other.families.ranked(ofKind)][0]).toEqual([...scored.families.ranked(ofKind)][0]);
        }
        counted += Number([...other.families.ranked()].length < [...scored.families.ranked()].length);
      },
    ),
    { numRuns: 150 },
  );
  expect(counted).toBeGreaterThan(10);
});

test('over the real catalogue they are not scored, and the answer is the same', async () => {
  const catalogue = prepareCatalogue(await realCatalogue());
  const scoresAll: Sweeper = (need, parts, limits) => sweep(need, parts, { ...limits, families: all });
  const unscored = (families: number) => {
    const { chosen } = sweep(requirementsOf(boardTask), catalogue, { lookAt: 1, families });
    return [...chosen.families.ranked()].filter(({ rank }) => isOpenTier(rank.feasibilityTier)).length;
  };
  expect(unscored(100)).toBeLessThan(unscored(all) / 4);
  for (const task of [boardTask, { ...boardTask, mode: 'line' as const }, { ...boardTask, heightVariationMm: 4 }]) {
    const need = requirementsOf(task);
    expect(solveSystems(need, catalogue)).toEqual(solveSystems(need, catalogue, { sweep: scoresAll }));
  }
});
