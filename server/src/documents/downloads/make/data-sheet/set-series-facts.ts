import { colours, heightOf, rule, setText } from '../../../data-sheet/paper';
import { type Cursor, sheet, sheetWidth } from './landscape';
import type { SeriesSheet } from './series-sheet';

const columns = 3;
const gutter = 18;
const columnWidth = (sheetWidth - (columns - 1) * gutter) / columns;
const labelWidth = 84;
const valueWidth = columnWidth - labelWidth - 6;
const size = 8;

export function setTitle(cursor: Cursor, text: string, below: number): void {
  cursor.room(20 + below);
  cursor.y += setText(cursor.paper, text, sheet.left, cursor.y, { size: 10, heavy: true, width: sheetWidth }) + 2;
  rule(cursor.paper, sheet.left, cursor.y, sheetWidth, colours.hint);
  cursor.y += 2;
}

/** What all models have in common, three figures beside each other; then what is known of none. */
export function setSeriesFacts(cursor: Cursor, { common, unknown }: SeriesSheet): void {
  const { paper } = cursor;
  if (common.length > 0) {
    setTitle(cursor, '各型号相同的参数', 14);
    for (let start = 0; start < common.length; start += columns) {
      const row = common.slice(start, start + columns);
      const height = 4 + Math.max(...row.map(fact => factHeight(cursor, fact)));
      cursor.room(height);
      row.forEach(({ label, text }, i) => {
        const x = sheet.left + i * (columnWidth + gutter);
        setText(paper, label, x, cursor.y + 2, { size, colour: colours.secondary, width: labelWidth });
        setText(paper, text, x + labelWidth + 6, cursor.y + 2, { size, width: valueWidth, align: 'right' });
        rule(paper, x, cursor.y + height, columnWidth);
      });
      cursor.y += height;
    }
    cursor.y += 8;
  }
  if (unknown.length === 0) return;
  const text = `各型号均未标注：${unknown.join('、')}。`;
  const height = heightOf(paper, text, sheetWidth, size);
  cursor.room(height);
  setText(paper, text, sheet.left, cursor.y, { size, colour: colours.hint, width: sheetWidth });
  cursor.y += height + 10;
}

const factHeight = ({ paper }: Cursor, { label, text }: { label: string; text: string }) =>
  Math.max(heightOf(paper, label, labelWidth, size), heightOf(paper, text, valueWidth, size));

/** Where the figures come from, with the models that each line is about. */
export function setSeriesSource(cursor: Cursor, { source }: SeriesSheet): void {
  const { paper } = cursor;
  const textLeft = sheet.left + 44;
  setTitle(cursor, '数据来源', 20);
  for (const { term, text } of source) {
    const height = heightOf(paper, text, sheet.right - textLeft, size);
    cursor.room(height);
    const url = /^https?:\/\/[^（]+/.exec(text)?.[0];
    setText(paper, term, sheet.left, cursor.y, { size, colour: colours.hint, width: 40 });
    setText(paper, text, textLeft, cursor.y, {
      size,
      colour: colours.secondary,
      width: sheet.right - textLeft,
      ...(url && { link: encodeURI(url) }),
    });
    cursor.y += height + 3;
  }
}
