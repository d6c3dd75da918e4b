import type { Detail } from '../drawing';
import { filterColours, type Light } from '../light';
import type { Pen } from '../pen';
import type { Stroke } from '../stroke';
import { edges } from './edges';

const { red, green, blue } = filterColours;
const bayer: readonly Light[] = [red, green, green, blue];
const rows: readonly Light[] = [red, green, blue];

export interface SensorFace {
  width: number;
  height: number;
  /** Rows of a line sensor: drawn as so many lines. */
  lines?: number;
  /** Length is not known. */
  typical?: boolean;
  /** Has colour filters: a thumbnail shows their mosaic. */
  coloured?: boolean;
}

export interface CameraFront {
  width: number;
  height: number;
  throatMm: number;
  mountKnown: boolean;
  sensor: SensorFace | undefined;
  /** Width and height follow known dimensions. */
  known: boolean;
  detail: Detail;
}

/** Front of a camera: housing, mount ring, throat, and the sensor's active area in real size. */
export function cameraFront(pen: Pen, cx: number, cy: number, front: CameraFront): void {
  const { width, height, throatMm, mountKnown, sensor, known, detail } = front;
  const edge = edges(known);
  const ring = edges(mountKnown);
  const throat = throatMm / 2;
  const rim = Math.min(throat * 1.06 + 0.5, Math.max(width, height) / 2 + 2);
  const corner = Math.min(width, height) * 0.07;
  pen.rect(edge.body, cx - width / 2, cy - height / 2, width, height, corner);
  if (detail === 'full') screws(pen, edges(false).fine, cx, cy, width, height);
  pen.circle(ring.face, cx, cy, rim);
  pen.circle(detail === 'full' ? ring.fine : ring.outline, cx, cy, throat * 0.97);
  if (sensor) activeArea(pen, cx, cy, sensor);
  if (detail === 'thumbnail' && sensor?.coloured) mosaic(pen, cx, cy, sensor);
  if (detail === 'full') {
    const over = pen.px(7);
    pen.line('centre', [cx - width / 2 - over, cy], [cx + width / 2 + over, cy]);
    pen.line('centre', [cx, cy - height / 2 - over], [cx, cy + height / 2 + over]);
  }
}

/** Filters of a colour sensor: the Bayer pattern of an area, a row of each colour of a line. */
function mosaic(pen: Pen, cx: number, cy: number, { width, height, lines = 1 }: SensorFace): void {
  if (height < pen.px(4)) {
    const pitch = Math.max(height * 2, pen.px(4.5));
    const third = width / 3;
    for (let line = 0; line < lines; line += 1)
      for (const [part, light] of rows.entries())
        cell(
          pen,
          light,
          cx - width / 2 + part * third,
          cy + (line - (lines - 1) / 2) * pitch - height / 2,
          third,
          height,
        );
    return;
  }
  const [w, h] = [width / 2, height / 2];
  for (const [part, light] of bayer.entries())
    cell(pen, light, cx - w + (part % 2) * w, cy - h + Math.floor(part / 2) * h, w, h);
}

const cell = (pen: Pen, light: Light, x: number, y: number, width: number, height: number): void =>
  pen.lamp(light, path =>
    path
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineTo(x + width, y + height)
      .lineTo(x, y + height)
      .close(),
  );

function screws(pen: Pen, stroke: Stroke, cx: number, cy: number, width: number, height: number) {
  const inset = Math.min(width, height) * 0.1;
  const radius = Math.min(width, height) * 0.035;
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      pen.circle(stroke, cx + sx * (width / 2 - inset), cy + sy * (height / 2 - inset), radius);
    }
  }
}

function activeArea(pen: Pen, cx: number, cy: number, { width, height, lines = 1, typical = false }: SensorFace): void {
  const pitch = Math.max(height * 2, pen.px(4.5));
  for (let line = 0; line < lines; line += 1) {
    const y = cy + (line - (lines - 1) / 2) * pitch;
    pen.rect(typical ? 'sensor-typical' : 'sensor', cx - width / 2, y - height / 2, width, height);
  }
}
