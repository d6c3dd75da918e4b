import { sideScale, stationsOf, systemDrawing } from '@shixuan/optics/describe';
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { overlapPx2 } from '@shixuan/ui/pen/place-labels';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testCamera, testLens, testTask } from '../../testing/parts';
import { handleBoxes } from './handles';
import { sideFrame, sideLabels } from './side-labels';

const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true });

it('of any distance, field and height, no handle stands on another, outside, or under a text', () => {
  const need = requirementsOf({ ...testTask, heightVariationMm: 6 });
  const setting = nearestSetting(need, testCamera, testLens);
  const usual = systemDrawing(need, { camera: testCamera, lens: testLens, setting });
  const size = fc.record({ width: fc.integer({ min: 340, max: 1100 }), height: fc.integer({ min: 250, max: 420 }) });
  fc.assert(
    fc.property(size, mm(20, 3000), mm(0.5, 600), mm(0, 50), (place, distance, field, height) => {
      const figures = {
        ...usual,
        workingDistanceMm: { mm: distance, typical: false },
        field: { widthMm: field, heightMm: field * 0.75 },
        object: { widthMm: field, heightMm: field * 0.75 },
        heightVariationMm: height,
      };
      const frame = sideFrame(figures, 'width', place);
      const scale = sideScale(stationsOf(figures, 'width'), frame);
      const boxes = handleBoxes({ figures, axis: 'width', frame, scale });
      const labels = sideLabels({ figures, axis: 'width', frame, scale, size: place, covered: boxes });
      boxes.forEach((box, i) => {
        for (const other of [...boxes.slice(i + 1), ...labels.map(label => label.box)])
          expect(overlapPx2(box, other)).toBe(0);
        expect(box.left >= 0 && box.right <= place.width && box.top >= 0 && box.bottom <= place.height).toBe(true);
      });
    }),
  );
});
