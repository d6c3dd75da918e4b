import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { readPdf, squeeze } from '../../../test/read-document';
import type { DataSheet } from '../data-sheet/data-sheet';
import { writeDataSheet } from '../data-sheet/write-data-sheet';
import { linked } from './document-facts';
import { setPages } from './typesetter';

const known = (label: string, value: string | null) => ({ label, value, unit: '', derived: false });

const sheet: DataSheet = {
  category: '面阵相机',
  brand: '某厂',
  series: null,
  model: 'A-1',
  name: '相机',
  warning: null,
  drawing: {
    svg: '<svg viewBox="0 0 480 360"><style>.sx-drawing{--accent:red}</style><text x="9" y="99" style="fill:var(--accent)">龘 Ø 3</text></svg>',
    caption: '外形图',
  },
  keyFigures: [known('帧率', '9')],
  groups: [{ title: '性能', rows: [known('帧率', '9'), known('位深', null)] }],
  missing: ['功耗'],
  inapplicable: ['外径'],
  note: null,
  source: [{ term: '出处', text: 'https://a.example/%E4%B8%AD?q=中#x（甲、乙）' }],
  updatedAt: '2026-01-02T03:04:05.000Z',
  address: '',
};

const signs = [
  '#panic("x") #image("/data.json") #{1+1}',
  '$x^2$ *重* _斜_ `码` ~ -- ... "引"',
  '@data <label> = 题 - 项 + 项 / 项',
  '\\ \\u{41} \\# [a] (b) {c} //注 /*注*/',
];

test.each(signs)('%s is set as it was typed, wherever it stands', async typed => {
  const said: DataSheet = {
    ...sheet,
    ...{ category: typed, brand: typed, series: typed, model: typed, name: typed, warning: typed },
    drawing: { ...sheet.drawing, caption: typed },
    keyFigures: [known(typed, typed)],
    groups: [{ title: typed, rows: [known(typed, typed), known(typed, null)] }],
    missing: [typed],
    note: typed,
    source: [{ term: '备注', text: typed }],
  };
  const pdf = await writeDataSheet(said);
  const text = await readPdf(pdf);
  expect(text.split(squeeze(typed)).length - 1).toBeGreaterThanOrEqual(12);
  const { info } = await (await getDocumentProxy(new Uint8Array(pdf))).getMetadata();
  expect(info).toMatchObject({
    Title: `${typed} ${typed} 参数单`,
    Subject: typed,
    Author: '视选',
    Language: 'zh-CN',
  });
});

test('a word that is wider than its place is broken, not cut off, and copied whole', async () => {
  const long = 'X'.repeat(150);
  const pdf = await writeDataSheet({ ...sheet, model: long, groups: [{ title: '性能', rows: [known(long, long)] }] });
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  const rights = items.map(item => ('str' in item ? Number(item.transform[4]) + item.width : 0));
  expect(Math.max(...rights)).toBeLessThan(547.5);
  expect((await readPdf(pdf)).split(long).length - 1).toBe(3);
});

test('a drawing has the letters and colours of paper', async () => {
  const text = await readPdf(await writeDataSheet(sheet));
  expect(text).toContain('〓Ø3');
});

test('the address of a source is linked as it stands, its own escapes once', () => {
  expect(linked({ text: 'https://a.example/%E4%B8%AD?q=中#x（甲、乙）' }).url).toBe(
    'https://a.example/%E4%B8%AD?q=%E4%B8%AD#x',
  );
  expect(linked({ text: '见 https://a.example' }).url).toBeNull();
});

test('data that a template cannot set is an error with the place, and the next document is set all the same', async () => {
  const folder = join(import.meta.dirname, '../data-sheet');
  await expect(setPages({ folder, main: 'data-sheet.typ', data: '{}' })).rejects.toThrow('data-sheet.typ 4:');
  expect(await readPdf(await writeDataSheet(sheet))).toContain('某厂');
});
