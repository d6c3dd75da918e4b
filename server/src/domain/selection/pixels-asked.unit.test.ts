import { cameraOf, focalOf, taskOf } from '@shixuan/optics/fixtures';
import { requirementsOf } from '@shixuan/optics/model';
import { searchedSetting, undecidedChecks } from '@shixuan/optics/solve';
import { expect, test } from 'vitest';
import { pairRow } from './pair-row';
import { pixelsOverAsked } from './pixels-asked';

// 80 × 60 mm at 40 µm: 2000 × 1500 pixels are asked for.
const accuracy = { kind: 'object-pixel', objectPixelMm: 0.04 } as const;
const task = taskOf({ object: { widthMm: 80, heightMm: 60 }, marginPct: 0, accuracy });
const need = requirementsOf(task);

test.each([
  [{ pixelsH: 4000, pixelsV: 3000 }, '像素是任务所需 3 MP 的 4 倍'],
  [{ pixelsH: 2600, pixelsV: 2160 }, '像素是任务所需 3 MP 的 1.9 倍'],
  [{ pixelsH: 2048, pixelsV: 1536 }, null],
  // A strip fits the field because its sides are longer.
  [{ pixelsH: 2000, pixelsV: 1400 }, null],
])('of an area camera of %o it is said how many pixels the task asks for', (pixels, said) => {
  expect(pixelsOverAsked(need, cameraOf(pixels))).toBe(said);
});

test('of a line camera by the pixels of its line', () => {
  const web = requirementsOf({ ...task, mode: 'line', object: { widthMm: 328, heightMm: 1 } });
  expect(pixelsOverAsked(web, cameraOf({ kind: 'line', pixelsH: 16384, pixelsV: 1 }))).toBe(
    '像素是任务所需 8.2 k 的 2 倍',
  );
  expect(pixelsOverAsked(web, cameraOf({ kind: 'line', pixelsH: 8192, pixelsV: 1 }))).toBeNull();
});

test('a row says it as a reason of the cost of its camera, and of that only', () => {
  const [camera, lens] = [cameraOf({ pixelsH: 4000, pixelsV: 3000 }), focalOf()];
  const setting = searchedSetting(need, camera, lens);
  const score = { total: 1, parts: [], relaxed: false, excess: 0, volumeMm3: 0 };
  const undecided = undecidedChecks(need, camera, lens);
  const row = pairRow(need, { camera, lens, setting, score, undecided, variants: 0 }, { explain: false });
  const told = row.cost?.parts.map(({ role, why }) => [role, why.includes('；像素是任务所需 3 MP 的 4 倍')]);
  expect(told).toEqual([
    ['camera', true],
    ['lens', false],
  ]);
});
