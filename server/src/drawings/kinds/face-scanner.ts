import { dimensionUp, leader, millimetres } from '../dimension';
import type { Draw } from '../drawing';
import type { Figures } from '../figures';
import { type Light, lightOfWavelength } from '../light';
import { edges } from '../parts/edges';
import { type Pen, type Point, trace } from '../pen';

type Principle = 'structured light' | 'stereo' | 'time of flight';

/** 3D area sensor: housing with its windows above the pyramid that it measures, drawn by its principle. */
export const faceScanner: Draw = (pen, figures, detail) => {
  const full = detail === 'full';
  const principle = principleOf(figures.text('principle'));
  const wavelengthNm = figures.number('wavelengthNm');
  const light = wavelengthNm === undefined ? neutral : lightOfWavelength(wavelengthNm);
  const pyramid = shapeOf(figures);
  const [near, far] = full ? [78, 190] : [26, 78];
  const span = full ? 150 : 92;
  const narrow = principle === 'time of flight' ? 0.42 : 0.56;
  const width = principle === 'time of flight' ? 62 : 104;
  const height = full ? 40 : 30;
  const edge = edges(false);

  const farPlane = plane(far, span, span * pyramid.ratio);
  const nearPlane = plane(near, span * narrow, span * narrow * pyramid.ratio);
  const apex = principle === 'time of flight' ? [0] : [-width * 0.34, width * 0.34];
  for (const x of principle === 'structured light' ? [0] : apex) volume(pen, light, [x, 0], farPlane);
  if (principle !== 'time of flight') {
    for (const x of apex) for (const corner of [farPlane[0], farPlane[1]]) pen.line('ray', [x, 0], corner);
  }
  pen.polygon('sensor-typical', ...farPlane);
  pattern(pen, principle, farPlane, far, near, full);
  if (full) {
    pen.polygon('sensor-typical', ...nearPlane);
    for (const [index, corner] of nearPlane.entries()) pen.line('ray', corner, farPlane[index] ?? corner);
  }
  pen.rect(edge.body, -width / 2, -height, width, height, full ? 6 : 5);
  windows(pen, principle, width, height, light);
  const statement = {
    scaled: false,
    toScale: false,
    description: `3D 面阵相机（${names[principle]}）：机身与锥形视场。`,
    caption: '典型外形与视场，非实际比例',
  };
  if (!full) return statement;
  pen.line(edge.fine, [-width / 2, -height * 0.8], [width / 2, -height * 0.8]);
  pen.line('centre', [0, -height - 8], [0, far + 26]);
  labels(pen, figures, nearPlane, farPlane, near, far);
  return statement;
};

const neutral: Light = { name: 'field', colour: '#3a78ff', visible: true };

const names: Record<Principle, string> = { 'structured light': '结构光', stereo: '双目', 'time of flight': '飞行时间' };

function principleOf(text = ''): Principle {
  if (/tof|lidar|time/i.test(text)) return 'time of flight';
  return /^(active[ -])?stereo|双目/i.test(text) ? 'stereo' : 'structured light';
}

/** Height over width of the field, from its angles or sides; 3 : 4 is usual. */
function shapeOf(figures: Figures): { ratio: number } {
  const [w, h] = [figures.number('fovFarMm'), figures.number('fovFarHeightMm')];
  const [angleH, angleV] = [figures.number('fovHDeg'), figures.number('fovVDeg')];
  const tangent = (degrees: number) => Math.tan((Math.min(degrees, 150) * Math.PI) / 360);
  const ratio = w && h ? h / w : angleH && angleV ? tangent(angleV) / tangent(angleH) : 0.75;
  return { ratio: Math.min(1.1, Math.max(0.4, ratio)) };
}

/** A level rectangle at depth y in cabinet projection. */
function plane(y: number, width: number, depth: number): [Point, Point, Point, Point] {
  const [dx, dy] = [depth * 0.26, depth * 0.2];
  return [
    [-width / 2 - dx, y + dy],
    [width / 2 - dx, y + dy],
    [width / 2 + dx, y - dy],
    [-width / 2 + dx, y - dy],
  ];
}

function volume(
  pen: Pen,
  light: Light,
  apex: Point,
  [frontLeft, frontRight, backRight, backLeft]: readonly Point[],
): void {
  if (!frontLeft || !frontRight || !backRight || !backLeft) return;
  const outline = [apex, backRight, frontRight, frontLeft];
  pen.glow(
    light,
    apex,
    [0, frontLeft[1]],
    path => {
      return trace(path, outline).close();
    },
    0.8,
  );
}

function pattern(
  pen: Pen,
  principle: Principle,
  [a, b, c, d]: readonly Point[],
  far: number,
  near: number,
  full: boolean,
) {
  if (!a || !b || !c || !d) return;
  const mix = (p: Point, q: Point, share: number): Point => [
    p[0] + (q[0] - p[0]) * share,
    p[1] + (q[1] - p[1]) * share,
  ];
  if (principle === 'structured light') {
    const stripes = full ? 7 : 3;
    for (let index = 0; index < stripes; index += 1) {
      const [from, to] = [(index + 0.25) / stripes, (index + 0.75) / stripes];
      pen.polygon('tint', mix(a, b, from), mix(a, b, to), mix(d, c, to), mix(d, c, from));
    }
    return;
  }
  if (principle === 'stereo') {
    const rows = full ? 5 : 3;
    for (let row = 1; row < rows; row += 1) {
      pen.line('ray', mix(a, d, row / rows), mix(b, c, row / rows));
      pen.line('ray', mix(a, b, row / rows), mix(d, c, row / rows));
    }
    return;
  }
  // Pulses on their way: arcs across the pyramid.
  const half = (b[0] - a[0]) / 2;
  for (const share of full ? [0.3, 0.45, 0.6] : [0.35, 0.65]) {
    const [y, reach] = [far * share, half * share * 0.82];
    pen.path('ray', path => path.moveTo(-reach, y).quadTo(0, y + (full ? near : far) * 0.14, reach, y));
  }
}

function windows(pen: Pen, principle: Principle, width: number, height: number, light: Light): void {
  const edge = edges(false);
  const y = -height * 0.46;
  const radius = height * 0.22;
  const lens = (x: number) => {
    pen.circle(edge.face, x, y, radius);
    pen.circle('sensor', x, y, radius * 0.5);
  };
  if (principle === 'time of flight') {
    lens(0);
    for (const x of [-width * 0.32, width * 0.32]) pen.diode(light, x, y, radius * 0.42);
    return;
  }
  lens(-width * 0.34);
  lens(width * 0.34);
  if (principle === 'structured light') {
    pen.rect(edge.face, -radius * 1.1, y - radius * 0.8, radius * 2.2, radius * 1.6, 1);
    pen.lamp(light, path =>
      path
        .moveTo(-radius * 0.7, y - radius * 0.35)
        .lineTo(radius * 0.7, y - radius * 0.35)
        .lineTo(radius * 0.7, y + radius * 0.35)
        .lineTo(-radius * 0.7, y + radius * 0.35)
        .close(),
    );
  }
}

function labels(
  pen: Pen,
  figures: Figures,
  nearPlane: readonly Point[],
  farPlane: readonly Point[],
  near: number,
  far: number,
) {
  const [low, high] = figures.pair('workingDistanceMm');
  const start = figures.number('clearanceDistanceMm') ?? low;
  const leftOf = (points: readonly Point[]) => Math.min(...points.map(([x]) => x));
  const left = leftOf(farPlane) - pen.px(18);
  const body = -52;
  if (start !== undefined) {
    dimensionUp(pen, 0, near, left, {
      text: `最近 ${millimetres(start)}`,
      from: [body, leftOf(nearPlane) - pen.px(2)],
    });
  }
  if (high !== undefined) {
    const x = left - pen.px(start === undefined ? 0 : 26);
    dimensionUp(pen, 0, far, x, {
      text: `最远 ${millimetres(high)}`,
      from: [start === undefined ? body : left, leftOf(farPlane) - pen.px(2)],
    });
  }
  const field = (key: 'Near' | 'Far') => {
    const [w, h] = [figures.number(`fov${key}Mm`), figures.number(`fov${key}HeightMm`)];
    return w === undefined
      ? undefined
      : h === undefined
        ? `视野宽 ${millimetres(w)}`
        : `${millimetres(w)} × ${millimetres(h)}`;
  };
  const name = (points: readonly Point[], text: string | undefined) => {
    const corner = points[2];
    if (corner && text !== undefined) leader(pen, corner, [corner[0] + pen.px(10), corner[1] - pen.px(14)], text);
  };
  name(nearPlane, field('Near'));
  name(farPlane, field('Far'));
  const [h, v] = [figures.number('fovHDeg'), figures.number('fovVDeg')];
  if (h !== undefined) {
    const text = v === undefined ? `水平视角 ${h}°` : `视角 ${h}° × ${v}°`;
    const back = farPlane[2];
    if (back) leader(pen, [back[0] * 0.28, far * 0.24], [back[0] * 0.6, far * 0.12], text);
  }
}
