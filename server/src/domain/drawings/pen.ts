import { textWidth } from '@shixuan/units';
import { escapeXml } from '../../platform/text/escape';
import type { Light } from './light';
import { type Bounds, coordinate, Path } from './path';
import { middle, oval, type Point, roundedRect, trace } from './shapes';
import type { Stroke } from './stroke';

export interface LabelOptions {
  anchor?: 'start' | 'middle' | 'end';
  role?: 'value' | 'note';
  /** Nominal pixels. */
  size?: number;
  /** Degrees, clockwise. */
  turn?: number;
}

/** Puts shapes given in millimetres on the sheet at one scale, and keeps account of the area they cover. */
export class Pen {
  private readonly body: string[] = [];
  private readonly definitions = new Map<string, string>();
  readonly bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  /**
   * @param scale nominal pixels per millimetre
   * @param prefix goes before every id, so that several drawings can stand in one document
   */
  constructor(
    readonly scale: number,
    private readonly prefix: string,
  ) {}

  /** Millimetres that are as long as so many nominal pixels: for arrows, gaps and texts, which have no size of their own. */
  px(pixels: number): number {
    return pixels / this.scale;
  }

  path(stroke: Stroke, build: (path: Path) => Path): void {
    const path = build(new Path(this.scale));
    this.cover(path.bounds);
    if (stroke === 'glass' || stroke === 'glass-typical') this.hatch(path);
    this.body.push(`<path class="${stroke}" d="${path}"/>`);
  }

  line(stroke: Stroke, ...points: Point[]): void {
    this.path(stroke, path => trace(path, points));
  }

  polygon(stroke: Stroke, ...points: Point[]): void {
    this.path(stroke, path => trace(path, points).close());
  }

  rect(stroke: Stroke, x: number, y: number, width: number, height: number, radius = 0): void {
    this.path(stroke, path => roundedRect(path, x, y, width, height, Math.min(radius, width / 2, height / 2)));
  }

  circle(stroke: Stroke, cx: number, cy: number, radius: number): void {
    this.ellipse(stroke, cx, cy, radius, radius);
  }

  ellipse(stroke: Stroke, cx: number, cy: number, rx: number, ry: number): void {
    this.path(stroke, path => oval(path, cx, cy, rx, ry));
    this.coverArea(cx - rx, cy - ry, cx + rx, cy + ry);
  }

  /** Ring between two ellipses of one centre. */
  annulus(stroke: Stroke, cx: number, cy: number, outer: Point, inner: Point): void {
    this.path(stroke, path => oval(oval(path, cx, cy, outer[0], outer[1]), cx, cy, inner[0], inner[1], false));
    this.coverArea(cx - outer[0], cy - outer[1], cx + outer[0], cy + outer[1]);
  }

  /** Light as a translucent area that fades from `from` to `to`; hatched where the eye sees nothing. */
  glow(light: Light, from: Point, to: Point, build: (path: Path) => Path, strength = 1): void {
    const path = build(new Path(this.scale));
    this.cover(path.bounds);
    const fill = this.gradient(light, from, to, strength);
    this.body.push(`<path style="fill:url(#${fill});stroke:none" d="${path}"/>`);
    if (!light.visible) {
      const hatch = this.lightHatch(light);
      this.body.push(`<path style="fill:url(#${hatch});stroke:none" d="${path}"/>`);
    }
  }

  /** Light as a translucent polygon, fading from the middle of its first edge to the middle of the opposite one. */
  beam(light: Light, points: readonly [Point, Point, Point, Point], strength = 1): void {
    const [a, b, c, d] = points;
    this.glow(light, middle(a, b), middle(c, d), path => trace(path, points).close(), strength);
  }

  /** A ray in the light's own colour. */
  lightRay(light: Light, ...points: Point[]): void {
    const path = trace(new Path(this.scale), points);
    this.cover(path.bounds);
    this.body.push(`<path style="stroke:${light.colour};stroke-width:1px" d="${path}"/>`);
  }

  /** Takes an area out of everything drawn so far, so that the ground shows. */
  cutOut(build: (path: Path) => Path): void {
    const path = build(new Path(this.scale));
    const { left, top, right, bottom } = this.bounds;
    const ground = `M${coordinate(left - 9)} ${coordinate(top - 9)}H${coordinate(right + 9)}V${coordinate(bottom + 9)}H${coordinate(left - 9)}Z`;
    const id = this.define(
      `cut${this.definitions.size}`,
      name =>
        `<mask id="${name}" maskUnits="userSpaceOnUse" x="${coordinate(left - 9)}" y="${coordinate(top - 9)}" width="${coordinate(right - left + 18)}" height="${coordinate(bottom - top + 18)}">` +
        `<path style="fill:#fff;fill-rule:evenodd;stroke:none" d="${ground}${path}"/></mask>`,
    );
    const drawn = this.body.splice(0).join('');
    this.body.push(`<g mask="url(#${id})">${drawn}</g>`);
  }

  /** A small area in the light's own colour: a diode, a chip, an emitting edge. */
  lamp(light: Light, build: (path: Path) => Path): void {
    const path = build(new Path(this.scale));
    this.cover(path.bounds);
    this.body.push(`<path style="fill:${light.colour};stroke:none" d="${path}"/>`);
  }

  diode(light: Light, cx: number, cy: number, rx: number, ry = rx): void {
    this.lamp(light, path => oval(path, cx, cy, rx, ry));
  }

  text(x: number, y: number, content: string, options: LabelOptions = {}): void {
    const { anchor = 'middle', role = 'value', size = 12, turn = 0 } = options;
    const width = textWidth(content, size);
    const [px, py] = [x * this.scale, y * this.scale];
    const left = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2;
    const box =
      turn === 0
        ? { left: px + left, right: px + left + width, top: py - size, bottom: py + size * 0.25 }
        : { left: px - size, right: px + size * 0.25, top: py - left - width, bottom: py - left };
    this.cover(box);
    const attributes = [
      `x="${coordinate(px)}" y="${coordinate(py)}"`,
      anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
      role === 'note' ? ' class="note"' : '',
      size === 12 ? '' : ` font-size="${size}"`,
      turn === 0 ? '' : ` transform="rotate(${turn} ${coordinate(px)} ${coordinate(py)})"`,
    ];
    this.body.push(`<text ${attributes.join('')}>${escapeXml(content)}</text>`);
  }

  /** Counts an area as drawn upon without drawing, to reserve room. */
  coverArea(left: number, top: number, right: number, bottom: number): void {
    const { scale } = this;
    this.cover({ left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale });
  }

  /** What was drawn, as SVG. */
  content(): string {
    const definitions = [...this.definitions.values()].join('');
    return `${definitions === '' ? '' : `<defs>${definitions}</defs>`}${this.body.join('')}`;
  }

  private hatch(path: Path): void {
    const id = this.define(
      'glass',
      name => `<pattern id="${name}" ${hatchBox}><path class="hatch" d="M0 0V5"/></pattern>`,
    );
    this.body.push(`<path class="wash" d="${path}"/><path style="fill:url(#${id});stroke:none" d="${path}"/>`);
  }

  private lightHatch(light: Light): string {
    const line = `<path style="stroke:${light.colour};stroke-width:1px" d="M0 0V5"/>`;
    return this.define(`hatch-${light.name}`, name => `<pattern id="${name}" ${hatchBox}>${line}</pattern>`);
  }

  private gradient(light: Light, from: Point, to: Point, strength: number): string {
    const ends = [...from, ...to].map(value => coordinate(value * this.scale));
    const [x1, y1, x2, y2] = ends;
    const start = coordinate((light.visible ? 0.5 : 0.3) * strength);
    const end = coordinate((light.visible ? 0.12 : 0.06) * strength);
    return this.define(
      `light-${light.name}-${ends.join('-')}-${strength}`.replace(/[^a-z0-9-]/gi, '_'),
      name =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
        `<stop style="stop-color:${light.colour};stop-opacity:${start}"/>` +
        `<stop offset="1" style="stop-color:${light.colour};stop-opacity:${end}"/></linearGradient>`,
    );
  }

  private define(key: string, build: (name: string) => string): string {
    const name = `${this.prefix}-${key}`;
    if (!this.definitions.has(key)) this.definitions.set(key, build(name));
    return name;
  }

  private cover({ left, top, right, bottom }: Bounds): void {
    const { bounds } = this;
    bounds.left = Math.min(bounds.left, left);
    bounds.top = Math.min(bounds.top, top);
    bounds.right = Math.max(bounds.right, right);
    bounds.bottom = Math.max(bounds.bottom, bottom);
  }
}

const hatchBox = 'width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"';
