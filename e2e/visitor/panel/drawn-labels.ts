import {
  type DrawnProfiler,
  type DrawnVolume,
  type SystemDrawing,
  sideScale,
  stationsOf,
} from '@shixuan/optics/describe';
import { textWidth } from '@shixuan/units';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { axisButtons } from '../../../remote-selection/src/features/drawing/drawing';
import { sideFrame } from '../../../remote-selection/src/features/drawing/side-labels';
import { SideView } from '../../../remote-selection/src/features/drawing/side-view';
import { ProfilerSheet, profilerSizes } from '../../../remote-selection/src/features/profiler/profiler-drawing';
import { VolumeSheet, volumeSizes } from '../../../remote-selection/src/features/volume/volume-drawing';

// The texts of a drawing as they stand in its SVG, measured by the advance widths of the font.

export interface LabelBox {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Of the side view on a phone, beside the card and over the width of the page. */
const places = [
  { width: 340, height: 260 },
  { width: 460, height: 256 },
  { width: 640, height: 256 },
  { width: 1060, height: 256 },
];

/** The side view of a set-up on screens of every width, along both sides of the field. */
export const systemScreens = (figures: SystemDrawing): string[] =>
  places.flatMap(size =>
    (figures.mode === 'line' ? (['width'] as const) : (['width', 'height'] as const)).map(axis => {
      const frame = sideFrame(figures, axis, size);
      const scale = sideScale(stationsOf(figures, axis), frame);
      const view = createElement(SideView, { figures, axis, frame, scale, size, covered: [axisButtons] });
      return renderToStaticMarkup(createElement('svg', { viewBox: `0 0 ${size.width} ${size.height}` }, view));
    }),
  );

export const profilerScreens = (drawn: DrawnProfiler): string[] =>
  Object.values(profilerSizes).map(size =>
    renderToStaticMarkup(createElement(ProfilerSheet, { drawn, model: '', ...size })),
  );

export const volumeScreens = (drawn: DrawnVolume): string[] =>
  Object.values(volumeSizes).map(size =>
    renderToStaticMarkup(createElement(VolumeSheet, { drawn, model: '', ...size })),
  );

const fontSize = 12;
/** Of the size of the font, above and below the base line, for figures and Chinese signs. */
const [ascent, descent] = [0.8, 0.16];

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
const plain = (markup: string) =>
  markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/**
 * What is wrong with the texts of a drawing: those that overlap, leave it, or are crossed by one of its lines. Classes say nothing
 * here: a test run without style sheets renders screens without them.
 */
export function labelFaults(svg: string, size = viewBoxOf(svg)): string[] {
  const labels = labelsOf(svg);
  const lines = [...svg.matchAll(/<path[^>]*>/g)].flatMap(([tag]) => (isArea(tag) ? [] : straightLines(tag)));
  const arrows = arrowHeadsOf(svg);
  const overlaps = labels.flatMap((label, index) =>
    [...labels.slice(index + 1), ...arrows]
      .filter(other => overlap(label, other))
      .map(other => `${label.text} lies on ${other.text}`),
  );
  const outside = labels.filter(
    ({ left, top, right, bottom }) => left < 0 || top < 0 || right > size.width || bottom > size.height,
  );
  const crossed = labels
    .filter(label => label.text !== breakSign && lines.some(line => crosses(label, line)))
    .map(({ text }) => `${text} is crossed by a line`);
  return [...new Set([...overlaps, ...crossed, ...outside.map(({ text }) => `${text} leaves the drawing`)])];
}

type Place = readonly [x: number, y: number];
type Segment = readonly [from: Place, to: Place];

/** Stands on paper that covers the axis. */
const breakSign = '⋯';

/** Light is an area without an outline. */
const isArea = (tag: string) => attribute(tag, 'fill') !== undefined || attribute(tag, 'style') !== undefined;

/** The straight lines of a path. */
function straightLines(tag: string): Segment[] {
  const path = attribute(tag, 'd') ?? '';
  const lines: Segment[] = [];
  let [start, at]: [Place, Place] = [
    [0, 0],
    [0, 0],
  ];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVhvZz])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [a = 0] = numbers;
    const pairs = numbers.flatMap((x, index) =>
      index % 2 === 0 ? [[x, numbers[index + 1] ?? Number.NaN] as const] : [],
    );
    const single: Readonly<Record<string, Place>> = {
      H: [a, at[1]],
      V: [at[0], a],
      h: [at[0] + a, at[1]],
      v: [at[0], at[1] + a],
      Z: start,
      z: start,
    };
    const places = single[command] ? [single[command]] : pairs;
    places.forEach((place, index) => {
      if (command === 'M' && index === 0) start = place;
      else lines.push([at, place]);
      at = place;
    });
  }
  return lines;
}

/** Whether a line runs through a text. */
function crosses({ left, top, right, bottom }: LabelBox, [[x1, y1], [x2, y2]]: Segment): boolean {
  const hair = 0.5;
  // The part of the line that lies between the edges, as shares of its length.
  let [from, to] = [0, 1];
  for (const [at, way, low, high] of [
    [x1, x2 - x1, left + hair, right - hair],
    [y1, y2 - y1, top + hair, bottom - hair],
  ] as const) {
    if (way === 0) {
      if (at <= low || at >= high) return false;
      continue;
    }
    const ends = [(low - at) / way, (high - at) / way];
    from = Math.max(from, Math.min(...ends));
    to = Math.min(to, Math.max(...ends));
  }
  return from < to;
}

/** Shared hairs of a pixel are none. */
const overlap = (a: LabelBox, b: LabelBox) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

function viewBoxOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`no view box: ${svg.slice(0, 100)}`);
  return { width: Number(width), height: Number(height) };
}

function labelsOf(svg: string): LabelBox[] {
  return [...svg.matchAll(/(<text[^>]*>)(.*?)<\/text>/gs)].flatMap(([, tag = '', inner = '']) => {
    const lines = [...inner.matchAll(/(<tspan[^>]*>)(.*?)<\/tspan>/gs)];
    if (lines.length === 0) return [boxOf(tag, plain(inner))];
    let down = 0;
    return lines.map(([, span = '', text = '']) => {
      down += Number(attribute(span, 'dy') ?? 0);
      return boxOf(tag, plain(text), down);
    });
  });
}

function boxOf(tag: string, text: string, down = 0): LabelBox {
  const size = Number(attribute(tag, 'font-size') ?? fontSize);
  const [x, y] = [Number(attribute(tag, 'x')), Number(attribute(tag, 'y')) + down];
  const width = textWidth(text, size);
  const anchor = attribute(tag, 'text-anchor') ?? 'start';
  const start = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2;
  const isCentral = attribute(tag, 'dominant-baseline') === 'central';
  const [up, below] = isCentral ? [size / 2, size / 2] : [size * ascent, size * descent];
  const upright = attribute(tag, 'transform')?.startsWith('rotate(-90');
  return upright
    ? { text, left: x - up, right: x + below, top: y - start - width, bottom: y - start }
    : { text, left: x + start, right: x + start + width, top: y - up, bottom: y + below };
}

/** The polygons of screens and the closed paths of documents. */
function arrowHeadsOf(svg: string): LabelBox[] {
  const shapes = [
    ...[...svg.matchAll(/<polygon[^>]* points="([^"]*)"/g)].map(([, points = '']) => points),
    ...[...svg.matchAll(/<path class="arrow" d="([^"]*)"/g)].map(([, path = '']) => path),
  ];
  return shapes.map(shape => {
    const points = absolutePoints(shape);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return {
      text: 'an arrow',
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
}

function absolutePoints(shape: string): (readonly [number, number])[] {
  const numbers = (shape.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? Number.NaN] as const] : []));
}
