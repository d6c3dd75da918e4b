import { dimensionUp, leader, millimetres } from '../dimension';
import type { Draw } from '../drawing';
import type { Figures } from '../figures';
import { type Light, lightOfWavelength } from '../light';
import { edges } from '../parts/edges';
import { type Principle, principlePattern, sensorWindows, viewVolume } from '../parts/face-principle';
import type { Pen } from '../pen';
import type { Point } from '../shapes';

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
  for (const x of principle === 'structured light' ? [0] : apex) viewVolume(pen, light, [x, 0], farPlane);
  if (principle !== 'time of flight' && (full || principle === 'structured light')) {
    for (const x of apex) for (const corner of [farPlane[0], farPlane[1]]) pen.line('ray', [x, 0], corner);
  }
  pen.polygon('sensor-typical', ...farPlane);
  principlePattern(pen, principle, farPlane, far, near, full);
  if (full) {
    pen.polygon('sensor-typical', ...nearPlane);
    for (const [index, corner] of nearPlane.entries()) pen.line('ray', corner, farPlane[index] ?? corner);
  }
  pen.rect(edge.body, -width / 2, -height, width, height, full ? 6 : 5);
  sensorWindows(pen, principle, width, height, light);
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
