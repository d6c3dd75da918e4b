import { CsvError, parse } from 'csv-parse/sync';
import { withoutGuard } from '../../../platform/text/formula-cells';
import { ImportError, type ImportFault, refuseFaults } from './import-error';
import type { RawRecord } from './raw-record';
import { repeatedKeys } from './repeated-keys';

const PLAIN_COLUMNS = ['category', 'brand', 'series', 'model', 'seriesLevel', 'images'];
const SOURCE_COLUMNS = ['confidence', 'tier', 'url', 'viaUrl', 'derived', 'fieldSources', 'notes'];
/** Lists have no shape of their own in a table: these hold JSON. The values are examples for messages. */
const JSON_COLUMNS: Readonly<Record<string, string>> = {
  'source.derived': '[{"key":"…","how":"…"}]',
  'source.fieldSources': '[{"key":"…","url":"…"}]',
  images: '[{"file":"…","kind":"照片","credit":"…","licence":"…"}]',
};
const known = new Set([...PLAIN_COLUMNS, ...SOURCE_COLUMNS.map(column => `source.${column}`)]);

/** Which columns a table has beside those of products, and which it must have. */
export interface TableForm {
  others: readonly string[];
  required: readonly string[];
}
const products: TableForm = { others: [], required: ['category', 'brand', 'model'] };

const expectedColumns = ({ others }: TableForm) =>
  `${[...others, ...PLAIN_COLUMNS].join('、')}、attrs.<参数> 或 source.<${SOURCE_COLUMNS.join('|')}>`;

/** Makes the refusal of the table as a whole. */
type Fault = (problem: string, expected: string) => Error;

interface Row {
  cells: string[];
  /** Line of the file on which it ends. */
  line: number;
}

function readTable(text: string, fault: Fault): Row[] {
  try {
    const lines: number[] = [];
    const rows = parse(text, {
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record(record: string[], context) {
        lines.push(context.lines);
        return record;
      },
    });
    return rows.map((cells, at) => ({ cells, line: lines[at] ?? 0 }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? `（第 ${error.lines} 行附近）` : '';
    throw fault(`CSV 语法有误${line}`, '以逗号分隔、引号成对的 CSV');
  }
}

/** What is wrong with the heading: every column that is not known, there before, or missing. */
function columnFaults(file: string, columns: readonly string[], line: number, form: TableForm): ImportFault[] {
  const fault = (problem: string, expected: string, column?: number): ImportFault => ({
    file,
    record: null,
    place: column === undefined ? `第 ${line} 行` : `第 ${line} 行 ${columnLetters(column)} 列`,
    field: null,
    value: undefined,
    problem,
    expected,
  });
  const isKnown = (column: string) => known.has(column) || form.others.includes(column) || column.startsWith('attrs.');
  return [
    ...columns.flatMap((column, at) =>
      isKnown(column) ? [] : [fault(`列「${column}」不认识`, expectedColumns(form), at)],
    ),
    ...columns.flatMap((column, at) =>
      columns.indexOf(column) < at ? [fault(`列「${column}」重复`, '每列只出现一次', at)] : [],
    ),
    ...form.required
      .filter(column => !columns.includes(column))
      .map(column => fault(`缺少列「${column}」`, `首行含 ${form.required.join('、')} 三列`)),
  ];
}

const YES_NO = new Map([
  ['true', true],
  ['false', false],
  ['是', true],
  ['否', false],
]);

/** The value of a cell; `NOT_JSON` where JSON was to be. */
function readCell(column: string, cell: string): unknown {
  if (column === 'seriesLevel') return YES_NO.get(cell.trim().toLowerCase()) ?? cell;
  if (JSON_COLUMNS[column] === undefined) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    return NOT_JSON;
  }
}
const NOT_JSON = Symbol('not JSON');

/** As spreadsheets name columns, from 0: A … Z, AA … */
function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** Spreadsheets write columns behind the last used one, with nothing in them. */
function withoutEmptyEnd(rows: readonly Row[]): Row[] {
  const widthOf = ({ cells }: Row) => cells.findLastIndex(cell => cell.trim() !== '') + 1;
  // Not by spreading: a table may have more rows than a call has room for arguments.
  const used = rows.reduce((widest, row) => Math.max(widest, widthOf(row)), 0);
  const named = rows[0]?.cells.findLastIndex(cell => cell.trim() !== '') ?? -1;
  const width = Math.max(used, named + 1);
  return rows.map(({ cells, line }) => ({
    cells: cells.slice(width).every(cell => cell.trim() === '') ? cells.slice(0, width) : cells,
    line,
  }));
}

/**
 * Records of a CSV table whose columns are the keys of a record: `brand`, `attrs.pixelSizeUm`, `source.url`. A range is
 * written `10~20`, several values are joined by `|`, an empty cell means unknown. An apostrophe before what a spreadsheet
 * would calculate, as exports write it, is no part of the text.
 * @param form by default that of products
 * @throws ImportError when the table is broken or has a column that is not known
 */
export function parseCsv(file: string, text: string, form = products): RawRecord[] {
  const [heading, ...rows] = withoutEmptyEnd(
    readTable(text, (problem, expected) => tableFault(file, problem, expected)),
  );
  const columns = heading?.cells.map(column => column.trim()) ?? [];
  refuseFaults(columnFaults(file, columns, heading?.line ?? 1, form));
  return rows.map((row, index) => readRow(file, columns, row, index + 1));
}

const tableFault = (file: string, problem: string, expected: string) =>
  new ImportError({ file, record: null, field: null, value: undefined, problem, expected });

function readRow(file: string, columns: readonly string[], { cells: row, line }: Row, record: number): RawRecord {
  const place = (field: string | null) => {
    // `source.derived.0.key` stands in the column `source.derived`.
    const column = columns.findIndex(name => field === name || field?.startsWith(`${name}.`));
    return column < 0 ? `第 ${line} 行` : `第 ${line} 行 ${columnLetters(column)} 列`;
  };
  const fault = (field: string | null, value: unknown, problem: string, expected: string): ImportFault => ({
    file,
    record,
    place: place(field),
    field,
    value,
    problem,
    expected,
  });
  if (row.length !== columns.length) {
    const expected = `与首行相同的 ${columns.length} 列`;
    return { record, value: null, place, faults: [fault(null, undefined, `有 ${row.length} 列`, expected)] };
  }
  const read = columns.flatMap((column, at) => {
    const cell = withoutGuard(row[at] ?? '');
    return cell.trim() === '' ? [] : [[column, readCell(column, cell), cell] as const];
  });
  const faults = read.flatMap(([column, value, cell]) => {
    const example = JSON_COLUMNS[column];
    if (value === NOT_JSON) return [fault(column, cell, '不是 JSON', `JSON 数组，如 ${example}`)];
    if (example === undefined) return [];
    return repeatedKeys(cell).map(({ path }) =>
      fault([column, ...path].join('.'), undefined, '重复', '每个字段在同一对象中只出现一次'),
    );
  });
  const cells = read.filter(([, value]) => value !== NOT_JSON);
  const below = (prefix: string) =>
    Object.fromEntries(
      cells.flatMap(([key, value]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [])),
    );
  const plain = Object.fromEntries(cells.filter(([key]) => !key.includes('.')).map(([key, value]) => [key, value]));
  return { record, value: { ...plain, attrs: below('attrs.'), source: below('source.') }, place, faults };
}
