import type { DataSheet } from './data-sheet';
import { colours, heightOf, type Paper, page, setText } from './paper';

const termWidth = 48;
const textLeft = page.left + termWidth;

/** Where the figures come from and how far they can be trusted. */
export function setSource(paper: Paper, { source, updatedAt }: DataSheet, top: number): void {
  let y = top;
  const room = (height: number) => {
    if (y + height <= page.bottom) return;
    paper.addPage();
    y = page.top;
  };
  room(40);
  y += setText(paper, '数据来源', page.left, y, { size: 10, heavy: true }) + 4;
  for (const { term, text } of [...source, { term: '更新', text: updatedAt.slice(0, 10) }]) {
    const height = heightOf(paper, text, page.right - textLeft, 8);
    room(height);
    const link = /^https?:\/\//.test(text) ? { link: encodeURI(text) } : {};
    setText(paper, term, page.left, y, { size: 8, colour: colours.hint });
    setText(paper, text, textLeft, y, { size: 8, colour: colours.secondary, ...link });
    y += height + 3;
  }
}
