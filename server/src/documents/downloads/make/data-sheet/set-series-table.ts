import { colours, heightOf, type Paper, rule, setText, settable } from '../../../data-sheet/paper';
import { type Cursor, sheet, sheetWidth } from './landscape';
import type { SeriesCell, SeriesModel, SeriesSheet } from './series-sheet';
import { setTitle } from './set-series-facts';

const size = 7.5;
const padding = 2.5;
const gap = 8;
/** Cells longer than this are wrapped. */
const widest = 130;

interface Column {
  /** Index among the sheet's columns. */
  at: number;
  head: string;
  width: number;
  numeric: boolean;
}

const UNKNOWN = '未标注';
const cellText = ({ value, derived }: SeriesCell) => (value === null ? UNKNOWN : `${value}${derived ? ' *' : ''}`);
const modelText = ({ model, seriesLevel }: SeriesModel) => (seriesLevel ? `${model}（系列）` : model);

/** The models against what tells them apart; columns that do not fit beside each other follow in further parts. */
export function setSeriesTable(cursor: Cursor, data: SeriesSheet): void {
  const { paper } = cursor;
  const first = measured(paper, data.models.map(modelText), '型号', 170);
  const parts = blocks(paper, data, sheetWidth - first);
  parts.forEach((columns, i) => {
    const title = parts.length > 1 ? `型号对照（${i + 1} / ${parts.length}）` : '型号对照';
    setPart(cursor, { title, first, columns, models: data.models });
  });
}

function measured(paper: Paper, texts: readonly string[], head: string, most: number): number {
  paper.fontSize(size);
  const widths = [...new Set(texts)].map(text => paper.widthOfString(settable(text)));
  // A head may take two lines.
  const headWidth = Math.min(paper.widthOfString(settable(head)), 62);
  return Math.min(most, Math.max(headWidth, ...widths)) + gap;
}

/** Columns as they fit beside the models; at least one part, so that a series of equal models is listed too. */
function blocks(paper: Paper, { columns, models }: SeriesSheet, room: number): Column[][] {
  const parts: Column[][] = [[]];
  let used = 0;
  columns.forEach(({ label, unit, numeric }, at) => {
    const head = unit ? `${label} ${unit}` : label;
    const texts = models.flatMap(({ cells }) => cells[at] ?? []).map(cellText);
    const width = measured(paper, texts, head, widest);
    if (used + width > room) {
      parts.push([]);
      used = 0;
    }
    parts.at(-1)?.push({ at, head, width, numeric });
    used += width;
  });
  return parts;
}

interface Part {
  title: string;
  first: number;
  columns: readonly Column[];
  models: readonly SeriesModel[];
}

function setPart(cursor: Cursor, { title, first, columns, models }: Part): void {
  const { paper } = cursor;
  const heads = () => setRow(cursor, ['型号', ...columns.map(({ head }) => head)], first, columns, true);
  setTitle(cursor, title, 50);
  heads();
  for (const model of models) {
    const texts = [modelText(model), ...columns.map(({ at }) => cellText(model.cells[at] ?? missing))];
    if (cursor.room(rowHeight(paper, texts, first, columns))) {
      setTitle(cursor, `${title}，续`, 50);
      heads();
    }
    setRow(cursor, texts, first, columns, false);
  }
  cursor.y += 12;
}

const missing: SeriesCell = { value: null, derived: false };
const widthsOf = (first: number, columns: readonly Column[]) => [first, ...columns.map(({ width }) => width)];

function rowHeight(paper: Paper, texts: readonly string[], first: number, columns: readonly Column[]): number {
  const widths = widthsOf(first, columns);
  const heights = texts.map((text, i) => cellHeight(paper, text, (widths[i] ?? 0) - gap));
  return Math.max(...heights) + 2 * padding;
}

/** Nearly every cell is one line: only what is wider is wrapped, which is slow. */
function cellHeight(paper: Paper, text: string, width: number): number {
  paper.fontSize(size);
  const oneLine = paper.widthOfString(settable(text)) <= width + 0.1;
  return oneLine ? paper.currentLineHeight(true) : heightOf(paper, text, width, size);
}

function setRow(
  cursor: Cursor,
  texts: readonly string[],
  first: number,
  columns: readonly Column[],
  head: boolean,
): void {
  const { paper } = cursor;
  const height = rowHeight(paper, texts, first, columns);
  let x = sheet.left;
  widthsOf(first, columns).forEach((width, i) => {
    const text = texts[i] ?? '';
    const colour = head ? colours.secondary : text === UNKNOWN ? colours.hint : colours.ink;
    const align = columns[i - 1]?.numeric ? 'right' : 'left';
    setText(paper, text, x, cursor.y + padding, { size, colour, align, width: width - gap + 0.2 });
    x += width;
  });
  cursor.y += height;
  rule(paper, sheet.left, cursor.y, x - sheet.left, head ? colours.hint : colours.line);
}
