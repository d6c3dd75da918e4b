import type { Attributes } from '@shixuan/api';
import { millimetres } from '../../../../domain/drawings/dimension';
import { Figures } from '../../../../domain/drawings/figures';
import { mountOf } from '../../../../domain/drawings/parts/mount';
import { outerDiameter } from '../../../../domain/drawings/parts/outer-diameter';
import { box, type CadDrawing, type Entity, extentOf, line } from './cad-drawing';
import { across, letteringFor, upright } from './dimension-lines';

/** Lights whose housing is a rectangle from above. */
const rectangular = new Set(['backlight', 'collimated-backlight', 'coaxial', 'collimated-coaxial', 'flat-dome']);

/**
 * The envelope of a product from its stated dimensions, with dimension lines; undefined when they do not determine it. No
 * typical proportions are drawn.
 */
export function envelope(categoryCode: string, attrs: Attributes, title: string): CadDrawing | undefined {
  const figures = new Figures(attrs);
  const part = views[categoryCode]?.(figures);
  if (!part) return undefined;
  const { left, high } = extentOf(part);
  // As large as the figures of the dimensions.
  const height = part.find(entity => entity.kind === 'text')?.height ?? 2;
  const texts = [title, 'UNIT mm, ENVELOPE ONLY'].map((text, i): Entity => {
    return { kind: 'text', layer: 'TEXT', x: left, y: high + height * (4.4 - 1.8 * i), height, text, start: true };
  });
  return { title, entities: [...part, ...texts] };
}

const views: Readonly<Record<string, (figures: Figures) => Entity[] | undefined>> = {
  'area-camera': housing,
  'line-camera': housing,
  'fa-lens': barrel,
  'line-lens': barrel,
  'telecentric-lens': barrel,
  light: panel,
};

/** Side view and front view of a camera; the thread of its mount about the middle of the front. */
function housing(figures: Figures): Entity[] | undefined {
  const [length, width, height] = ['lengthMm', 'widthMm', 'heightMm'].map(key => figures.number(key));
  if (length === undefined || width === undefined || height === undefined) return undefined;
  const lettering = letteringFor(length + width);
  const { gap } = lettering;
  const cx = length + gap * 3.5 + width / 2;
  const mount = mountOf(figures.several('mount')[0]);
  const [top, bottom] = [height / 2, -height / 2];
  return [
    ...box(length / 2, 0, length, height),
    ...box(cx, 0, width, height),
    ...(mount ? [thread(cx, mount.diameterMm)] : []),
    ...centreLines(cx, width, height, lettering.height),
    ...across(0, length, bottom, bottom - gap, millimetres(length), lettering),
    ...across(cx - width / 2, cx + width / 2, bottom, bottom - gap, millimetres(width), lettering),
    ...upright(bottom, top, cx - width / 2, cx - width / 2 - gap, millimetres(height), lettering),
  ];
}

/** Cylinder of the largest diameter and the full length, mounting face at x = 0; image plane where the mount fixes it. */
function barrel(figures: Figures): Entity[] | undefined {
  const [length, diameter] = [figures.number('lengthMm'), outerDiameter(figures)];
  if (length === undefined || diameter === undefined) return undefined;
  const mount = mountOf(figures.several('mount')[0]);
  const flange = mount?.flangeMm;
  const lettering = letteringFor(length + diameter);
  const { gap, height } = lettering;
  const half = diameter / 2;
  const cx = (flange ?? 0) + gap * 2.5 + half;
  return [
    ...box(-length / 2, 0, length, diameter),
    line('DIMENSION', -length - height, 0, (flange ?? 0) + height, 0),
    { kind: 'circle', layer: 'OUTLINE', x: cx, y: 0, radius: half },
    ...(mount ? [thread(cx, mount.diameterMm)] : []),
    ...centreLines(cx, diameter, diameter, height),
    ...across(-length, 0, -half, -half - gap, millimetres(length), lettering),
    ...upright(-half, half, -length, -length - gap, `Ø${millimetres(diameter)}`, lettering),
    ...(flange === undefined
      ? []
      : [
          line('DIMENSION', flange, -half, flange, half),
          ...across(0, flange, half, half + gap, millimetres(flange), lettering),
        ]),
  ];
}

/** A light from above. */
function panel(figures: Figures): Entity[] | undefined {
  const [length, width] = [figures.number('lengthMm'), figures.number('widthMm')];
  if (length === undefined || width === undefined || !rectangular.has(figures.text('shape') ?? '')) return undefined;
  const lettering = letteringFor(Math.max(length, width));
  const { gap } = lettering;
  return [
    ...box(0, 0, length, width),
    ...centreLines(0, length, width, lettering.height),
    ...across(-length / 2, length / 2, -width / 2, -width / 2 - gap, millimetres(length), lettering),
    ...upright(-width / 2, width / 2, -length / 2, -length / 2 - gap, millimetres(width), lettering),
  ];
}

const thread = (x: number, diameter: number): Entity => {
  return { kind: 'circle', layer: 'OUTLINE', x, y: 0, radius: diameter / 2 };
};

const centreLines = (cx: number, width: number, height: number, over: number): Entity[] => [
  line('DIMENSION', cx - width / 2 - over, 0, cx + width / 2 + over, 0),
  line('DIMENSION', cx, -height / 2 - over, cx, height / 2 + over),
];
