import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import { requirementsOf } from '../../model/task/requirements';
import { checkIds } from '../../model/verdict/check';
import { allMisses } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import { prepareCatalogue } from '../catalogue/prepared-catalogue';
import { figuresOf } from '../score/pair-figures';
import { randomCatalogue, randomTask } from '../test/random-catalogue';
import { PictureScreen } from './picture-screen';
import { PASSED, PlacementScreen } from './placement-screen';

const screened = ['distance', 'field-of-view', 'accuracy', 'magnification', 'image-circle'] as const;

test('the screens place, judge and set every pair as its setting does', () => {
  fc.assert(
    fc.property(randomCatalogue, randomTask, (catalogue, task) => {
      const need = requirementsOf(task);
      const prepared = prepareCatalogue(catalogue);
      const screen = new PlacementScreen(need, prepared.lensNumbers, prepared.placingColumns);
      const picture = new PictureScreen(need, prepared.lensNumbers);
      for (const sensor of prepared.sensors) {
        screen.useSensor(sensor);
        const camera = prepared.cameras[sensor.cameras[0] ?? 0] as Camera;
        for (const [index, lens] of prepared.lenses.entries()) {
          const setting = nearestSetting(need, camera, lens as Lens);
          const first = screen.look(index);
          if (screen.wrongKind) expect(screen.lookAtWrongKind(index)).toBe(first);
          const misses = allMisses(need, camera, lens as Lens, setting);
          const missed = (check: number) => misses.find(({ check: id }) => id === checkIds[check])?.missedBy ?? 0;
          for (const id of screened) {
            if (id === 'image-circle' && screen.needsRing) continue;
            const check = checkIds.indexOf(id);
            expect(screen.missedBy(check)).toBeCloseTo(missed(check), 9);
          }
          expect(screen.nominal / setting.magnification.nominal).toBeCloseTo(1, 12);
          if (first !== PASSED) continue;
          const ring = screen.needsRing ? picture.lookAtRing(screen, index) : PASSED;
          const late = ring === PASSED ? picture.look(screen, sensor.pixelSizeUm, index) : ring;
          if (late !== PASSED) {
            expect(picture.missedBy).toBeCloseTo(missed(late), 9);
            continue;
          }
          const figures = picture.of(screen, sensor, index);
          const expected = figuresOf(lens as Lens, setting);
          if (need.depthMm === 0) expected.depthForTaskMm = Number.NaN;
          for (const [key, value] of Object.entries(expected)) {
            const found = figures[key as keyof typeof figures];
            if (typeof value !== 'number' || !Number.isFinite(value)) expect([key, found]).toEqual([key, value]);
            else expect(Number(found) / value, key).toBeCloseTo(1, 9);
          }
        }
      }
    }),
    { numRuns: 20 },
  );
}, 120_000);
