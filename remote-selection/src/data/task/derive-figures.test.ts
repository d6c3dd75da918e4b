import { type ImagingTask, requirementsOf } from '@shixuan/optics/model';
import { neutralTask } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { deriveFigures } from './derive-figures';
import { referenceSensor } from './reference-sensor';

const sensor = { pixelsH: 2448, pixelsV: 2048, pixelSizeUm: 3.45 };

const figuresOf = (task: Partial<ImagingTask>, typed: typeof sensor | null = sensor) => {
  const need = requirementsOf({ ...neutralTask, ...task });
  const figures = deriveFigures(need, needed =>
    referenceSensor({ camera: null, sensor: typed, leading: null, needed, line: need.lineScan }),
  );
  return Object.fromEntries(figures.map(figure => [figure.id, figure]));
};

test('an area task: pixels on both axes, and the exact focal length beside the far-field one', () => {
  const figures = figuresOf({
    object: { widthMm: 60, heightMm: 45 },
    workingDistance: { minMm: 280, maxMm: 320 },
    speedMmS: 500,
    rateHz: 10,
  });
  expect(figures['object-pixel']?.values[0]).toBeCloseTo(33.333, 3);
  // 66 and 49.5 mm with the margin, a thirtieth of a millimetre each.
  expect(figures.pixels?.values).toEqual([1980, 1485]);
  // 8.4456 mm over 66 mm: the width decides.
  expect(figures.magnification?.values[0]).toBeCloseTo(8.4456 / 66, 6);
  expect(figures['focal-length']?.values[0]).toBeCloseTo(300 / (66 / 8.4456 + 1), 6);
  expect(figures['focal-length']?.note).toContain('38.39 mm');
  // One pixel of 33.3 µm at 500 mm/s.
  expect(figures.exposure?.values[0]).toBeCloseTo(66.67, 2);
  expect(figures['data-rate']?.values[0]).toBeCloseTo(29.403, 3);
  for (const id of ['object-pixel', 'pixels', 'magnification', 'focal-length', 'exposure', 'data-rate'])
    expect(figures[id]?.traces.length, id).toBeGreaterThan(0);
});

test('very many pixels are told in 亿', () => {
  const note = (widthMm: number, heightMm: number) => figuresOf({ object: { widthMm, heightMm } }).pixels?.note;
  expect(note(60, 45)).toBe('约 294 万像素');
  expect(note(600, 450)).toBe('约 2.94 亿像素');
});

test('a line: pixels of the line, line rate, and an exposure no longer than a line', () => {
  const figures = figuresOf(
    {
      mode: 'line',
      object: { widthMm: 300, heightMm: 300 },
      marginPct: 5,
      accuracy: { kind: 'feature', featureMm: 0.15, pixelsPerFeature: 3 },
      speedMmS: 1000,
      blurPx: 2,
    },
    null,
  );
  expect(figures.pixels?.values).toEqual([6300]);
  expect(figures.rate?.unit).toBe('kHz');
  expect(figures.rate?.values[0]).toBeCloseTo(20, 6);
  // The period of a line of 50 µs, with 10 % more lines a second.
  expect(figures.exposure?.values[0]).toBeCloseTo(50 / 1.1, 6);
  expect(figures.exposure?.note).toBe('行周期内');
  expect(figures['data-rate']?.values[0]).toBeCloseTo(126, 6);
});

test('what is not asked is not told', () => {
  const figures = figuresOf({});
  expect(Object.keys(figures)).toEqual(['object-pixel', 'pixels', 'magnification']);
});

test('the focal length follows from the way to the sensor where only that is given', () => {
  const figures = figuresOf({ object: { widthMm: 60, heightMm: 45 }, objectImageDistance: { minMm: 400, maxMm: 400 } });
  const m = 8.4456 / 66;
  expect(figures['focal-length']?.values[0]).toBeCloseTo(400 / (m + 1 / m + 2), 6);
  expect(figures['focal-length']?.note).toBe('物像距 400 mm，主面间距按 0 计');
});
