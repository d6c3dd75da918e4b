import type { AttributeValue } from '@shixuan/api';
import { guardFormula } from '../../../platform/text/formula-cells';
import type { CategoryEntry } from '../import/category-file';
import type { ExportedRecord } from './exported-record';

/** Forms in which an import takes records. */
export type ExportForm = 'json' | 'csv';

/** How the records of a category are written: what comes first, each record, what stands between them and what comes last. */
export interface RecordTexts {
  head: string;
  record: (record: ExportedRecord) => string;
  between: string;
  end: string;
}

/** One record per line, as in `data/products`. */
const json: RecordTexts = { head: '[\n', record: record => JSON.stringify(record), between: ',\n', end: '\n]\n' };

/** Spreadsheets take a CSV for the encoding of their country unless it says that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that no spreadsheet calculates, with quotes where it needs them. Spaces at its ends are kept by quotes only. */
function cell(value: string): string {
  const text = guardFormula(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
const row = (cells: readonly string[]) => `${cells.map(cell).join(',')}\n`;

/** The reverse of what `import/parse-csv.ts` and the readers of values do. */
function valueText(value: AttributeValue | undefined, type: CategoryEntry['attributes'][number]['type']): string {
  if (value === undefined) return '';
  if (!Array.isArray(value)) return String(value);
  return type === 'range' ? value.map(end => end ?? '').join('~') : value.join('|');
}

const listText = (list: readonly unknown[]) => (list.length === 0 ? '' : JSON.stringify(list));

function csv({ attributes }: CategoryEntry): RecordTexts {
  const columns: [string, (record: ExportedRecord) => string][] = [
    ['category', ({ category }) => category],
    ['brand', ({ brand }) => brand],
    ['series', ({ series }) => series ?? ''],
    ['model', ({ model }) => model],
    ['seriesLevel', ({ seriesLevel }) => (seriesLevel ? 'true' : '')],
    ...attributes.map(({ key, type }): [string, (record: ExportedRecord) => string] => [
      `attrs.${key}`,
      ({ attrs }) => valueText(attrs[key], type),
    ]),
    ...(['confidence', 'tier', 'url', 'viaUrl', 'notes'] as const).map(
      (field): [string, (record: ExportedRecord) => string] => [`source.${field}`, ({ source }) => source[field] ?? ''],
    ),
    ['source.derived', ({ source }) => listText(source.derived)],
    ['source.fieldSources', ({ source }) => listText(source.fieldSources)],
    ['images', ({ images }) => listText(images ?? [])],
  ];
  return {
    head: BYTE_ORDER_MARK + row(columns.map(([name]) => name)),
    record: record => row(columns.map(([, textOf]) => textOf(record))),
    between: '',
    end: '',
  };
}

export const recordTexts = (form: ExportForm, category: CategoryEntry): RecordTexts =>
  form === 'json' ? json : csv(category);
