import { colours, type Paper, rule, setText } from '../../../data-sheet/paper';

/** A4 across, in points. */
export const sheet = { width: 841.89, height: 595.28, left: 36, right: 805.89, top: 34, bottom: 545 };
export const sheetWidth = sheet.right - sheet.left;

const footTop = 556;
const style = { size: 7.5, colour: colours.hint };

/** Where the next line goes; turns the page when there is no room for it. */
export class Cursor {
  y: number = sheet.top;

  constructor(readonly paper: Paper) {}

  /** @returns whether a page has been turned */
  room(height: number): boolean {
    if (this.y + height <= sheet.bottom) return false;
    this.paper.addPage();
    this.y = sheet.top;
    return true;
  }
}

/** On every page: of what it is, what the figures are worth, which page of how many. */
export function setSheetFeet(paper: Paper, title: string, updatedAt: string): void {
  const { start, count } = paper.bufferedPageRange();
  for (let i = start; i < start + count; i += 1) {
    paper.switchToPage(i);
    rule(paper, sheet.left, footTop - 4, sheetWidth);
    setText(paper, title, sheet.left, footTop, { ...style, width: 480 });
    setText(paper, `数据更新 ${updatedAt.slice(0, 10)}　第 ${i + 1} / ${count} 页`, sheet.right - 240, footTop, {
      ...style,
      width: 240,
      align: 'right',
    });
    setText(
      paper,
      '未标注：公开资料里没有找到，不代表没有这项功能。* 由其他参数推算。订货前请以厂家资料为准。',
      sheet.left,
      footTop + 12,
      { ...style, width: sheetWidth },
    );
  }
}
