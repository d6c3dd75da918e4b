import writeXlsxFile, { type CellObject, type Row } from 'write-excel-file/node';
import { type CalculationSheet, computeSheet } from './calculation-sheet';
import { fitToWidth } from './fit-to-width';
import { addresses, excelFormula } from './layout';
import { withResults } from './with-results';

const text = (value: string, more: Partial<CellObject> = {}): CellObject => ({ value, type: String, ...more });
const head = { fontWeight: 'bold', backgroundColor: '#f2f3f5' } as const;
const heads = (labels: readonly string[]): Row => labels.map(label => text(label, head));
const wrapped = { wrap: true, alignVertical: 'top' } as const;

/** A workbook that computes: figures to type in on yellow, results as formulas, each with its formula and source in words. */
export async function writeCalculation(sheet: CalculationSheet): Promise<Buffer> {
  const rows: Row[] = [
    [text(sheet.title, { fontWeight: 'bold', fontSize: 14 })],
    [text(sheet.summary)],
    [],
    heads(['符号', '输入（黄色格可改）', '数值', '单位', '说明']),
    ...sheet.inputs.map(
      ({ symbol, label, value, unit, note }): Row => [
        text(symbol),
        text(label),
        { value, type: Number, backgroundColor: '#fff3c4', align: 'right' },
        text(unit),
        text(note ?? '', wrapped),
      ],
    ),
    [],
    heads(['符号', '结果', '数值', '单位', '公式', '出处', '说明']),
    ...sheet.steps.map((step): Row => {
      const { symbol, label, unit, expression, source } = step.definition;
      return [
        text(symbol),
        text(label),
        { value: excelFormula(sheet, step), type: 'Formula', format: '0.0000', align: 'right' },
        text(unit),
        text(`${symbol} = ${expression}`, wrapped),
        text(source.name, wrapped),
        text(step.note ?? '', wrapped),
      ];
    }),
    [],
    ...sheet.limits.map((limit): Row => [text(`注意：${limit}`)]),
    [text('数值须为正；单位按表中所写。表中公式与视选选型页所用的一致。')],
  ];
  const columns = [8, 30, 14, 8, 46, 34, 44].map(width => ({ width }));
  const options = { sheet: sheet.title, columns };
  const workbook = await writeXlsxFile(rows, options, { features: [fitToWidth] }).toBuffer();
  const values = computeSheet(sheet);
  const at = addresses(sheet);
  const results = sheet.steps.map(({ name }) => [at[name] ?? '', values[name] ?? Number.NaN]);
  return withResults(workbook, Object.fromEntries(results));
}
