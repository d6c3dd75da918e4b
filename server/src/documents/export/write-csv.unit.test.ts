import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardFormula } from '../../platform/text/formula-cells';
import { type ExportCell, type ExportTable, UNKNOWN } from './export-table';
import { csvPieces } from './write-csv';

const table = (rows: ExportCell[][], labels = ['甲', '乙', '丙']): ExportTable => ({
  title: '测试',
  columns: labels.map(label => ({ label, numeric: false })),
  rows,
});
const written = (value: ExportTable) => [...csvPieces(value)].join('');
const read = (csv: string): string[][] => parse(csv, { bom: true, record_delimiter: '\r\n' });
const readBack = (cell: ExportCell) => (typeof cell === 'number' ? String(cell) : guardFormula(cell ?? UNKNOWN));

const evil = fc.oneof(
  fc.constantFrom(
    '=1+1',
    '+86',
    '-3',
    '-3.5',
    '-2+3',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\n=x',
    '＝1',
    "'=1",
    '"',
    '""',
    ',',
    '\r\n',
    '',
  ),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '"', ',', '\n', ''), fc.string({ unit: 'grapheme' }))
    .map(parts => parts.join('')),
);
const cell: fc.Arbitrary<ExportCell> = fc.oneof(
  evil,
  fc.constant(null),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

test('whatever the cells hold, a reader of CSV gets it back', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { maxLength: 12 }), rows => {
      expect(read(written(table(rows)))).toEqual([['甲', '乙', '丙'], ...rows.map(row => row.map(readBack))]);
    }),
  );
});

test('no text begins as a formula does, and nothing but an apostrophe is added', () => {
  fc.assert(
    fc.property(evil, text => {
      const guarded = guardFormula(text);
      expect(guarded === text || guarded === `'${text}`).toBe(true);
      if (!/^-\d+(\.\d+)?$/.test(guarded)) expect(guarded).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});

test.each([
  ['=HYPERLINK("http://a")', `'=HYPERLINK("http://a")`],
  ['-10~60', "'-10~60"],
  ['-10', '-10'],
  ['-0.5', '-0.5'],
  ['MV-CS050', 'MV-CS050'],
])('%s is written as %s', (text, expected) => {
  expect(guardFormula(text)).toBe(expected);
});

test('begins with the mark by which Excel knows UTF-8, and ends its lines as RFC 4180 says', () => {
  const bytes = Buffer.from(written(table([['靶面', 2.5, null]])));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toBe('\ufeff甲,乙,丙\r\n靶面,2.5,未标注\r\n');
});

test('many rows come piece by piece, so that others are answered meanwhile', () => {
  const pieces = [...csvPieces(table(Array.from({ length: 1000 }, (_, i) => [i, null, 'x'])))];
  expect(pieces.length).toBeGreaterThan(3);
  expect(read(pieces.join(''))).toHaveLength(1001);
});
