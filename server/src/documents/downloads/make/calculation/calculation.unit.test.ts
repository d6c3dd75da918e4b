import { read, type WorkBook } from '@e965/xlsx';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import calculate from 'xlsx-calc';
import { computeSheet, type InputCell } from './calculation-sheet';
import { addresses } from './layout';
import { sheets } from './sheets';
import { writeCalculation } from './write-calculation';

calculate.import_functions({
  PI: () => Math.PI,
  // Away from zero, as spreadsheets define it.
  ROUNDUP: (value, digits) => (Math.sign(value) * Math.ceil(Math.abs(value) * 10 ** digits)) / 10 ** digits,
});

/** Plausible inputs: within a factor of two of the example. */
const given = (inputs: readonly InputCell[]) =>
  fc.record(
    Object.fromEntries(
      inputs.map(({ name, value }) => {
        const whole = Number.isInteger(value) && value > 20;
        const range = { min: value / 2, max: value * 2 };
        return [
          name,
          whole
            ? fc.integer({ min: Math.ceil(range.min), max: Math.floor(range.max) })
            : fc.double({ ...range, noNaN: true }),
        ];
      }),
    ),
  );

describe.each(sheets.map(sheet => [sheet.title, sheet] as const))('%s', (_, sheet) => {
  let book: WorkBook;
  const at = addresses(sheet);
  const cells = () => book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  beforeAll(async () => {
    book = read(await writeCalculation(sheet), { cellFormula: true });
  });

  test('every step names cells above it, and every input of its formula', () => {
    const known = new Set(sheet.inputs.map(({ name }) => name));
    for (const { name, inputNames, from } of sheet.steps) {
      expect(Object.keys(from).sort()).toEqual([...inputNames].sort());
      for (const source of Object.values(from)) expect(known).toContain(source);
      known.add(name);
    }
    expect(new Set(Object.values(at)).size).toBe(Object.keys(at).length);
  });

  test('a library that opens the workbook and computes it anew gets what the engine gets', () => {
    fc.assert(
      fc.property(given(sheet.inputs), values => {
        for (const [name, value] of Object.entries(values)) cells()[at[name] ?? ''].v = value;
        calculate(book);
        const expected = computeSheet(sheet, values);
        for (const { name } of sheet.steps) {
          const computed: unknown = cells()[at[name] ?? '']?.v;
          const wanted = expected[name] ?? Number.NaN;
          expect(Number(computed), name).toBeCloseTo(wanted, 9 - Math.ceil(Math.log10(Math.abs(wanted) + 1)));
        }
      }),
      { numRuns: 50 },
    );
  });
});

test.each(sheets)('$code is printed on one page across', async sheet => {
  const files = unzipSync(await writeCalculation(sheet));
  const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(xml).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/);
  expect(xml).toMatch(/<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"\/>/);
});

test.each(sheets)('$code: a symbol stands for one thing, in whatever unit', ({ inputs, steps }) => {
  const rows = [...inputs, ...steps.map(({ definition }) => definition)];
  const plain = (label: string) => label.replace(/（.*）$/, '');
  // 焦距 and 选定的标准焦距 are one thing, computed and chosen.
  const apart = (a: string, b: string) => !plain(a).includes(plain(b)) && !plain(b).includes(plain(a));
  const clashes = rows.filter(({ symbol, label }) =>
    rows.some(other => other.symbol === symbol && apart(other.label, label)),
  );
  expect(clashes.map(({ symbol, label }) => `${symbol} ${label}`)).toEqual([]);
});
