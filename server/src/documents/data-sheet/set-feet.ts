import type { DataSheet } from './data-sheet';
import { colours, type Paper, page, rule, setText } from './paper';

const footTop = 798;
const style = { size: 7.5, colour: colours.hint };

export interface Foot extends Pick<DataSheet, 'address' | 'updatedAt'> {
  /** What is printed of a long address; the link has all of it. */
  shortAddress?: string;
}

/** On every page: what the figures are worth, the address of the page behind them, the number of the page. */
export function setFeet(paper: Paper, { address, shortAddress = address, updatedAt }: Foot): void {
  const { start, count } = paper.bufferedPageRange();
  for (let i = start; i < start + count; i += 1) {
    paper.switchToPage(i);
    rule(paper, page.left, footTop - 4, page.right - page.left);
    const link = address ? { link: address } : {};
    setText(paper, shortAddress || '视选', page.left, footTop, { ...style, width: 300, ...link });
    setText(paper, `${updatedAt.slice(0, 10)}　第 ${i + 1} / ${count} 页`, page.left + 300, footTop, {
      ...style,
      align: 'right',
    });
    setText(
      paper,
      '未标注：公开资料里没有找到，不代表没有这项功能。订货前请以厂家资料为准。',
      page.left,
      footTop + 12,
      style,
    );
  }
}
