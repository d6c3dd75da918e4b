import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkOf } from '../checks/imaging/check-system';
import { atLeast } from '../formula/numbers';
import type { Camera } from '../model/parts/camera';
import { type Requirements, requirementsOf } from '../model/task/requirements';
import { prepareCatalogue } from './catalogue/prepared-catalogue';
import { solveSystems } from './solve-systems';
import { boardTask } from './test/board';
import { coversMargin } from './test/covers-margin';
import { impossibilities } from './test/physically-possible';
import { randomTask } from './test/random-catalogue';
import { realCatalogue } from './test/real-catalogue';

test('no first recommendation over the real catalogue is physically impossible', async () => {
  const catalogue = prepareCatalogue(await realCatalogue());
  let solved = 0;
  for (const task of fc.sample(randomTask, { numRuns: 200, seed: 20_261_120 })) {
    const need = requirementsOf(task);
    const { systems, alternative, nearMisses, feasible, decided } = solveSystems(need, catalogue, {
      limit: 5,
      paretoFrontLimit: 0,
    });
    for (const system of alternative ? [...systems, alternative] : systems) {
      const found = impossibilities(task, need.objectPixelMm, system);
      expect(found, `${system.camera.model} + ${system.lens.model}: ${JSON.stringify(task)}`).toEqual([]);
    }
    expect(systems.length > 0).toBe(feasible > 0);
    // Systems without data for a deciding check rank after all others, in the list and among all feasible ones.
    const open = systems.map(({ undecided }) => undecided.length > 0);
    const short = systems.map(
      system => checkOf(need, system, 'depth-of-field').verdict === 'warn' || !coversMargin(need, system.setting),
    );
    const oversized = systems.map(({ camera }) => isOversized(need, camera));
    const feasibilityTier = open.map((each, i) => (oversized[i] ? 3 : each ? 2 : Number(short[i])));
    expect(feasibilityTier).toEqual(feasibilityTier.toSorted());
    if (decided === 0) expect(open[0] ?? true).toBe(true);
    // An answer is never empty: it shows the nearest systems, marked with what they miss.
    if (feasible === 0) expect(nearMisses[0]?.misses.length).toBeGreaterThan(0);
    if (systems.length > 0) solved++;
  }
  expect(solved).toBeGreaterThan(50);
});

/** Several times the pixels asked for, of a camera beyond those that one buys several of. */
const isOversized = (need: Requirements, { kind, pixelsH, pixelsV }: Camera) =>
  kind === 'area' &&
  pixelsH * pixelsV > 26e6 &&
  pixelsH * pixelsV * need.objectPixelMm ** 2 > 8 * need.fieldWidthMm * need.fieldHeightMm;

test('for a chip of 3 × 2 mm at 1 µm, a lens of which one figure is to be asked comes before 127 MP', async () => {
  const catalogue = prepareCatalogue(await realCatalogue());
  const need = requirementsOf({
    ...boardTask,
    object: { widthMm: 3, heightMm: 2 },
    accuracy: { kind: 'feature', featureMm: 0.002, pixelsPerFeature: 2 },
    workingDistance: { minMm: 30, maxMm: 120 },
    heightVariationMm: 0,
    wavelengthNm: 525,
    rateHz: null,
  });
  const { systems, decided } = solveSystems(need, catalogue, { limit: 100, paretoFrontLimit: 0 });
  expect(decided).toBeGreaterThan(0);
  const first = systems.findIndex(({ camera }) => isOversized(need, camera));
  expect(first).toBeGreaterThan(0);
  expect(systems.slice(0, first).every(({ undecided }) => undecided.length > 0)).toBe(true);
  // Whoever has such a camera gets what fits it, the certain first.
  const given = prepareCatalogue({ ...catalogue, cameras: [systems[first]?.camera as Camera] });
  expect(solveSystems(need, given, { limit: 1, paretoFrontLimit: 0 }).systems[0]?.undecided).toEqual([]);
});

test.each([
  [400, 300, 0.06, 100],
  [300, 200, 0.042, 70],
  [200, 200, 0.035, 60],
])(
  'a large board of %d × %d mm at %d mm a pixel gets fewer than %d MP',
  async (widthMm, heightMm, objectPixelMm, most) => {
    const catalogue = prepareCatalogue(await realCatalogue());
    const need = requirementsOf({
      ...boardTask,
      object: { widthMm, heightMm },
      accuracy: { kind: 'object-pixel', objectPixelMm },
      workingDistance: { minMm: 600, maxMm: 1200 },
      heightVariationMm: 0,
      rateHz: 1,
    });
    const [first] = solveSystems(need, catalogue, { limit: 1, paretoFrontLimit: 0 }).systems;
    expect(first?.undecided).toEqual([]);
    expect(((first?.camera.pixelsH ?? 0) * (first?.camera.pixelsV ?? 0)) / 1e6).toBeLessThan(most);
  },
);

test('a small gear half a millimetre high gets no camera of many times its pixels for the depth of its lens', async () => {
  const catalogue = prepareCatalogue(await realCatalogue());
  const need = requirementsOf({
    ...boardTask,
    mode: 'telecentric',
    object: { widthMm: 5, heightMm: 5 },
    accuracy: { kind: 'tolerance', toleranceMm: 0.01, subPixelFactor: 0.1 },
    workingDistance: { minMm: 50, maxMm: 150 },
    heightVariationMm: 0.5,
    wavelengthNm: 550,
  });
  const [first] = solveSystems(need, catalogue, { limit: 1, paretoFrontLimit: 0 }).systems;
  expect(first?.undecided).toEqual([]);
  // 0.3 MP are asked for.
  expect((first?.camera.pixelsH ?? 0) * (first?.camera.pixelsV ?? 0)).toBeLessThan(5e6);
});

test('of a board that comes at a rate or moves, a global shutter is first', async () => {
  const catalogue = prepareCatalogue(await realCatalogue());
  const board = { ...boardTask, accuracy: { kind: 'feature', featureMm: 0.1, pixelsPerFeature: 3 } } as const;
  for (const motion of [{ rateHz: 2 }, { rateHz: null, speedMmS: 5 }, { rateHz: 2, speedMmS: 50 }]) {
    const need = requirementsOf({ ...board, heightVariationMm: 3, ...motion });
    expect(solveSystems(need, catalogue, { limit: 1, paretoFrontLimit: 0 }).systems[0]?.camera.shutter).toBe('global');
  }
});

test('a board with parts 3 mm high comes first with what is sharp over 3 mm and covers the margin, though others score better', async () => {
  const catalogue = prepareCatalogue(await realCatalogue());
  const board = { ...boardTask, accuracy: { kind: 'feature', featureMm: 0.1, pixelsPerFeature: 3 } } as const;
  const need = requirementsOf({ ...board, heightVariationMm: 3 });
  const found = solveSystems(need, catalogue, { limit: 3000, paretoFrontLimit: 0 });
  const systems = found.systems.filter(({ undecided, camera }) => undecided.length === 0 && !isOversized(need, camera));
  const sharp = systems.map(({ setting }) => atLeast(setting.depthOfFieldMm ?? 0, 3) && coversMargin(need, setting));
  const firstShort = sharp.indexOf(false);
  expect(firstShort).toBeGreaterThan(0);
  const scores = systems.map(({ score }) => score.total);
  const [full, short] = [scores.slice(0, firstShort), scores.slice(firstShort)];
  expect(Math.max(...short)).toBeGreaterThan(Math.min(...full));
  expect(sharp.slice(firstShort)).not.toContain(true);
});

test('a web comes first with a lens that lights the web and its margin; narrower circles come later', async () => {
  const catalogue = prepareCatalogue(await realCatalogue());
  const need = requirementsOf({
    ...boardTask,
    mode: 'line',
    object: { widthMm: 600, heightMm: 600 },
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.2 },
    heightVariationMm: 5,
    speedMmS: 1000,
    rateHz: null,
    workingDistance: { minMm: 900, maxMm: 1600 },
  });
  const { systems } = solveSystems(need, catalogue, { limit: 200, paretoFrontLimit: 0 });
  const decided = systems.filter(({ undecided }) => undecided.length === 0);
  const covering = decided.map(({ setting }) => coversMargin(need, setting));
  expect(covering[0]).toBe(true);
  expect(covering).toContain(false);
});
