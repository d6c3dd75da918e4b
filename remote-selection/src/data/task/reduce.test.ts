import { blankState, neutralState, type SelectionState } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { missingInputs } from './missing-inputs';
import { reduce } from './reduce';

const neutral = neutralState('systems');
const type = (state: SelectionState, field: string, text: string, unit = 'mm') =>
  reduce(state, { type: 'typed', field, text, unit });

test.each([
  ['280~320', { minMm: 280, maxMm: 320 }],
  ['300', { minMm: 300, maxMm: 300 }],
  ['≥ 200', { minMm: 200, maxMm: null }],
  ['0.3 m', { minMm: 300, maxMm: 300 }],
  ['', { minMm: null, maxMm: null }],
])('a working distance of %s', (text, expected) => {
  expect(type(neutral, 'wd', text).task.workingDistance).toEqual(expected);
});

test.each([
  ['accuracy.featureMm', '6丝', 'mm', { accuracy: { featureMm: 0.06 } }],
  ['accuracy.featureMm', '50', 'µm', { accuracy: { featureMm: 0.05 } }],
  ['speedMmS', '60 m/min', 'mm/s', { speedMmS: 1000 }],
  ['speedMmS', '60', 'm/min', { speedMmS: 1000 }],
  ['speedMmS', '', 'mm/s', { speedMmS: 0 }],
  ['rateHz', '节拍 0.5 s', 'fps', { rateHz: 2 }],
  ['rateHz', '120', '件/分', { rateHz: 2 }],
  ['rateHz', '节拍 0.5 s', '件/分', { rateHz: 2 }],
  ['exposureUs', '2', 'ms', { exposureUs: 2000 }],
  ['fNumber', 'F4', '', { fNumber: 4 }],
])('%s: %s in %s', (field, text, unit, expected) => {
  expect(type(neutral, field, text, unit).task).toMatchObject(expected);
});

test.each([
  ['wd', '很远'],
  ['wd', '320~280'],
  ['object.width', ''],
  ['object.width', '-3'],
  ['object.width', '60~70'],
  ['heightVariationMm', '3 kg'],
])('%s keeps what cannot be taken: %s, and the last good value', (field, text) => {
  const state = type(neutral, field, text);
  expect(state.drafts).toEqual({ [field]: text });
  expect(state.task).toEqual(neutral.task);
  const mended = type(state, field, '5');
  expect(mended.drafts).toEqual({});
});

test('a magnification and a sensor give field and object pixel', () => {
  const begun = reduce(neutral, { type: 'begun', start: 'magnification' });
  const state = type(begun, 'magnification', '1:2', '×');
  // 2448 × 3.45 µm = 8.446 mm on the sensor, twice that on the object.
  expect(state.task.object).toEqual({ widthMm: 16.89, heightMm: 14.13 });
  expect(state.task.accuracy).toEqual({ kind: 'object-pixel', objectPixelMm: 0.007245 });
  const coarser = type(state, 'sensor.pixelSize', '6.9', 'µm');
  expect(coarser.task.object.widthMm).toBe(33.78);
});

test('a fixed height is one distance, a line is a line, and what was typed stays', () => {
  const ranged = type(neutral, 'wd', '280~320');
  const high = reduce(ranged, { type: 'begun', start: 'height' });
  expect(high.task.workingDistance).toEqual({ minMm: 300, maxMm: 300 });
  const line = reduce(high, { type: 'begun', start: 'line' });
  expect(line.task).toMatchObject({ mode: 'line', workingDistance: { minMm: 300 } });
  expect(reduce(line, { type: 'begun', start: 'field' }).task.mode).toBe('area');
});

test('the distance that was typed counts from the sensor, and back, wrongly typed or not', () => {
  const typed = type(neutral, 'wd', '480~520');
  const way = reduce(typed, { type: 'measured', from: 'oo' });
  expect(way.task).toMatchObject({
    workingDistance: { minMm: null, maxMm: null },
    objectImageDistance: { minMm: 480, maxMm: 520 },
  });
  expect(reduce(way, { type: 'measured', from: 'wd' })).toEqual(typed);
  const wrong = reduce(type(neutral, 'wd', '一臂远'), { type: 'measured', from: 'oo' });
  expect(wrong.drafts).toEqual({ oo: '一臂远' });
  const both = type(typed, 'oo', '700');
  expect(reduce(both, { type: 'measured', from: 'oo' }).task).toMatchObject({
    workingDistance: { minMm: null, maxMm: null },
    objectImageDistance: { minMm: 700, maxMm: 700 },
  });
});

test('a fixed height is the way to the sensor where that is given', () => {
  const way = type(neutral, 'oo', '480~520');
  expect(reduce(way, { type: 'begun', start: 'height' }).task).toMatchObject({
    workingDistance: { minMm: null, maxMm: null },
    objectImageDistance: { minMm: 500, maxMm: 500 },
  });
});

test('a blank task is told its size and accuracy, whichever is meant; a wrong text tells nothing', () => {
  const blank = blankState('systems');
  expect(missingInputs(blank)).toEqual(['视野宽', '视野高', '最小缺陷']);
  const wide = type(blank, 'object.width', '80');
  // Of a field one side is enough: the other is as long, until it is told.
  expect(wide.task.object).toEqual({ widthMm: 80, heightMm: 80 });
  expect(missingInputs(type(wide, 'object.height', '很高'))).toEqual(['最小缺陷']);
  expect(type(wide, 'object.width', '90').task.object).toEqual({ widthMm: 90, heightMm: 90 });
  const meant = reduce(wide, { type: 'chosen', task: { accuracy: { kind: 'object-pixel', objectPixelMm: 0.03 } } });
  expect(missingInputs(meant)).toEqual(['单像素精度']);
  const whole = type(type(meant, 'object.height', '60'), 'accuracy.objectPixelMm', '5丝');
  expect(missingInputs(whole)).toEqual([]);
  expect(whole.task).toMatchObject({ object: { widthMm: 80, heightMm: 60 }, accuracy: { objectPixelMm: 0.05 } });
});

test('the number of pixels is not the size, a line has no height, and a magnification gives both', () => {
  const blank = blankState('systems');
  expect(missingInputs(type(blank, 'accuracy.pixelsPerFeature', '4', 'px'))).toContain('最小缺陷');
  expect(missingInputs(reduce(blank, { type: 'begun', start: 'line' }))).toEqual(['幅宽', '最小缺陷']);
  expect(missingInputs(reduce(blank, { type: 'begun', start: 'magnification' }))).toEqual([]);
});
