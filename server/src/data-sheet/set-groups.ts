import type { DataSheet, SheetRow } from './data-sheet';
import { colours, heightOf, type Paper, page, rule, setText } from './paper';

const gutter = 24;
const column = (page.right - page.left - gutter) / 2;
const labelWidth = 92;
const valueWidth = column - labelWidth - 6;
const titleHeight = 22;
const padding = 2.2;

type Group = DataSheet['groups'][number];
/** One piece that no page break parts. */
type Piece = { kind: 'title'; text: string; height: number } | { kind: 'row'; row: SheetRow; height: number };

const valueText = ({ value, unit, derived }: SheetRow) =>
  value === null ? '未标注' : `${value}${unit}${derived ? '（推算）' : ''}`;

function pieces(paper: Paper, { title, rows }: Group): Piece[] {
  const set = rows.map((row): Piece => {
    const height = Math.max(heightOf(paper, row.label, labelWidth), heightOf(paper, valueText(row), valueWidth));
    return { kind: 'row', row, height: height + 2 * padding };
  });
  return [{ kind: 'title', text: title, height: titleHeight }, ...set];
}

const heightOfAll = (list: readonly Piece[]) => list.reduce((sum, { height }) => sum + height, 0);

/** Every specification in two columns, over as many pages as it takes. @returns where the rest begins */
export function setGroups(paper: Paper, groups: readonly Group[], top: number): number {
  const set = groups.map(group => pieces(paper, group));
  const cut = bestCut(set.map(heightOfAll));
  const halves = [set.slice(0, cut).flat(), set.slice(cut).flat()] as const;
  const tallest = Math.max(...halves.map(heightOfAll));
  if (top + tallest <= page.bottom) {
    halves.forEach((half, i) => {
      setColumn(paper, half, page.left + i * (column + gutter), top);
    });
    return top + tallest + 14;
  }
  return flow(paper, set.flat(), top);
}

/** After how many groups the second column begins, for two columns of about the same height. */
function bestCut(heights: readonly number[]): number {
  const sum = (list: readonly number[]) => list.reduce((total, height) => total + height, 0);
  const longer = (cut: number) => Math.max(sum(heights.slice(0, cut)), sum(heights.slice(cut)));
  return heights.map((_, i) => i + 1).reduce((best, cut) => (longer(cut) < longer(best) ? cut : best), 1);
}

/** Fills column after column and page after page. */
function flow(paper: Paper, list: readonly Piece[], top: number): number {
  let [side, start, y, deepest] = [0, top, top, top];
  list.forEach((piece, i) => {
    // A title stays with its first row.
    const needed = piece.height + (piece.kind === 'title' ? (list[i + 1]?.height ?? 0) : 0);
    if (y + needed > page.bottom) {
      if (side === 1) {
        paper.addPage();
        [side, start, deepest] = [0, page.top, page.top];
      } else side = 1;
      y = start;
    }
    setPiece(paper, piece, page.left + side * (column + gutter), y);
    y += piece.height;
    deepest = Math.max(deepest, y);
  });
  return deepest + 14;
}

function setColumn(paper: Paper, list: readonly Piece[], x: number, top: number): void {
  let y = top;
  for (const piece of list) {
    setPiece(paper, piece, x, y);
    y += piece.height;
  }
}

function setPiece(paper: Paper, piece: Piece, x: number, y: number): void {
  if (piece.kind === 'title') {
    setText(paper, piece.text, x, y + 4, { size: 10, heavy: true, width: column });
    rule(paper, x, y + titleHeight, column, colours.hint);
    return;
  }
  const { row, height } = piece;
  const known = row.value !== null;
  setText(paper, row.label, x, y + padding, { colour: colours.secondary, width: labelWidth });
  setText(paper, valueText(row), x + labelWidth + 6, y + padding, {
    colour: known ? colours.ink : colours.hint,
    width: valueWidth,
    align: 'right',
  });
  rule(paper, x, y + height, column);
}
