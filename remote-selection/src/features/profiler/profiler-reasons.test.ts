import { checkProfiler } from '@shixuan/optics/checks';
import { type ProfileTask, profileNeedsOf } from '@shixuan/optics/model';
import { neutralProfileTask } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { profilerAnswer } from '../../testing/profiler-answer';
import { profilerReasons } from './profiler-reasons';

/** Reasons for the first profiler of the catalogue in tests. */
function reasonsFor(change: Partial<ProfileTask>) {
  const need = profileNeedsOf({ ...neutralProfileTask, widthMm: 30, ...change });
  const part = profilerAnswer(need.task).parts.find(({ product }) => product.model === 'SR7060')?.part;
  if (!part) throw new Error('no profiler fits');
  return profilerReasons(need, checkProfiler(need, part));
}

test('a profiler is the answer for its points, its width and its range, in the figures of its checks', () => {
  expect(reasonsFor({ pointSpacingMm: 0.03, repeatabilityUm: 5, heightVariationMm: 5, heightToleranceMm: 1 })).toEqual([
    'X 点间距比要求的 30 µm 细 50 %',
    '最窄处视野装下 30 mm 宽，还多 41 %',
    'Z 量程 18 mm，盖住 7 mm 高低',
  ]);
});

test('without points it is the repeatability, and over a flat part the rate', () => {
  const reasons = reasonsFor({ widthMm: 30, repeatabilityUm: 3, speedMmS: 100, travelSpacingMm: 0.1 });
  expect(reasons[0]).toBe('Z 向重复精度比要求的 3 µm 细 90 %');
  expect(reasons.at(-1)).toBe('满量程 1250 Hz，移动要 1000 Hz');
});

test('what is not asked, not stated or missed is no reason', () => {
  expect(reasonsFor({})).toHaveLength(1);
  // 44 mm at the far end, 40 mm at the near one.
  expect(reasonsFor({ widthMm: 40, marginPct: 0 }).at(-1)).toMatch(/^最窄处视野装下 40 mm 宽，/);
  const need = profileNeedsOf({ ...neutralProfileTask, widthMm: 90, heightVariationMm: 30, pointSpacingMm: 0.001 });
  const part = profilerAnswer({ ...need.task, widthMm: 30, heightVariationMm: 0, pointSpacingMm: null }).parts[0]?.part;
  expect(part && profilerReasons(need, checkProfiler(need, part))).toEqual([]);
});
