import { dimensionAcross, millimetres } from '../../dimension';
import type { Statement } from '../../drawing';
import type { Figures } from '../../figures';
import { breakLine } from '../../parts/break-line';
import { partlyToScale } from '../../parts/caption';
import { edges } from '../../parts/edges';
import type { Pen } from '../../pen';

export interface Elevation {
  /** Known length; undefined: typical. */
  lengthMm: number | undefined;
  /** The length is that of the emitting window, not of the housing. */
  emitting: boolean;
  height: number;
  top: number;
  typicalLength: number;
}

/** Length of a long light: of its housing, else of its emitting window. */
export function longLength(figures: Figures): { length: number | undefined; emitting: boolean } {
  const housing = figures.number('lengthMm');
  const length = housing ?? figures.number('emittingLengthMm');
  return { length, emitting: housing === undefined && length !== undefined };
}

const LONGEST = 9;

/**
 * Housing of a long light from the side, centred at x = 0 with its length above. One that is more than nine times as
 * long as high is drawn broken.
 *
 * @returns the drawn length in mm, and whether the part is broken
 */
export function longElevation(pen: Pen, elevation: Elevation): { drawn: number; broken: boolean } {
  const { lengthMm, emitting, height, top, typicalLength } = elevation;
  const edge = edges(lengthMm !== undefined && !emitting);
  const longest = height * LONGEST;
  const broken = lengthMm !== undefined && lengthMm > longest;
  const window = Math.min(lengthMm ?? typicalLength, longest);
  const ends = emitting ? Math.min(height * 0.3, window * 0.08) : 0;
  const drawn = window + 2 * ends;
  pen.rect(edge.body, -drawn / 2, top, drawn, height, height * 0.06);
  if (emitting)
    for (const side of [-1, 1]) pen.line(edge.fine, [(side * window) / 2, top], [(side * window) / 2, top + height]);
  if (lengthMm !== undefined) {
    const text = emitting ? `发光长度 ${millimetres(lengthMm)}` : millimetres(lengthMm);
    dimensionAcross(pen, -window / 2, window / 2, top - pen.px(22), { text, from: top });
  }
  if (broken) breakLine(pen, drawn * 0.16, top, top + height);
  return { drawn, broken };
}

/** What a drawing of a long light from the side and in section claims: the length at most, and that only where it is not broken. */
export function longStatement(
  { length, emitting, broken }: { length: number | undefined; emitting: boolean; broken: boolean },
  description: string,
): Statement {
  const scaled = length !== undefined && !broken;
  return {
    scaled,
    toScale: false,
    description,
    caption: broken
      ? '长度断开画出，截面为典型外形'
      : partlyToScale([scaled && (emitting ? '发光长度' : '长度')], '截面'),
  };
}
