import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldOfView, focalLengthFor } from './thin-lens';

test('a 25 mm lens at 300 mm shows 96.8 mm on a 2/3 inch sensor, not 105.6 as the far-field rule says', () => {
  const view = fieldOfView(8.8, 25, 300);
  expect(view?.fieldOfViewMm).toBeCloseTo(96.8, 6);
  expect(view?.magnification).toBeCloseTo(0.0909, 4);
});

test('100 mm on 8.8 mm from 300 mm asks for 24.26 mm', () => {
  expect(focalLengthFor(8.8, 100, 300)).toBeCloseTo(24.26, 2);
});

test('there is no image at or within the focal length', () => {
  expect(fieldOfView(8.8, 25, 25)).toBeNull();
  expect(fieldOfView(8.8, 25, 10)).toBeNull();
});

test('focal length and field of view are inverse to each other, and m is sensor over field of view', () => {
  const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(mm(2, 60), mm(4, 100), mm(120, 3000), (s, f, a) => {
      const view = fieldOfView(s, f, a);
      expect(view).not.toBeNull();
      if (!view) return;
      expect(focalLengthFor(s, view.fieldOfViewMm, a)).toBeCloseTo(f, 6);
      expect(s / view.fieldOfViewMm).toBeCloseTo(view.magnification, 9);
    }),
  );
});
