import { sideScale, stationsOf, systemDrawing } from '@shixuan/optics/describe';
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { overlapPx2 } from '@shixuan/ui/pen/place-labels';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testCamera, testLens, testTask } from '../../testing/parts';
import { lensTextPlace, sideFrame, sideLabels, sideLines } from './side-labels';

it('stands below the middle of a lens that is wide enough, else before its front', () => {
  const viewEdge = () => 0;
  expect(lensTextPlace({ back: 100, front: 240, y: 90, width: 80, viewEdge })).toEqual({ right: 210, below: 90 });
  expect(lensTextPlace({ back: 100, front: 120, y: 90, width: 80, viewEdge })).toEqual({ right: 120, below: 90 });
});

it('never lies in the view, and never leaves the drawing on the left', () => {
  const px = fc.integer({ min: 15, max: 300 });
  fc.assert(
    fc.property(px, px, px, px, (back, length, width, slope) => {
      const front = back + length;
      const viewEdge = (x: number) => 150 + Math.max(0, x - front) * (slope / 100);
      const { right, below } = lensTextPlace({ back, front, y: 160, width, viewEdge });
      expect(right - width).toBeGreaterThanOrEqual(12);
      expect(right <= front || below >= viewEdge(right) + 14).toBe(true);
    }),
  );
});

it('of any distance, field and place has no text over a break mark', () => {
  const size = fc.record({ width: fc.integer({ min: 320, max: 1100 }), height: fc.integer({ min: 240, max: 420 }) });
  const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const need = requirementsOf({ ...testTask, heightVariationMm: 6 });
  const setting = nearestSetting(need, testCamera, testLens);
  const usual = systemDrawing(need, { camera: testCamera, lens: testLens, setting });
  fc.assert(
    fc.property(size, mm(500, 5000), mm(5, 60), fc.constantFrom('width', 'height'), (place, distance, field, axis) => {
      const figures = {
        ...usual,
        workingDistanceMm: { mm: distance, typical: false },
        field: { widthMm: field, heightMm: field * 0.75 },
        object: { widthMm: field, heightMm: field * 0.75 },
      };
      const frame = sideFrame(figures, axis, place);
      const scale = sideScale(stationsOf(figures, axis), frame);
      const { breaks } = sideLines(figures, axis, frame, scale);
      expect(breaks).toHaveLength(scale.gap ? 2 : 0);
      const marks = breaks.map(({ at, from, to }) => ({ left: at - 0.5, right: at + 0.5, top: from, bottom: to }));
      const labels = sideLabels({ figures, axis, frame, scale, size: place, covered: [] });
      const crossed = labels.filter(({ box }) => marks.some(mark => overlapPx2(box, mark) > 0));
      expect(crossed.map(({ text }) => text)).toEqual([]);
    }),
  );
});
