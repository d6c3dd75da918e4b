import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, type Label, overlapPx2, placeLabels } from './place-labels';

const bounds: Box = { left: 0, top: 0, right: 600, bottom: 400 };
const at = (x: number, y: number) => ({ x, y, anchor: 'middle' }) as const;

it('takes the first place that is free, and else the nearest one beside it', () => {
  const labels: Label[] = [
    { text: '工作距离 300 mm', places: [at(300, 100)] },
    { text: '景深 4 mm', places: [at(300, 100), at(300, 200)] },
    { text: '视野宽 60 mm', places: [at(300, 100)] },
  ];
  const [first, second, third] = placeLabels(labels, { bounds, obstacles: [] });
  expect([first?.y, second?.y]).toEqual([100, 200]);
  expect(Math.abs((third?.y ?? 100) - 100)).toBeLessThan(20);
});

it('leaves no label on another, on an obstacle or outside, wherever they are wanted', () => {
  const place = fc.record({ x: fc.integer({ min: -50, max: 650 }), y: fc.integer({ min: -50, max: 450 }) });
  const label = fc.record({
    text: fc.constantFrom('工作距离 300 mm', '景深 4 mm', '视野宽', '10 mm'),
    places: fc.array(
      place.map(each => ({ ...each, anchor: 'start' as const })),
      { minLength: 1, maxLength: 3 },
    ),
  });
  fc.assert(
    fc.property(fc.array(label, { maxLength: 6 }), place, (labels, { x, y }) => {
      const obstacles = [{ left: x, top: y, right: x + 20, bottom: y + 20 }];
      const boxes = placeLabels(labels, { bounds, obstacles }).map(({ box }) => box);
      for (const [index, box] of boxes.entries()) {
        expect(box.left >= 0 && box.top >= 0 && box.right <= 600 && box.bottom <= 400).toBe(true);
        for (const other of [...boxes.slice(index + 1), ...obstacles]) expect(overlapPx2(box, other)).toBe(0);
      }
    }),
  );
});
