import { calls, ImagingTask } from '@shixuan/api';
import { OpticsInputError } from '@shixuan/optics/formula';
import { cameraOfSensor } from '@shixuan/optics/model';
import { lightTechniques, linkInterfaces } from '@shixuan/optics/physics';
import { type PreparedCatalogue, prepareCatalogue } from '@shixuan/optics/solve';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { siteIndex } from '../../../test/site-catalogue';
import { toJson } from '../../platform/http/json-text';
import { type Selection, selectionOf } from './selection-of';
import { solve } from './solve';
import type { SolveJob } from './solve-job';
import { solvedContent } from './solved-content';

let selection: Selection;
let catalogue: PreparedCatalogue;
beforeAll(async () => {
  selection = await selectionOf(await siteIndex());
  catalogue = prepareCatalogue(selection);
});

/** Over decades, as tasks are. */
const about = (min: number, max: number) =>
  fc
    .double({ min: Math.log10(min), max: Math.log10(max), noNaN: true })
    .map(exponent => Math.min(max, Math.max(min, 10 ** exponent)));
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });

/** Anything that the contract lets through, the absurd included. */
const tasks = fc
  .record({
    mode: fc.constantFrom('area', 'line', 'telecentric'),
    object: fc.record({ widthMm: about(0.001, 50_000), heightMm: about(0.001, 50_000) }),
    accuracy: fc.oneof(
      fc.record({ kind: fc.constant('object-pixel'), objectPixelMm: about(0.000001, 1000) }),
      fc.record({
        kind: fc.constant('feature'),
        featureMm: about(0.00001, 10_000),
        pixelsPerFeature: about(0.1, 1000),
      }),
      fc.record({
        kind: fc.constant('tolerance'),
        toleranceMm: about(0.00001, 10_000),
        subPixelFactor: about(0.01, 2),
      }),
    ),
    workingDistance: fc
      .tuple(orNull(about(0.01, 1_000_000)), orNull(about(0.01, 1_000_000)))
      .map(([a, b]) => (a !== null && b !== null && a > b ? { minMm: b, maxMm: a } : { minMm: a, maxMm: b })),
    objectImageDistance: fc
      .tuple(orNull(about(0.01, 1_000_000)), orNull(about(0.01, 1_000_000)))
      .map(([a, b]) => (a !== null && b !== null && a > b ? { minMm: b, maxMm: a } : { minMm: a, maxMm: b })),
    workingDistanceToleranceMm: fc.oneof(fc.constant(0), about(0.01, 10_000)),
    heightVariationMm: fc.oneof(fc.constant(0), about(0.01, 10_000)),
    speedMmS: fc.oneof(fc.constant(0), about(0.01, 100_000)),
    blurPx: about(0.01, 100),
    exposureUs: orNull(about(0.1, 10_000_000)),
    rateHz: orNull(about(0.001, 1_000_000)),
    fNumber: orNull(about(0.5, 128)),
    wavelengthNm: about(200, 2000),
    colour: orNull(fc.constantFrom('mono', 'color')),
    shutter: orNull(fc.constantFrom('global', 'rolling')),
    links: fc.subarray(
      linkInterfaces.map(({ id }) => id),
      { maxLength: 3 },
    ),
    cableM: orNull(about(0.1, 10_000)),
    pixelFormat: fc.constantFrom('mono8', 'mono12p', 'rgb8'),
    surface: orNull(fc.constantFrom('matt', 'glossy', 'mirror', 'transparent')),
    feature: orNull(fc.constantFrom('outline', 'print', 'relief', 'flat-defect', 'inside')),
    form: orNull(fc.constantFrom('flat', 'curved', 'crumpled')),
    technique: orNull(fc.constantFrom(...lightTechniques.map(({ id }) => id))),
    backAccessible: orNull(fc.boolean()),
    directions: fc.record({
      resolution: fc.constantFrom(0, 1, 2),
      focalLength: fc.constantFrom(0, 1, 2),
      magnification: fc.constantFrom(0, 1, 2),
      fieldOfView: fc.constantFrom(0, 1, 2),
      workingDistance: fc.constantFrom(0, 1, 2),
    }),
    circleOfConfusion: fc.constantFrom('one-pixel', 'two-pixels', 'pixel-or-airy'),
  })
  .map(task => ImagingTask.parse(task));

const contents = {
  cameras: calls.rankCameras.content,
  lenses: calls.rankLenses.content,
  systems: calls.rankSystems.content,
};

/** What a call would answer, held against the contract; undefined when the engine refuses the task. */
async function answer(job: SolveJob) {
  try {
    const content = await solvedContent<unknown>(selection, solve(catalogue, job), '1');
    return contents[job.kind].parse(JSON.parse(toJson(content)));
  } catch (error) {
    if (error instanceof OpticsInputError) return undefined;
    throw error;
  }
}

test('an opened row lists as many variants as it states, itself first', async () => {
  const task = ImagingTask.parse({
    object: { widthMm: 120, heightMm: 90 },
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.06 },
    workingDistance: { minMm: 250, maxMm: 450 },
  });
  const job = { kind: 'systems', task, limit: 100, cameraId: undefined, lensId: undefined } as const;
  const row = (await answer(job))?.list.find(({ twins }) => twins > 0 && twins < 100);
  if (!row) throw new Error('no row has twins');
  const { cameraId, lensId, twins, score } = row;
  const opened = await answer({ ...job, variantsOf: { cameraId, lensId } });
  expect(opened?.feasible).toBe(twins + 1);
  expect(opened?.list[0]).toMatchObject({ cameraId, lensId, score });
  expect(opened?.list).toHaveLength(Math.min(100, twins + 1));
  // Over the whole catalogue, three times.
});

test('on wish other kinds of systems are solved: each is the first of its task, and one that leads to nothing is left out', async () => {
  const job = { kind: 'systems', limit: 1, cameraId: undefined, lensId: undefined } as const;
  const systems = async (task: SolveJob['task'], explain: boolean) =>
    calls.rankSystems.content.parse(await answer({ ...job, task, explain }));
  const asked = (object: object, accuracy: object, more = {}) => ImagingTask.parse({ object, accuracy, ...more });
  const plate = asked({ widthMm: 700, heightMm: 400 }, { kind: 'feature', featureMm: 0.15, pixelsPerFeature: 3 });
  const near = { workingDistance: { minMm: 30, maxMm: 40 } };
  const nothing = asked({ widthMm: 2000, heightMm: 1500 }, { kind: 'object-pixel', objectPixelMm: 0.2 }, near);
  const counts: number[][] = [];
  for (const task of [plate, nothing]) {
    const [plain, explained] = [await systems(task, false), await systems(task, true)];
    counts.push([plain.crossings?.length ?? 0, explained.crossings?.length ?? 0]);
    for (const { task: changed, cameraId, lensId } of explained.crossings ?? []) {
      const followed = await systems(ImagingTask.parse(changed), false);
      expect(followed.list[0]).toMatchObject({ cameraId, lensId, undecided: [] });
      expect(explained.parts.map(({ product }) => product.id)).toEqual(expect.arrayContaining([cameraId, lensId]));
    }
  }
  expect(counts).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

test('whatever the contract lets through is solved or refused by name: figures are finite, parts are there', async () => {
  const camera = cameraOfSensor({ kind: 'area', pixelsH: 2448, pixelsV: 2048, pixelSizeUm: 3.45, mounts: ['c'] });
  let solved = 0;
  await fc.assert(
    fc.asyncProperty(tasks, fc.nat({ max: 2 }), async (task, kind) => {
      const jobs: SolveJob[] = [
        { kind: 'systems', task, limit: 5, cameraId: undefined, lensId: undefined },
        { kind: 'cameras', task, limit: 5, lensId: undefined },
        { kind: 'lenses', task, limit: 5, camera },
      ];
      const found = await answer(jobs[kind] as SolveJob);
      if (!found) return;
      solved++;
      const known = new Set(found.parts.map(({ product }) => product.id));
      const rows = [...found.list, ...found.nearMisses, ...found.ledger.flatMap(({ nearest }) => nearest ?? [])];
      for (const { cameraId, lensId } of rows) {
        expect(cameraId === 0 || known.has(cameraId)).toBe(true);
        expect(lensId === 0 || known.has(lensId)).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
  expect(solved).toBeGreaterThan(5);
  // Solving tasks of every kind over the whole catalogue takes seconds where the processor is shared.
});
