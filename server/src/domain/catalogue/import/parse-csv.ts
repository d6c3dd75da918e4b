import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from './import-error';
import type { RawRecord } from './raw-record';

const PLAIN_COLUMNS = ['category', 'brand', 'series', 'model', 'seriesLevel', 'images'];
const SOURCE_COLUMNS = ['confidence', 'tier', 'url', 'viaUrl', 'derived', 'fieldSources', 'notes'];
/** Lists have no shape of their own in a table: these hold JSON. The values are examples for messages. */
const JSON_COLUMNS: Readonly<Record<string, string>> = {
  'source.derived': '[{"key":"…","how":"…"}]',
  'source.fieldSources': '[{"key":"…","url":"…"}]',
  images: '[{"file":"…","kind":"照片","credit":"…","licence":"…"}]',
};
const REQUIRED_COLUMNS = ['category', 'brand', 'model'];
const known = new Set([...PLAIN_COLUMNS, ...SOURCE_COLUMNS.map(column => `source.${column}`)]);
const EXPECTED_COLUMNS = `${PLAIN_COLUMNS.join('、')}、attrs.<参数> 或 source.<${SOURCE_COLUMNS.join('|')}>`;

type Fault = (record: number | null, field: string | null, value: unknown, problem: string, expected: string) => Error;

function readTable(text: string, fault: Fault): string[][] {
  try {
    return parse(text, { relax_column_count: true, skip_empty_lines: true, skip_records_with_empty_values: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? `（第 ${error.lines} 行附近）` : '';
    throw fault(null, null, undefined, `CSV 语法有误${line}`, '以逗号分隔、引号成对的 CSV');
  }
}

function checkColumns(columns: string[], fault: Fault) {
  const stranger = columns.find(column => !known.has(column) && !column.startsWith('attrs.'));
  if (stranger !== undefined) throw fault(null, null, undefined, `列「${stranger}」不认识`, EXPECTED_COLUMNS);
  const twin = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twin !== undefined) throw fault(null, null, undefined, `列「${twin}」重复`, '每列只出现一次');
  const missing = REQUIRED_COLUMNS.find(column => !columns.includes(column));
  if (missing !== undefined)
    throw fault(null, null, undefined, `缺少列「${missing}」`, '首行含 category、brand、model 三列');
}

const YES_NO = new Map([
  ['true', true],
  ['false', false],
  ['是', true],
  ['否', false],
]);

function readCell(column: string, cell: string, fault: (value: string, expected: string) => Error): unknown {
  if (column === 'seriesLevel') return YES_NO.get(cell.trim().toLowerCase()) ?? cell;
  const example = JSON_COLUMNS[column];
  if (example === undefined) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    throw fault(cell, `JSON 数组，如 ${example}`);
  }
}

/**
 * Records of a CSV table whose columns are the keys of a record: `brand`, `attrs.pixelSizeUm`, `source.url`. A range is
 * written `10~20`, several values are joined by `|`, an empty cell means unknown.
 * @throws ImportError when the table is broken or has a column that is not known
 */
export function parseCsv(file: string, text: string): RawRecord[] {
  const fault: Fault = (record, field, value, problem, expected) =>
    new ImportError({ file, record, field, value, problem, expected });
  const [heading = [], ...rows] = readTable(text, fault);
  const columns = heading.map(column => column.trim());
  checkColumns(columns, fault);
  return rows.map((row, index) => {
    const record = index + 1;
    if (row.length !== columns.length)
      throw fault(record, null, undefined, `有 ${row.length} 列`, `与首行相同的 ${columns.length} 列`);
    const cells = columns.flatMap((column, at) => {
      const cell = row[at] ?? '';
      const refuse = (value: string, expected: string) => fault(record, column, value, '不是 JSON', expected);
      return cell.trim() === '' ? [] : [[column, readCell(column, cell, refuse)] as const];
    });
    const below = (prefix: string) =>
      Object.fromEntries(
        cells.flatMap(([key, value]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [])),
      );
    const plain = Object.fromEntries(cells.filter(([key]) => PLAIN_COLUMNS.includes(key)));
    return { record, value: { ...plain, attrs: below('attrs.'), source: below('source.') } };
  });
}
