import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import { type Requirements, requirementsOf } from '../../model/task/requirements';
import { checkIds } from '../../model/verdict/check';
import { heightErrorMm, roundOutlineErrorMm } from '../../setting/height-error';
import { allMisses } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import { type PreparedCatalogue, prepareCatalogue, type SensorGroup } from '../catalogue/prepared-catalogue';
import { figuresOf, measuresOverHeights } from '../score/pair-figures';
import { randomCatalogue, randomTask } from '../test/random-catalogue';
import { PictureScreen } from './picture-screen';
import { PASSED, PlacementScreen } from './placement-screen';

const screened = ['distance', 'field-of-view', 'accuracy', 'magnification', 'image-circle'] as const;

/** As `toBeCloseTo`, which would take longer than the screens: this runs for every figure of every pair. */
const isClose = (a: number, b: number, digits: number) => a === b || Math.abs(a - b) < 0.5 * 10 ** -digits;

/** The figures of a pair, by name, in which the screens and the setting differ. */
function* differences(
  need: Requirements,
  { prepared, sensor, index }: { prepared: PreparedCatalogue; sensor: SensorGroup; index: number },
  { screen, picture }: { screen: PlacementScreen; picture: PictureScreen },
): Generator<{ name: string; found: unknown; expected: unknown }> {
  const camera = prepared.cameras[sensor.cameras[0] ?? 0] as Camera;
  const lens = prepared.lenses[index] as Lens;
  const setting = nearestSetting(need, camera, lens);
  const first = screen.look(index);
  if (screen.wrongKind) {
    const found = screen.lookAtWrongKind(index);
    if (found !== first) yield { name: 'wrong kind', found, expected: first };
  }
  const misses = allMisses(need, camera, lens, setting);
  const missed = (check: number) => misses.find(({ check: id }) => id === checkIds[check])?.missedBy ?? 0;
  for (const id of screened) {
    if (id === 'image-circle' && screen.needsRing) continue;
    const check = checkIds.indexOf(id);
    const [found, expected] = [screen.missedBy(check), missed(check)];
    if (!isClose(found, expected, 9)) yield { name: id, found, expected };
  }
  const { nominal } = setting.magnification;
  if (!isClose(screen.nominal / nominal, 1, 12))
    yield { name: 'magnification', found: screen.nominal, expected: nominal };
  if (first !== PASSED) return;
  const ring = screen.needsRing ? picture.lookAtRing(screen, index) : PASSED;
  const late = ring === PASSED ? picture.look(screen, sensor.pixelSizeUm, index) : ring;
  if (late !== PASSED) {
    const [found, expected] = [picture.missedBy, missed(late)];
    if (!isClose(found, expected, 9)) yield { name: checkIds[late] ?? '?', found, expected };
    return;
  }
  const figures = picture.of(screen, sensor, index);
  const all = figuresOf(need, lens, setting);
  if (need.depthMm === 0) all.depthForTaskMm = Number.NaN;
  // The sweep adds it from the distances of the screen.
  if (measuresOverHeights(need)) figures.heightErrorMm = heightErrorMm(need, lens, screen.distances()) ?? Number.NaN;
  else all.heightErrorMm = figures.heightErrorMm;
  figures.roundOutlineErrorMm = roundOutlineErrorMm(need, lens, screen.distances()) ?? Number.NaN;
  for (const [name, expected] of Object.entries(all)) {
    const found = figures[name as keyof typeof figures];
    const same =
      typeof expected !== 'number' || expected === 0 || !Number.isFinite(expected)
        ? Object.is(found, expected)
        : isClose(Number(found) / expected, 1, 9);
    if (!same) yield { name, found, expected };
  }
}

test('the screens place, judge and set every pair as its setting does', () => {
  fc.assert(
    fc.property(randomCatalogue, randomTask, (catalogue, task) => {
      const need = requirementsOf(task);
      const prepared = prepareCatalogue(catalogue);
      const screen = new PlacementScreen(need, prepared.lensNumbers, prepared.placingColumns);
      const picture = new PictureScreen(need, prepared.lensNumbers);
      for (const sensor of prepared.sensors) {
        screen.useSensor(sensor);
        for (const index of prepared.lenses.keys()) {
          const [different] = differences(need, { prepared, sensor, index }, { screen, picture });
          if (different) expect.fail(`${prepared.lenses[index]?.model}: ${JSON.stringify(different)}`);
        }
      }
    }),
    { numRuns: 20 },
  );
});
