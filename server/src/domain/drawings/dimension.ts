import { formatQuantity, textWidth } from '@shixuan/units';
import type { Pen } from './pen';
import type { Point } from './shapes';

const ARROW_PX = 7;
const ARROW_HALF_PX = 2.4;
const GAP_PX = 3;
const OVERSHOOT_PX = 4;
const TEXT_LIFT_PX = 4;

export interface Dimension {
  /** What is printed above the line, e.g. `29.3` or `Ø 30.5`. */
  text: string;
  /** Where the extension lines start, if there are any: at the edges that are measured, one or one for each end. */
  from?: number | readonly [number, number];
  /** Room for the text where other lines leave less than the arrows do, px. */
  room?: number;
  /** A text that has no room between the arrows goes beyond this end: unless told, the upper one of an upright line, the right one of a level one. */
  spill?: 'first' | 'second';
  /** Of an upright line: a text without room stands level on this side of it instead, where nothing else is drawn. */
  beside?: 'left' | 'right';
  /** Of an upright line whose text goes beyond its lower end: it goes beyond this ordinate too. */
  clearOf?: number;
  /** Of an upright line: where the middle of its text stands, if not at its own. */
  middle?: number;
}

/** Millimetres on a drawing: the bare figure, as engineers write it. */
export function millimetres(value: number): string {
  return formatQuantity(Math.round(value * 1000) / 1000);
}

/** Dimension between two abscissas on a horizontal line at `y`. */
export function dimensionAcross(pen: Pen, x1: number, x2: number, y: number, dimension: Dimension): void {
  const { text, spill = 'second' } = dimension;
  const [left, right] = x1 < x2 ? [x1, x2] : [x2, x1];
  const room = lineBetween(pen, [left, right], y, dimension, {
    at: (x, level) => [x, level],
    arrows: ['left', 'right'],
  });
  const width = textWidth(text);
  if (Math.min(room, dimension.room ?? room) >= width + 2) {
    pen.text((left + right) / 2, y - pen.px(TEXT_LIFT_PX), text);
  } else {
    const [edge, out, anchor] = spill === 'first' ? ([left, -1, 'end'] as const) : ([right, 1, 'start'] as const);
    const start = edge + out * pen.px(beyondArrow(room));
    pen.line('dimension', [edge, y], [start + out * pen.px(width), y]);
    pen.text(start, y - pen.px(TEXT_LIFT_PX), text, { anchor });
  }
}

/** Dimension between two ordinates on a vertical line at `x`; the text stands left of the line and reads upwards. */
export function dimensionUp(pen: Pen, y1: number, y2: number, x: number, dimension: Dimension): void {
  const { text, spill = 'first', beside, middle } = dimension;
  const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
  const room = lineBetween(pen, [top, bottom], x, dimension, { at: (y, level) => [level, y], arrows: ['up', 'down'] });
  const width = textWidth(text);
  if (room >= width + 2) {
    pen.text(x - pen.px(TEXT_LIFT_PX), middle ?? (top + bottom) / 2, text, { turn: -90 });
  } else if (beside) {
    const [out, anchor] = beside === 'left' ? ([-1, 'end'] as const) : ([1, 'start'] as const);
    pen.text(x + out * pen.px(ARROW_PX), (top + bottom) / 2 + pen.px(TEXT_LIFT_PX), text, { anchor });
  } else {
    const away = pen.px(beyondArrow(room));
    const [edge, out, anchor] =
      spill === 'first' ? ([top, -1, 'start'] as const) : ([dimension.clearOf ?? bottom, 1, 'end'] as const);
    pen.line('dimension', [x, spill === 'first' ? top : bottom], [x, edge + out * (away + pen.px(width))]);
    pen.text(x - pen.px(TEXT_LIFT_PX), edge + out * away, text, { anchor, turn: -90 });
  }
}

/** From the line of a level dimension to the top of its text, px. */
const TEXT_TOP_PX = TEXT_LIFT_PX + 12;

/**
 * Room for the text of a level dimension between two rays that come from one point, px.
 * @param apexY height of that point; `wideY`, `width`: where the rays are how far apart; `y`: height of the dimension line, above that
 */
export const roomBetweenRays = (
  apexY: number,
  { wideY, width, y }: { wideY: number; width: number; y: number },
): number => (width * Math.max(0, y - TEXT_TOP_PX - apexY)) / (wideY - apexY) - 2 * GAP_PX;

interface Axis {
  at(along: number, level: number): Point;
  /** Towards the lower end and towards the higher end. */
  arrows: readonly [Direction, Direction];
}

/**
 * Extension lines, the line between them and its arrows, which point inwards from outside where there is no room for them.
 * @returns room between the ends in px
 */
function lineBetween(
  pen: Pen,
  [low, high]: readonly [number, number],
  level: number,
  dimension: Dimension,
  { at, arrows: [toLow, toHigh] }: Axis,
): number {
  extensions(dimension).forEach((from, index) => {
    const along = index === 0 ? low : high;
    const out = Math.sign(level - from);
    pen.line('dimension', at(along, from + out * pen.px(GAP_PX)), at(along, level + out * pen.px(OVERSHOOT_PX)));
  });
  const room = (high - low) * pen.scale;
  const fits = arrowsFit(room);
  arrow(pen, at(low, level), fits ? toLow : toHigh);
  arrow(pen, at(high, level), fits ? toHigh : toLow);
  const beyond = fits ? 0 : pen.px(ARROW_PX * 2);
  pen.line('dimension', at(low - beyond, level), at(high + beyond, level));
  return room;
}

const arrowsFit = (room: number): boolean => room >= 2 * ARROW_PX + 6;

/** Distance of a text beyond an end to that end, px. */
const beyondArrow = (room: number): number => (arrowsFit(room) ? 4 : ARROW_PX + 2);

/** Names a point of the drawing: a short oblique line that ends in a level one with the text above it. */
export function leader(pen: Pen, at: Point, elbow: Point, text: string): void {
  const rightwards = elbow[0] >= at[0];
  const width = pen.px(textWidth(text) + 4);
  pen.line('dimension', at, elbow, [elbow[0] + (rightwards ? width : -width), elbow[1]]);
  pen.path('arrow', path => {
    const r = pen.px(1.8);
    return path
      .moveTo(at[0] - r, at[1])
      .arcTo(r, r, false, true, at[0] + r, at[1])
      .arcTo(r, r, false, true, at[0] - r, at[1])
      .close();
  });
  pen.text(elbow[0] + pen.px(rightwards ? 2 : -2), elbow[1] - pen.px(TEXT_LIFT_PX), text, {
    anchor: rightwards ? 'start' : 'end',
  });
}

function extensions({ from }: Dimension): readonly number[] {
  if (from === undefined) return [];
  return typeof from === 'number' ? [from, from] : from;
}

type Direction = 'left' | 'right' | 'up' | 'down';

const directions: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

function arrow(pen: Pen, [x, y]: Point, direction: Direction): void {
  const [dx, dy] = directions[direction];
  const [long, half] = [pen.px(ARROW_PX), pen.px(ARROW_HALF_PX)];
  const [bx, by] = [x - dx * long, y - dy * long];
  pen.polygon('arrow', [x, y], [bx - dy * half, by + dx * half], [bx + dy * half, by - dx * half]);
}
