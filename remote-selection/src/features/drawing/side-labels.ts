import {
  type Axis,
  type Frame,
  type SideScale,
  type SystemDrawing,
  scaleBarMm,
  stationsOf,
} from '@shixuan/optics/describe';
import { coveredByDimension } from '@shixuan/ui/pen/dimension';
import { type Box, type Label, labelWidth, type PlacedLabel, placeLabels } from '@shixuan/ui/pen/place-labels';
import { coveredByLine } from '../../lib/covered-by-line';
import { distanceText, figureText, lengthText } from '../../lib/length-text';

/** Room of the drawing, px. */
export interface SheetSize {
  width: number;
  height: number;
}

/** From what is measured to its dimension line, and from the line to its text, px. */
const [linePx, textPx] = [16, 9];
const edgePx = 4;

/** Room for the parts: the texts right of them have the width that they need. */
export function sideFrame(figures: SystemDrawing, axis: Axis, { width, height }: SheetSize): Frame {
  const widest = Math.max(...fieldTexts(figures, axis).map(labelWidth));
  return { left: 14, right: width - linePx - textPx - widest - edgePx, top: 58, bottom: height - 46 };
}

/** The side of the field that is seen, mm. */
const acrossMm = ({ field }: SystemDrawing, axis: Axis) => field[axis === 'width' ? 'widthMm' : 'heightMm'];

/** Positions of the dimension lines and of the scale bar, px. */
export function sideLines(figures: SystemDrawing, axis: Axis, frame: Frame, { x, pxPerMm, gap }: SideScale) {
  const stations = stationsOf(figures, axis);
  const y = (frame.top + frame.bottom) / 2;
  const fieldHalf = (acrossMm(figures, axis) / 2) * pxPerMm;
  const bottom = frame.bottom + 24;
  const right = x(stations.end) + linePx;
  const barMm = scaleBarMm(pxPerMm);
  return {
    distance: { from: [x(stations.lensFront), bottom], to: [x(0), bottom] },
    field: { from: [right, y + fieldHalf], to: [right, y - fieldHalf] },
    depth:
      figures.sharp && ({ from: [x(-stations.near), frame.top - 6], to: [x(stations.far), frame.top - 6] } as const),
    /** Upright lines from the front of the lens and from the plane in focus to the working distance. */
    extensions: [
      { at: x(stations.lensFront), from: y, to: bottom + 4 },
      { at: x(0), from: y + fieldHalf, to: bottom + 4 },
    ],
    /** Upright marks at both ends of the piece of the distance that is left out. They end before the dimensions. */
    breaks: (gap ? [gap.fromPx, gap.toPx] : []).map(at => ({ at, from: frame.top - 4, to: frame.bottom + 6 })),
    bar: { mm: barMm, y: frame.bottom + 40, lengthPx: barMm * pxPerMm },
  } as const;
}

export interface SideLabel extends PlacedLabel {
  /** Of a dimension, or of what is only told. */
  kind: 'dimension' | 'note';
}

export interface SideViewProps {
  figures: SystemDrawing;
  axis: Axis;
  frame: Frame;
  scale: SideScale;
  size: SheetSize;
  /** What else covers the drawing, such as its buttons: no text stands there. */
  covered: readonly Box[];
}

/** The texts of the side view, none on another, on a line or outside. Pure. */
export function sideLabels({ figures, axis, frame, scale, size, covered }: SideViewProps): SideLabel[] {
  const { distance, field, depth, bar, extensions, breaks } = sideLines(figures, axis, frame, scale);
  const [front, plane] = [distance.from[0], distance.to[0]];
  const y = (frame.top + frame.bottom) / 2;
  const [below, side] = [distance.to[1], field.to[0]];
  const { workingDistanceMm, sharp } = figures;
  const beside = (text: string, at: number, kind: SideLabel['kind']) =>
    ({ kind, text, places: [{ x: side + textPx, y: at, anchor: 'start' }] }) as const;
  const labels: (Label & Pick<SideLabel, 'kind'>)[] = [
    dimension(
      workingDistanceMm.typical ? '工作距离未定' : `工作距离 ${distanceText(workingDistanceMm.mm)}`,
      { x: (front + plane) / 2, y: below - 6, anchor: 'middle' },
      { x: plane, y: below - 6, anchor: 'end' },
    ),
    ...fieldTexts(figures, axis).map((text, line) => beside(text, y - 14 + 17 * line, line < 2 ? 'dimension' : 'note')),
  ];
  if (sharp) {
    labels.push(
      dimension(
        `景深 ${lengthText(sharp.nearMm + sharp.farMm)}`,
        { x: plane, y: frame.top - 14, anchor: 'middle' },
        { x: size.width - edgePx, y: frame.top - 14, anchor: 'end' },
      ),
    );
  }
  labels.push({
    kind: 'note',
    text: lengthText(bar.mm),
    places: [{ x: size.width - edgePx, y: bar.y - 6, anchor: 'end' }],
  });
  const lens = lensLabel(figures, axis, frame, scale);
  if (lens) labels.push(lens);
  const barBox = { left: size.width - edgePx - bar.lengthPx, right: size.width, top: bar.y - 5, bottom: bar.y + 1 };
  const placed = placeLabels(labels, {
    bounds: { left: 2, top: 2, right: size.width - 2, bottom: size.height - 1 },
    obstacles: [
      ...[distance, field, ...(depth ? [depth] : [])].flatMap(({ from, to }) => coveredByDimension(from, to)),
      ...[...extensions, ...breaks].map(({ at, from, to }) => ({ left: at - 1, right: at + 1, top: from, bottom: to })),
      ...sightLines(figures, axis, frame, scale).flatMap(([from, to]) => coveredByLine(from, to)),
      barBox,
      ...covered,
    ],
  });
  return placed.map((label, index) => ({ ...label, kind: labels[index]?.kind ?? 'note' }));
}

const dimension = (text: string, ...places: Label['places']) => ({ kind: 'dimension', text, places }) as const;

/** Right of the plane in focus: the field, and the difference of heights where there is one. */
function fieldTexts(figures: SystemDrawing, axis: Axis): string[] {
  const { heightVariationMm } = figures;
  return [
    axis === 'width' ? '视野宽' : '视野高',
    lengthText(acrossMm(figures, axis)),
    ...(heightVariationMm > 0 ? [`高度差 ${lengthText(heightVariationMm)}`] : []),
  ];
}

/** Outline of the lens and the ring behind it, as far as they are stated: below the lens, and clear of the view. */
function lensLabel(figures: SystemDrawing, axis: Axis, frame: Frame, { x, pxPerMm }: SideScale) {
  const { lens, ringMm } = figures;
  const { diameterMm, lengthMm } = lens;
  const outline =
    diameterMm.typical || lengthMm.typical ? '' : `Ø${figureText(diameterMm.mm, '')} × ${lengthText(lengthMm.mm)}`;
  const text = [outline, ringMm > 0 ? `接圈 ${lengthText(ringMm)}` : ''].filter(Boolean).join('，');
  if (text === '') return null;
  const stations = stationsOf(figures, axis);
  const [back, front, plane] = [x(stations.lensBack), x(stations.lensFront), x(0)];
  const y = (frame.top + frame.bottom) / 2;
  const lensHalf = (diameterMm.mm / 2) * pxPerMm;
  const fieldHalf = (acrossMm(figures, axis) / 2) * pxPerMm;
  const pupil = pupilHalf(lens.telecentric, lensHalf, fieldHalf);
  const { right, below } = lensTextPlace({
    back,
    front,
    y: y + lensHalf + 15,
    width: labelWidth(text),
    viewEdge: at => y + pupil + ((fieldHalf - pupil) * Math.max(0, at - front)) / Math.max(1, plane - front),
  });
  const above = { x: right, y: y - lensHalf - 6, anchor: 'end' } as const;
  return { kind: 'note', text, places: [{ x: right, y: below, anchor: 'end' }, above] } as const;
}

/** The edges of the view, from the front of the lens to the field. */
function sightLines(figures: SystemDrawing, axis: Axis, frame: Frame, { x, pxPerMm }: SideScale) {
  const { lens } = figures;
  const y = (frame.top + frame.bottom) / 2;
  const fieldHalf = (acrossMm(figures, axis) / 2) * pxPerMm;
  const pupil = pupilHalf(lens.telecentric, (lens.diameterMm.mm / 2) * pxPerMm, fieldHalf);
  const [front, plane] = [x(stationsOf(figures, axis).lensFront), x(0)];
  return ([-1, 1] as const).map(
    side => [[front, y + side * pupil] as const, [plane, y + side * fieldHalf] as const] as const,
  );
}

/** Half of the view at the front of a lens. */
export const pupilHalf = (telecentric: boolean, lensHalf: number, fieldHalf: number): number =>
  telecentric ? fieldHalf : Math.min(lensHalf * 0.4, fieldHalf);

export interface LensTextPlace {
  back: number;
  front: number;
  y: number;
  width: number;
  /** Lower edge of the view at an abscissa. */
  viewEdge(x: number): number;
}

/** Where a text below the lens ends: in its middle if it fits, else at its front; lower where that is within the view. */
export function lensTextPlace({ back, front, y, width, viewEdge }: LensTextPlace): { right: number; below: number } {
  const least = 12 + width;
  const centred = (back + front + width) / 2;
  const right = Math.max(least, Math.min(centred, front));
  const height = 14;
  return { right, below: Math.max(y, right > front ? viewEdge(right) + height : y) };
}
