import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { lightGeometryOf } from '../checks/imaging/light-geometry';
import { taskOf } from '../fixtures/parts';
import type { ImagingTask } from '../model/task/imaging-task';
import { requirementsOf } from '../model/task/requirements';
import { type Catalogue, type PreparedCatalogue, prepareCatalogue } from './catalogue/prepared-catalogue';
import { suits } from './report/light-order';
import { sizeBounds, sizeOf } from './report/lights-by-size';
import { lightAsGiven, mayComeForward } from './report/lights-for';
import type { SolvedSystem } from './report/solved-system';
import { feasibilityTierOf, feasibilityTiers } from './score/feasibility-tier';
import { figuresOf } from './score/pair-figures';
import { distanceSearch } from './score/searched-setting';
import { solveSystems } from './solve-systems';
import { realCatalogue } from './test/real-catalogue';

const TASKS = 6;
/** Cameras, and as many lenses, that are fixed one after another for each task. */
const FIXED = 8;

let parts: Catalogue;
let all: PreparedCatalogue;
beforeAll(async () => {
  parts = await realCatalogue();
  all = prepareCatalogue(parts);
});

const log = (min: number, max: number) =>
  fc
    .double({ min: Math.log(min), max: Math.log(max), noNaN: true })
    .map(value => Number(Math.exp(value).toPrecision(3)));

/** From a small field at about 2× to a large one; a third with a height, some with motion. */
const tasks: fc.Arbitrary<ImagingTask> = fc
  .record({
    mode: fc.constantFrom('area' as const, 'area' as const, 'telecentric' as const, 'line' as const),
    widthMm: log(2, 800),
    aspect: fc.constantFrom(1, 0.75, 0.5),
    pixels: log(400, 6000),
    workingDistance: fc.constantFrom(
      { minMm: null, maxMm: null },
      { minMm: 60, maxMm: 400 },
      { minMm: 200, maxMm: 1500 },
    ),
    heightVariationMm: fc.constantFrom(0, 0, 1),
    speedMmS: fc.constantFrom(0, 100),
    wavelengthNm: fc.constantFrom(525, 630),
  })
  .map(({ widthMm, aspect, pixels, mode, ...rest }) =>
    taskOf({
      ...rest,
      mode,
      object: { widthMm, heightMm: widthMm * aspect },
      accuracy: { kind: 'object-pixel', objectPixelMm: widthMm / pixels },
    }),
  );

const spread = <T>(list: readonly T[], from: number): T[] =>
  Array.from({ length: FIXED }, (_, i) => list[(from * 131 + i * Math.floor(list.length / FIXED)) % list.length] as T);

const solved = (task: ImagingTask, catalogue: PreparedCatalogue) =>
  solveSystems(requirementsOf(task), catalogue, { limit: 1, paretoFrontLimit: 0, nearLimit: 0 });

const tierOf = (task: ImagingTask, { undecided, lens, setting }: SolvedSystem) =>
  feasibilityTierOf(requirementsOf(task), undecided.length > 0, figuresOf(requirementsOf(task), lens, setting));

test('a free search finds at least what a search with one camera or one lens fixed finds, the certain first', () => {
  let found = 0;
  for (const [i, task] of fc.sample(tasks, { numRuns: TASKS, seed: 16 }).entries()) {
    const free = solved(task, all);
    const [first] = free.systems;
    const fixed = [
      ...spread(parts.cameras, i).map(camera => ({ ...parts, cameras: [camera] })),
      ...spread(parts.lenses, i).map(lens => ({ ...parts, lenses: [lens] })),
    ];
    for (const narrowed of fixed) {
      const { decided, feasible, systems } = solved(task, prepareCatalogue(narrowed));
      expect(free.decided).toBeGreaterThanOrEqual(decided);
      expect(free.feasible).toBeGreaterThanOrEqual(feasible);
      if (feasible === 0) continue;
      found++;
      expect(first).toBeDefined();
      const [own] = systems;
      // What is certain stands before what is open, except for a camera that nobody would buy for it.
      if (own && decided > 0 && tierOf(task, own) < feasibilityTiers.open) expect(first?.undecided).toEqual([]);
      if (!first || !own || tierOf(task, first) < tierOf(task, own)) continue;
      expect(tierOf(task, first)).toBe(tierOf(task, own));
      // The search of the distance looks at the best of each family only; a variant may gain that little more.
      expect(first.score.total).toBeGreaterThan(own.score.total - distanceSearch.leastGain);
    }
  }
  expect(found).toBeGreaterThan(10);
});

/** Parts as described or not: half of the tasks say what is seen of what surface. */
const described = fc.option(
  fc.record({
    surface: fc.constantFrom('matt' as const, 'glossy' as const, 'mirror' as const),
    feature: fc.constantFrom('outline' as const, 'print' as const, 'flat-defect' as const),
    form: fc.constantFrom('flat' as const, 'curved' as const),
    backAccessible: fc.boolean(),
  }),
  { nil: {} },
);

test('a light known to fit is found wherever the catalogue has one, taken as given, whatever technique it is of', () => {
  let [lit, known] = [0, 0];
  const lightTasks = fc.tuple(tasks, described).map(([task, part]) => ({ ...task, ...part }));
  for (const task of fc.sample(lightTasks, { numRuns: 6 * TASKS, seed: 17 })) {
    const need = requirementsOf(task);
    const [first] = solved(task, all).systems;
    if (!first) continue;
    const works = all.lights.flatMap(light => {
      const given = lightAsGiven(need, first, light);
      const { technique, geometry, colourFits } = given;
      if (!technique || !suits(need, technique, light.shape)) return [];
      return given.function !== 'fail' && geometry === 'pass' && colourFits === true ? [{ ...given, technique }] : [];
    });
    const [one] = works;
    if (!one) continue;
    lit++;
    const [own] = first.lights;
    expect(own, `${one.light.model}: ${JSON.stringify(task)}`).toBeDefined();
    expect(own?.function).not.toBe('fail');
    expect(own?.geometry).not.toBe('fail');
    const good = works.find(({ light, technique, function: shows }) => {
      const { leastMm, mostMm } = sizeBounds(need, first, technique);
      return mayComeForward(need, { technique, function: shows }) && sizeOf(light) >= leastMm && sizeOf(light) < mostMm;
    });
    // A line light comes before all others on a line, a collimated one before the plain back light.
    if (!good || own?.technique.id === 'line' || own?.technique.id === 'collimated-backlight') continue;
    known++;
    // One whose housing leaves several times the hole that is needed keeps its place, though the hole is not stated.
    const fits = own && (own.geometry === 'pass' || lightGeometryOf(need, first)(own.light).isLikely());
    expect([own?.function, fits, own?.colourFits], good.light.model).toEqual(['pass', true, true]);
  }
  expect([lit, known].map(count => count > 4)).toEqual([true, true]);
});
