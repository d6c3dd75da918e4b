import { expect, test } from 'vitest';
import { suspiciousRecords } from '../import/import-files';
import { productRecords, siteData } from '../import/site-data.fixture';
import { validateRecords } from '../import/validate';
import { type KnownFigures, usualFigures } from './usual-figures';

const stored = siteData.categories.flatMap(({ code }) =>
  validateRecords(`${code}.json`, productRecords(code), siteData),
);
const usual = usualFigures(stored);

const reasonsOf = (category: string, attrs: object, among = usual) => {
  const value = { category, brand: '明视达', model: 'X', attrs };
  const records = validateRecords('own.json', [{ record: 1, value }], siteData);
  return suspiciousRecords(records, siteData, among).flatMap(({ reasons }) => reasons);
};

test.each([
  ['area-camera', { weightG: 0.065 }, /^重量 0\.065 g 远小于同类产品的 .* g，单位可能写错$/],
  ['area-camera', { pixelSizeUm: 3450 }, /^像元尺寸 3450 µm 远大于同类产品的 .* µm，单位可能写错$/],
  ['telecentric-lens', { workingDistanceMm: 0.11 }, /^工作距离 0\.11 mm 远小于/],
  ['line-camera', { lineRateKhz: 80_000 }, /^最高行频 80000 kHz 远大于/],
])('of a %s, %o looks like a slip in the unit', (category, attrs, reason) => {
  expect(reasonsOf(category, attrs)).toEqual([expect.stringMatching(reason)]);
});

test('figures in the units of the site do not', () => {
  expect(reasonsOf('area-camera', { weightG: 65, pixelSizeUm: 3.45, tempRangeC: [0, 50] })).toEqual([]);
});

test('no product of the site is unusual among the others', () => {
  const found = suspiciousRecords(stored, siteData, usual).flatMap(({ model, reasons }) =>
    reasons.flatMap(reason => (reason.includes('单位可能写错') ? `${model}: ${reason}` : [])),
  );
  expect(found).toEqual([]);
});

const cameras = (count: number, weightG: number): KnownFigures[] =>
  Array.from({ length: count }, () => ({ categoryId: 1, attrs: { weightG } }));

test('among few products nothing is usual', () => {
  expect(reasonsOf('area-camera', { weightG: 0.06 }, usualFigures(cameras(19, 60)))).toEqual([]);
  expect(reasonsOf('area-camera', { weightG: 0.06 }, usualFigures(cameras(20, 60)))).toHaveLength(1);
});

test('a slip that is already in does not hide the next', () => {
  const mixed = usualFigures([...cameras(200, 60), ...cameras(1, 0.05)]);
  expect(reasonsOf('area-camera', { weightG: 0.06 }, mixed)).toHaveLength(1);
});
