import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readSheet } from '../../../test/read-document';
import type { ExportCell, ExportTable } from './export-table';
import { writeXlsx } from './write-xlsx';

const table = (rows: ExportCell[][]): ExportTable => ({
  title: '面阵相机：全局[快门]/很长很长很长很长很长很长很长很长很长很长的名称',
  columns: [
    { label: '型号', numeric: false },
    { label: '像元尺寸（µm）', numeric: true },
  ],
  rows,
});

test('a reader of XLSX gets texts as texts and numbers as numbers', async () => {
  const rows: ExportCell[][] = [
    ['=1+1', 3.45],
    ['<海康>&"机器人"', -10],
    ['-5', null],
    ['007', 0.1],
  ];
  expect(readSheet(await writeXlsx(table(rows)))).toEqual([
    ['型号', '像元尺寸（µm）'],
    ['=1+1', 3.45],
    ['<海康>&"机器人"', -10],
    ['-5', null],
    ['007', 0.1],
  ]);
});

test('the head stays in view, columns are as wide as their contents need, nothing is a formula', async () => {
  const files = unzipSync(
    await writeXlsx(
      table([
        ['=1+1', 1],
        ['一个相当长的型号名称一个相当长的型号名称', 2],
      ]),
    ),
  );
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"|<pane [^>]*state="frozen"[^>]*ySplit="1"/);
  const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(match => Number(match[1]));
  expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
  expect(Math.max(...widths)).toBeLessThan(45);
  expect(sheet).not.toContain('<f>');
});

test('any text can be written and read back, but for what XML cannot hold', async () => {
  const text = fc.string({ unit: 'binary', minLength: 1 }).map(value => `甲${value}乙`);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(text, fc.double({ noNaN: true, noDefaultInfinity: true })), { minLength: 1, maxLength: 6 }),
      async rows => {
        const [, ...back] = readSheet(await writeXlsx(table(rows)));
        expect(back.map(([name]) => plain(String(name)))).toEqual(rows.map(([name]) => plain(name)));
        // XLSX has no -0.
        expect(back.map(([, value]) => value)).toEqual(rows.map(([, value]) => value + 0));
      },
    ),
    { numRuns: 20 },
  );
});

/** XML holds no control characters, and line ends are folded on reading. */
const plain = (text: string) =>
  text.replaceAll(
    /[^\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffc}\u{10000}-\u{10ffff}]|\p{Noncharacter_Code_Point}|\r|\n|\t/gu,
    '',
  );
