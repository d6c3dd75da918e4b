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
  const list = groups.flatMap(group => pieces(paper, group));
  const halves = balanced(list);
  const tallest = Math.max(...halves.map(heightOfAll));
  if (top + tallest > page.bottom) return flow(paper, list, top);
  halves.forEach((half, i) => {
    setColumn(paper, half, page.left + i * (column + gutter), top);
  });
  return top + tallest + 14;
}

/** A group that is parted costs this much evenness, in points. */
const PARTED = 40;

/** Two columns of about the same height, parted between groups if that is nearly as even. */
function balanced(list: readonly Piece[]): [readonly Piece[], readonly Piece[]] {
  const cuts = list.flatMap((piece, i) => {
    if (list[i - 1]?.kind === 'title') return [];
    const whole = piece.kind === 'title';
    const halves: [readonly Piece[], readonly Piece[]] = [list.slice(0, i), [...continued(list, i), ...list.slice(i)]];
    return [{ halves, cost: Math.max(...halves.map(heightOfAll)) + (whole ? 0 : PARTED) }];
  });
  const best = cuts.reduce<(typeof cuts)[number] | undefined>((a, b) => (a && a.cost <= b.cost ? a : b), undefined);
  return best?.halves ?? [list, []];
}

/** The title under which a group goes on in the next column. */
function continued(list: readonly Piece[], cut: number): Piece[] {
  if (list[cut]?.kind === 'title') return [];
  const title = list.slice(0, cut).findLast(piece => piece.kind === 'title');
  return title ? [{ ...title, text: `${title.text}（续）` }] : [];
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
