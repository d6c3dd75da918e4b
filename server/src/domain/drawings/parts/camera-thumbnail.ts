import type { Pen } from '../pen';
import { type CameraFront, cameraFront } from './camera-front';
import { edges } from './edges';
import type { Mount } from './mount';
import { socketSign } from './socket-sign';

/** Face of a large housing, in mm: it fills the box, and smaller ones are drawn smaller beside it. */
const LARGE_FACE = 70;
/** A third of the size is drawn at seven tenths: to one scale the common housings would be too small to be read. */
const GROWTH = 0.3;
/** Part of the housing's length by which its back stands right of and above its front. */
const RECEDING = 0.22;

export interface CameraThumbnail extends Omit<CameraFront, 'detail'> {
  /** Length of the housing, in mm; without it the housing is a face alone. */
  length: number | undefined;
  /** A circuit board instead of a housing. */
  isBoard: boolean;
  /** Code of the interface, shown by its socket. */
  link: string | undefined;
  mount: Mount | undefined;
}

/**
 * A camera among others in a list: a larger housing is drawn larger, though not in proportion; within one camera housing,
 * mount ring and sensor are to one scale. The depth is that of a known length.
 */
export function cameraThumbnail(pen: Pen, camera: CameraThumbnail): void {
  const { width, height, length, isBoard, known, mount, link } = camera;
  const depth = length === undefined || isBoard ? 0 : length * RECEDING;
  const side = Math.max(width, height);
  const box = Math.max(side, side * (LARGE_FACE / side) ** GROWTH, side + depth);
  pen.coverArea(-box / 2, -box / 2, box / 2, box / 2);
  const [cx, cy] = [-depth / 2, depth / 2];
  const [left, right, top, bottom] = [cx - width / 2, cx + width / 2, cy - height / 2, cy + height / 2];
  if (depth > 0) {
    const edge = edges(known).body;
    pen.polygon(edge, [left, top], [left + depth, top - depth], [right + depth, top - depth], [right, top]);
    pen.polygon(edge, [right, top], [right + depth, top - depth], [right + depth, bottom - depth], [right, bottom]);
  }
  cameraFront(pen, cx, cy, { ...camera, detail: 'thumbnail' });
  if (isBoard) holes(pen, cx, cy, width, height);
  if (mount?.bayonet) lugs(pen, cx, cy, mount.diameterMm / 2);
  socketSign(pen, box / 2 - pen.px(7.5), box / 2 - pen.px(5.5), link);
}

/** Holes in the corners of a board. */
function holes(pen: Pen, cx: number, cy: number, width: number, height: number): void {
  const radius = Math.min(width, height) * 0.05;
  const [x, y] = [width / 2 - radius * 2, height / 2 - radius * 2];
  for (const sx of [-1, 1]) for (const sy of [-1, 1]) pen.circle('fine-typical', cx + sx * x, cy + sy * y, radius);
}

/** The three lugs of a bayonet. */
function lugs(pen: Pen, cx: number, cy: number, radius: number): void {
  for (const degrees of [90, 210, 330]) {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    pen.line('outline', [cx + x * radius * 0.8, cy + y * radius * 0.8], [cx + x * radius, cy + y * radius]);
  }
}
