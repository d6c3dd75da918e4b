import { coveredByDimension, Dimension, type DimensionProps } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import { type Box, type Label, type LabelPlace, placeLabels } from '@shixuan/ui/pen/place-labels';
import { coveredByLine } from '../lib/covered-by-line';

export type DimensionLine = Pick<DimensionProps, 'from' | 'to'>;

export interface DimensionedProps {
  lines: readonly DimensionLine[];
  /** The most important first. */
  labels: readonly Label[];
  size: { width: number; height: number };
  /** Where no text may stand. */
  covered: readonly Box[];
}

/** Dimension lines with their texts, none on another, on a line or outside the drawing. */
export function Dimensioned({ lines, labels, size: { width, height }, covered }: DimensionedProps) {
  const placed = placeLabels(labels, {
    bounds: { left: 2, top: 2, right: width - 2, bottom: height - 2 },
    obstacles: [
      ...lines.flatMap(({ from, to }) => coveredByDimension(from, to)),
      ...lines.flatMap(reachOf),
      ...covered,
    ],
  });
  return (
    <>
      {lines.map(line => (
        <Dimension key={`${line.from} ${line.to}`} {...line} />
      ))}
      {placed.map(({ text, x, y, anchor }) => (
        <text key={text} className={pen.value} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </>
  );
}

/** Beyond the ends of a short dimension, whose arrows point inwards from there, px. */
const reachPx = 12;

/** A level or upright dimension with what it may reach beyond its ends. */
function reachOf({ from: [x1, y1], to: [x2, y2] }: DimensionLine): Box[] {
  const [across, up] = y1 === y2 ? [reachPx, 0] : [0, reachPx];
  const [left, right, top, bottom] = [Math.min(x1, x2), Math.max(x1, x2), Math.min(y1, y2), Math.max(y1, y2)];
  return coveredByLine([left - across, top - up], [right + across, bottom + up]);
}

/** Labels of one place below each other. */
export const stacked = (lines: readonly string[], { x, y, anchor }: LabelPlace): Label[] =>
  lines.map((text, index) => ({ text, places: [{ x, y: y + index * 15, anchor }] }));
