import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraOf, focalOf, taskOf } from '../fixtures/parts';
import type { ImagingTask } from '../model/task/imaging-task';
import { requirementsOf } from '../model/task/requirements';
import { type Catalogue, prepareCatalogue } from './catalogue/prepared-catalogue';
import { type SolvedSystems, solveSystems } from './solve-systems';
import { type Answer, bruteForce } from './test/brute-force';
import { randomCatalogue, randomTask } from './test/random-catalogue';

const all = Number.POSITIVE_INFINITY;

const solve = (task: ImagingTask, catalogue: Catalogue) =>
  solveSystems(requirementsOf(task), prepareCatalogue(catalogue), {
    limit: all,
    paretoFrontLimit: all,
    nearLimit: 10,
    lookAt: all,
  });

/** Answer of the solver, in the form of the brute force. */
const answerOf = (found: SolvedSystems): Answer => ({
  feasible: found.feasible,
  decided: found.decided,
  relaxed: found.relaxed,
  systems: found.systems.map(({ camera, lens, score, variants }) => ({
    camera: camera.id,
    lens: lens.id,
    score: score.total,
    variants,
  })),
  front: found.paretoFront.map(({ system: { camera, lens } }) => ({ camera: camera.id, lens: lens.id })),
  ledger: found.ledger.map(({ check, pairs, cameras, lenses, nearest }) => ({
    check,
    pairs,
    cameras,
    lenses,
    nearest: nearest && {
      camera: nearest.camera.id,
      lens: nearest.lens.id,
      missedBy: expect.closeTo(nearest.missedBy, 9),
    },
  })),
  near: found.nearMisses.map(({ camera, lens, total }) => ({
    camera: camera.id,
    lens: lens.id,
    total: expect.closeTo(total, 9),
  })),
});

test('ranking, front, ledger and near misses are those of a plain double loop over every camera and lens', () => {
  fc.assert(
    fc.property(randomCatalogue, randomTask, (catalogue, task) => {
      const expected = bruteForce(requirementsOf(task), catalogue);
      expect({ ...expected, near: expected.near.slice(0, 10) }).toEqual(answerOf(solve(task, catalogue)));
    }),
    { numRuns: 15 },
  );
});

test('a link that is not asked for misses its check by 1, however much too slow it is', () => {
  const catalogue: Catalogue = {
    cameras: [cameraOf({ link: 'gige', linkLanes: 1, maxRateHz: 400 })],
    lenses: [focalOf()],
    lights: [],
    grabbers: [],
  };
  const task = taskOf({
    object: { widthMm: 100, heightMm: 60 },
    accuracy: { kind: 'object-pixel', objectPixelMm: 1 },
    workingDistance: { minMm: null, maxMm: null },
    links: ['usb3'],
    rateHz: 200,
  });
  const expected = bruteForce(requirementsOf(task), catalogue);
  expect(expected.ledger.map(({ check, nearest }) => [check, nearest?.missedBy])).toEqual([['link', 1]]);
  expect(expected).toEqual(answerOf(solve(task, catalogue)));
});

test('the order of the catalogue changes nothing', () => {
  fc.assert(
    fc.property(randomCatalogue, randomTask, fc.infiniteStream(fc.nat()), (catalogue, task, numbers) => {
      const shuffled = <T>(parts: readonly T[]) =>
        parts
          .map(part => ({ part, place: numbers.next().value }))
          .sort((a, b) => a.place - b.place)
          .map(({ part }) => part);
      const mixed: Catalogue = {
        cameras: shuffled(catalogue.cameras),
        lenses: shuffled(catalogue.lenses),
        lights: shuffled(catalogue.lights),
        grabbers: shuffled(catalogue.grabbers),
      };
      expect(solve(task, mixed)).toEqual(solve(task, catalogue));
    }),
    { numRuns: 10 },
  );
});
