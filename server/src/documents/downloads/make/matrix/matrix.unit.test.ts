import { read, utils } from '@e965/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { siteIndex } from '../../../../../test/site-catalogue';
import type { CatalogueIndex } from '../../../../domain/catalogue/index/build';
import { judge, type MatrixLens } from './judge';
import { type MatrixBook, matrixBook } from './matrix-book';
import { cellText, writeMatrix } from './write-matrix';

const twoThirds = { widthMm: 8.8, heightMm: 6.6 };
const lens = (facts: Partial<MatrixLens>): MatrixLens => ({
  ...{ brand: '', series: null, model: '', focalLengthMm: null, imageCircleMm: null, format: null },
  ...facts,
});
const named = (code: string) => lens({ format: { code, label: code } });

test.each([
  [lens({ imageCircleMm: 11 }), '覆盖 +0.0'],
  [lens({ imageCircleMm: 17.6 }), '覆盖 +6.6'],
  [lens({ imageCircleMm: 10.97 }), '略小 −0.03'],
  [lens({ imageCircleMm: 10.8 }), '略小 −0.2'],
  [lens({ imageCircleMm: 10.7 }), '不足 −0.3'],
  [lens({ imageCircleMm: 6 }), '不足 −5.0'],
  [named('2/3in'), '覆盖 *'],
  [named('1/2in'), '不足 *'],
  [named('1.1in'), '覆盖 *'],
  // The figure decides, whatever the name says.
  [lens({ imageCircleMm: 6, format: { code: '1.1in', label: '' } }), '不足 −5.0'],
  [named('someday'), '未标注'],
  [lens({}), '未标注'],
])('a 2/3" sensor behind %j: %s', (given, expected) => {
  expect(cellText(judge(given, twoThirds))).toBe(expected);
});

let index: CatalogueIndex;
let book: MatrixBook;
beforeAll(async () => {
  index = await siteIndex();
  const [lenses, cameras] = [index.segments.get(2), index.segments.get(1)];
  if (!lenses || !cameras) throw new Error('no lenses or cameras');
  book = matrixBook(lenses, cameras);
});

test('every lens with a known mount is on the sheet of each of its mounts, and no camera of another mount beside it', () => {
  const lenses = index.segments.get(2)?.products ?? [];
  const mounted = lenses.flatMap(({ model, attrs }) => [attrs.mount ?? []].flat().map(() => model));
  const byFormat = book.sheets.filter(({ name }) => name.endsWith('靶面格式'));
  expect(byFormat.flatMap(sheet => sheet.lenses.map(({ model }) => model)).toSorted()).toEqual(mounted.toSorted());
  const cameras = index.segments.get(1)?.products ?? [];
  const withC = cameras.filter(({ attrs }) => [attrs.mount].flat().includes('c') && attrs.sensorWidthMm);
  const columns = book.sheets.find(({ name }) => name === 'C 口 × 相机靶面')?.columns ?? [];
  expect(columns.map(({ detail }) => Number.parseInt(detail, 10)).reduce((a, b) => a + b)).toBe(withC.length);
  const diagonals = columns.map(({ widthMm, heightMm }) => Math.hypot(widthMm, heightMm));
  expect(diagonals).toEqual(diagonals.toSorted((a, b) => a - b));
});

test('the workbook opens: a sheet for each, a line for each lens, every cell a verdict', async () => {
  const file = read(await writeMatrix(book));
  expect(file.SheetNames).toEqual(['说明', ...book.sheets.map(({ name }) => name)]);
  for (const { name, lenses, columns } of book.sheets) {
    const sheet = file.Sheets[name];
    if (!sheet) throw new Error(`no ${name}`);
    const [head = [], ...rows] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
    expect(head).toHaveLength(6 + columns.length);
    expect(rows.map(row => row[2])).toEqual(lenses.map(({ model }) => model));
    for (const row of rows)
      for (const cell of row.slice(6)) expect(cell).toMatch(/^(覆盖|略小|不足) ([+−]\d+\.\d+|\*)$|^未标注$/);
    // The larger the sensor, the less it is covered: no 覆盖 stands right of a 不足.
    for (const row of rows) {
      const firstShort = row.findIndex(cell => String(cell).startsWith('不足'));
      const lastFull = row.findLastIndex(cell => String(cell).startsWith('覆盖'));
      if (firstShort >= 0) expect(lastFull).toBeLessThan(firstShort);
    }
  }
  const notes = utils.sheet_to_json<string[]>(file.Sheets.说明 ?? {}, { header: 1 }).flat();
  expect(notes.join('')).toContain('规格名对应的尺寸各家不一');
});
