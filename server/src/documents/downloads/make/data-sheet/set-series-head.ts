import { colours, heightOf, rule, setText } from '../../../data-sheet/paper';
import { type Cursor, sheet, sheetWidth } from './landscape';
import type { SeriesSheet } from './series-sheet';

const columns = 5;
const gutter = 14;
const columnWidth = (sheetWidth - (columns - 1) * gutter) / columns;

/** Whose series, how many models, and the key figures over all of them. */
export function setSeriesHead(cursor: Cursor, { category, brand, series, models, spans }: SeriesSheet): void {
  const { paper } = cursor;
  setText(paper, '视选', sheet.left, cursor.y, { size: 10, heavy: true, width: 200 });
  setText(paper, `${category}　系列数据表`, sheet.right - 300, cursor.y, {
    colour: colours.hint,
    width: 300,
    align: 'right',
  });
  rule(paper, sheet.left, cursor.y + 18, sheetWidth, colours.ink);
  cursor.y += 26;
  cursor.y += setText(paper, brand, sheet.left, cursor.y, { colour: colours.secondary, width: sheetWidth }) + 1;
  const title = `${series} 系列`;
  cursor.y += setText(paper, title, sheet.left, cursor.y, { size: 20, heavy: true, width: sheetWidth }) + 1;
  const records = models.some(({ seriesLevel }) => seriesLevel) ? '，其中含描述整个系列的资料' : '';
  cursor.y +=
    setText(paper, `${models.length} 个型号${records}`, sheet.left, cursor.y, {
      colour: colours.secondary,
      width: sheetWidth,
    }) + 8;
  setCards(cursor, spans);
}

/** Label above, figure below; five beside each other. */
function setCards(cursor: Cursor, cards: readonly { label: string; text: string }[]): void {
  const { paper } = cursor;
  for (let start = 0; start < cards.length; start += columns) {
    const row = cards.slice(start, start + columns);
    const height = Math.max(...row.map(({ text }) => heightOf(paper, text, columnWidth, 10)));
    row.forEach(({ label, text }, i) => {
      const x = sheet.left + i * (columnWidth + gutter);
      const colour = text === '未标注' ? colours.hint : colours.ink;
      setText(paper, label, x, cursor.y, { size: 7.5, colour: colours.hint, width: columnWidth });
      setText(paper, text, x, cursor.y + 11, { size: 10, colour, width: columnWidth });
    });
    cursor.y += 11 + height + 8;
  }
}
