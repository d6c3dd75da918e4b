import { textWidth } from '@shixuan/units';

/** In pixels of the drawing, y downwards. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a text may stand: the end or middle of its base line. */
export interface LabelPlace {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface Label {
  text: string;
  /** The best one first; at least one. */
  places: readonly LabelPlace[];
}

export interface PlacedLabel extends LabelPlace {
  text: string;
  box: Box;
}

const fontPx = 12;
/** Above and below the base line. */
const [ascentPx, descentPx] = [10, 3];
/** Fonts differ by some per cent. */
const spare = 1.06;
const stepPx = 4;

/** Width that a label takes, px. */
export const labelWidth = (text: string): number => textWidth(text, fontPx) * spare;

/** The area that two boxes share, px². */
export const overlapPx2 = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Places labels one after the other, the most important first: at the first of their places that lies within the bounds and
 * hits neither an obstacle nor a label before; else at the free place nearest to one of them. Where the drawing is full, at
 * the place that hits least. Pure.
 */
export function placeLabels(
  labels: readonly Label[],
  { bounds, obstacles }: { bounds: Box; obstacles: readonly Box[] },
): PlacedLabel[] {
  const taken = [...obstacles];
  return labels.map(label => {
    const hit = ({ box }: PlacedLabel) => taken.reduce((sum, other) => sum + overlapPx2(box, other), 0);
    const wanted = label.places.map(place => boxed(label.text, place));
    const candidates = wanted.find(each => isWithin(each.box, bounds) && hit(each) === 0);
    const placed = candidates ?? nearestFree(label, bounds, hit);
    taken.push(placed.box);
    return placed;
  });
}

function nearestFree({ text, places }: Label, bounds: Box, hit: (placed: PlacedLabel) => number): PlacedLabel {
  const starts = places.map(place => clamped(boxed(text, place), bounds));
  let least: { placed: PlacedLabel; hit: number } | undefined;
  for (const [across, down] of shifts()) {
    for (const start of starts) {
      const placed = clamped(boxed(text, { ...start, x: start.x + across, y: start.y + down }), bounds);
      const area = hit(placed);
      if (area === 0) return placed;
      if (!least || area < least.hit) least = { placed, hit: area };
    }
  }
  if (!least) throw new RangeError(`no place for ${text}`);
  return least.placed;
}

type Shift = readonly [across: number, down: number];

/** Up and down before sideways, by distance. */
const allShifts = (): readonly Shift[] =>
  Array.from({ length: 61 }, (_, i) => (i - 30) * stepPx)
    .flatMap(across => Array.from({ length: 61 }, (_, i) => [across, (i - 30) * stepPx] as const))
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));

/** Made when the first label is placed: pages load this long before they draw one. */
let knownShifts: readonly Shift[] | undefined;
function shifts(): readonly Shift[] {
  knownShifts ??= allShifts();
  return knownShifts;
}

function distanceOf([across, down]: Shift): number {
  return Math.hypot(2 * across, down);
}

function boxed(text: string, place: LabelPlace): PlacedLabel {
  const { x, y, anchor } = place;
  const width = labelWidth(text);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { text, x, y, anchor, box: { left, right: left + width, top: y - ascentPx, bottom: y + descentPx } };
}

const isWithin = (box: Box, bounds: Box): boolean =>
  box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;

function clamped({ text, x, y, anchor, box }: PlacedLabel, bounds: Box): PlacedLabel {
  const across = Math.max(bounds.left - box.left, Math.min(0, bounds.right - box.right));
  const down = Math.max(bounds.top - box.top, Math.min(0, bounds.bottom - box.bottom));
  return boxed(text, { x: x + across, y: y + down, anchor });
}
