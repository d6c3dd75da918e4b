import { expect, test } from 'vitest';
import { mergeRecord, type StoredRecord, splitWithdrawn } from './merge-records';
import { siteData } from './site-data.fixture';
import type { ValidRecord } from './valid-record';
import { validateRecords } from './validate';

const lens = siteData.categories.find(({ code }) => code === 'fa-lens');
if (!lens) throw new Error('no category of lenses');
const category = lens;

function checked(value: object): ValidRecord {
  const [record] = validateRecords(
    'a.json',
    [{ record: 1, value: { category: 'fa-lens', brand: 'Kowa', model: 'LM12', ...value } }],
    siteData,
  );
  if (!record) throw new Error('no record');
  return record;
}
const maker = { url: 'https://maker.example/a', tier: 'manufacturer', confidence: 'high' as const };
const dealer = { url: 'https://dealer.example/b', tier: 'secondary', confidence: 'medium' as const };
const note = (key: string, how = '推算') => ({ key, how });

const stored: StoredRecord = checked({
  series: 'LM',
  seriesLevel: true,
  attrs: { focalLengthMm: 12, weightG: 60, lengthMm: 30 },
  source: {
    ...maker,
    derived: [note('weightG'), note('lengthMm')],
    fieldSources: [
      { key: 'weightG', ...maker },
      { key: 'focalLengthMm', ...maker },
    ],
    notes: '旧备注',
  },
});

test.each([
  ['text', { record: 1, value: 'x' }],
  ['a list', { record: 2, value: [{ attrs: { a: '未标注' } }] }],
  ['nothing', { record: 3, value: null }],
  ['a record without values', { record: 4, value: { model: 'x' } }],
  ['values that are a list', { record: 5, value: { attrs: ['未标注'] } }],
])('%s has no values to withdraw', (_case, raw) => {
  expect(splitWithdrawn(raw)).toEqual({ raw, withdrawn: [] });
});

test('values to withdraw are split off, the others stay', () => {
  const value = { model: 'x', attrs: { a: '未标注', b: 1, c: ' 未标注', d: '未标注' } };
  expect(splitWithdrawn({ record: 7, value })).toEqual({
    raw: { record: 7, value: { model: 'x', attrs: { b: 1, c: ' 未标注' } } },
    withdrawn: ['a', 'd'],
  });
});

test('what is withdrawn has no source any more, not even one that the record brings', () => {
  const incoming = checked({
    attrs: { focalLengthMm: 16 },
    source: {
      ...dealer,
      derived: [note('weightG', '新'), note('focalLengthMm', '新')],
      fieldSources: [{ key: 'weightG', ...dealer }],
    },
  });
  const { merged, changes } = mergeRecord(incoming, ['weightG'], stored, category);
  expect(merged.attrs).toEqual({ focalLengthMm: 16, lengthMm: 30 });
  expect(changes.map(({ key, before, after }) => [key, before, after])).toEqual([
    ['focalLengthMm', 12, 16],
    ['weightG', 60, undefined],
  ]);
  expect(merged.source.derived).toEqual([note('lengthMm'), note('focalLengthMm', '新')]);
  expect(merged.source.fieldSources).toEqual([]);
});

test('a derivation or a source of a value that stays as it was is not taken over', () => {
  const incoming = checked({
    attrs: { weightG: 60, diameterMm: 40 },
    source: {
      ...dealer,
      derived: [note('weightG', '新'), note('diameterMm', '新')],
      fieldSources: [{ key: 'lengthMm', ...dealer }],
    },
  });
  const { merged, changes } = mergeRecord(incoming, [], stored, category);
  expect(changes).toMatchObject([{ key: 'diameterMm', brand: 'Kowa', model: 'LM12', category: category.name }]);
  expect(merged.source.derived).toEqual([note('weightG'), note('lengthMm'), note('diameterMm', '新')]);
  expect(merged.source.fieldSources).toEqual(stored.source.fieldSources);
  expect(merged.source).toMatchObject(maker);
});

test('series, level and notes of the stored product stay where the record is silent; notes are put together once', () => {
  const silent = mergeRecord(checked({ model: 'lm 12', attrs: {} }), [], stored, category).merged;
  expect(silent).toMatchObject({ model: 'LM12', series: 'LM', seriesLevel: true, source: { notes: '旧备注' } });
  const told = (notes: string) =>
    mergeRecord(checked({ series: '新系列', source: { notes } }), [], stored, category).merged;
  expect(told('新备注')).toMatchObject({ series: '新系列', source: { notes: '旧备注 新备注' } });
  expect(told('旧备注').source.notes).toBe('旧备注');
  const bare = mergeRecord(checked({}), [], checked({}), category).merged;
  expect(bare).toMatchObject({ seriesLevel: false, series: null, source: { notes: null } });
  expect(mergeRecord(checked({ seriesLevel: true }), [], checked({}), category).merged.seriesLevel).toBe(true);
});

test('name and summary follow from the merged values, which stand in the order of the category', () => {
  const { merged } = mergeRecord(checked({ attrs: { focalLengthMm: 25 } }), [], stored, category);
  expect(merged.name).toContain('25 mm');
  const order = category.attributes.map(({ key }) => key);
  const keys = Object.keys(merged.attrs);
  expect(keys).toEqual(keys.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
});

const cameras = siteData.categories.find(({ code }) => code === 'area-camera');
if (!cameras) throw new Error('no category of area cameras');
const cameraCategory = cameras;
const cameraOf = (attrs: object, derived: object[] = []) =>
  checked({ category: 'area-camera', attrs, source: { ...maker, derived } });
const computedCamera: StoredRecord = cameraOf(
  { resolutionMp: 5.013504, resolutionH: 2448, resolutionV: 2048, frameRateFps: 24 },
  [{ key: 'resolutionMp', how: '水平像素数 × 垂直像素数' }],
);
const mergedCamera = (attrs: object, withdrawn: string[] = [], before = computedCamera) =>
  mergeRecord(cameraOf(attrs), withdrawn, before, cameraCategory);

test('what was computed from a corrected value is computed anew, and says so', () => {
  const { merged, changes } = mergedCamera({ resolutionH: 4096 });
  expect(merged.attrs.resolutionMp).toBe(8.388608);
  expect(merged.source.derived).toEqual([{ key: 'resolutionMp', how: '水平像素数 × 垂直像素数' }]);
  expect(changes.map(({ key, before, after }) => [key, before, after])).toEqual([
    ['resolutionMp', 5.013504, 8.388608],
    ['resolutionH', 2448, 4096],
  ]);
  expect(merged.name).toContain('840 万像素');
});

test('what was computed from a withdrawn value goes with it, and so does how', () => {
  const { merged } = mergedCamera({}, ['resolutionV']);
  expect(merged.attrs).toEqual({ resolutionH: 2448, frameRateFps: 24 });
  expect(merged.source.derived).toEqual([]);
});

test('a value that the record gives, that a maker states or that nothing changed about is not computed anew', () => {
  const stated: StoredRecord = cameraOf({ resolutionMp: 5, resolutionH: 2448, resolutionV: 2048 });
  expect(mergedCamera({ resolutionH: 2500, resolutionMp: 5.013504 }).merged.attrs.resolutionMp).toBe(5.013504);
  expect(mergedCamera({ resolutionH: 2500 }, [], stated).merged.attrs.resolutionMp).toBe(5);
  expect(mergedCamera({ frameRateFps: 30 }).merged.attrs.resolutionMp).toBe(5.013504);
});

test('a value that the record gives as computed, as an exported file does, is computed anew', () => {
  const { attrs, source } = computedCamera;
  const exported = cameraOf({ ...attrs, resolutionH: 4096 }, source.derived);
  const { merged, changes } = mergeRecord(exported, [], computedCamera, cameraCategory);
  expect(merged.attrs.resolutionMp).toBe(8.388608);
  expect(merged.source.derived).toEqual(source.derived);
  expect(changes.map(({ key }) => key)).toEqual(['resolutionMp', 'resolutionH']);
});
