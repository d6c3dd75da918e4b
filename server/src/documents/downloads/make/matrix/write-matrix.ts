import writeXlsxFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { type CoverageState, judge, type MatrixCell, type MatrixLens } from './judge';
import type { MatrixBook, MatrixColumn, MatrixSheet } from './matrix-book';

const words: Record<CoverageState, string> = {
  full: '覆盖',
  'slightly-short': '略小',
  short: '不足',
  unknown: '未标注',
};
const grounds: Record<CoverageState, Partial<CellObject>> = {
  full: { backgroundColor: '#d7f0dd', textColor: '#0b5c2a' },
  'slightly-short': { backgroundColor: '#fff3c4', textColor: '#7a4f00' },
  short: { backgroundColor: '#fbe0de', textColor: '#8f1f17' },
  unknown: { textColor: '#6b7785' },
};
const head = { fontWeight: 'bold', backgroundColor: '#f2f3f5', wrap: true, alignVertical: 'top' } as const;
const text = (value: string, more: Partial<CellObject> = {}): CellObject => ({ value, type: String, ...more });
const figure = (value: number | null): CellObject =>
  value === null ? text('未标注', { textColor: '#6b7785', align: 'right' }) : { value, type: Number, align: 'right' };

/** At least one decimal, and as many as a difference that is not 0 needs. */
function signed(value: number): string {
  const digits = value !== 0 && Math.abs(value) < 0.05 ? 2 : 1;
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
}

/** `覆盖 +6.5`, `略小 −0.2`, `不足 *`, `未标注` */
export function cellText({ state, marginMm, byName }: MatrixCell): string {
  if (byName) return `${words[state]} *`;
  return marginMm === null ? words[state] : `${words[state]} ${signed(marginMm)}`;
}

/** The pictures that a sheet may hold decide its type; these hold none. */
type Page = Sheet<Buffer>;

const leading = ['品牌', '系列', '型号', '焦距 mm', '像圈 mm', '最大靶面'];
const leadingWidths = [20, 16, 22, 9, 9, 10];

const printed = (value: number) => String(Number(value.toFixed(2)));
const headsOf = ({ title, detail, widthMm, heightMm }: MatrixColumn) =>
  `${title}\n${printed(widthMm)} × ${printed(heightMm)} mm\n对角线 ${printed(Math.hypot(widthMm, heightMm))} mm\n${detail}`;

function lensRow(lens: MatrixLens, columns: readonly MatrixColumn[]): Row {
  return [
    text(lens.brand),
    text(lens.series ?? ''),
    text(lens.model, { fontWeight: 'bold' }),
    figure(lens.focalLengthMm),
    figure(lens.imageCircleMm),
    lens.format ? text(lens.format.label) : text('未标注', { textColor: '#6b7785' }),
    ...columns.map((column): CellObject => {
      const cell = judge(lens, column);
      return text(cellText(cell), { ...grounds[cell.state], align: 'center' });
    }),
  ];
}

const sheetOf = ({ name, lenses, columns }: MatrixSheet): Page => ({
  sheet: name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
  orientation: 'landscape',
  stickyRowsCount: 1,
  stickyColumnsCount: 3,
  columns: [...leadingWidths, ...columns.map(() => 17)].map(width => ({ width })),
  data: [
    [...leading, ...columns.map(headsOf)].map(label => text(label, { ...head, height: 78 })),
    ...lenses.map(lens => lensRow(lens, columns)),
  ],
});

/** The workbook: how to read it first, then sheet by sheet a line for each lens and a coloured cell for each sensor. */
export function writeMatrix({ title, notes, sheets }: MatrixBook): Promise<Buffer> {
  const preface: Page = {
    sheet: '说明',
    orientation: 'landscape',
    columns: [{ width: 110 }],
    data: [
      [text(title, { fontWeight: 'bold', fontSize: 14 })],
      ...notes.map((note): Row => [text(note, { wrap: true, alignVertical: 'top' })]),
    ],
  };
  return writeXlsxFile([preface, ...sheets.map(sheetOf)]).toBuffer();
}
