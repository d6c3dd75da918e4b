import { bodiesExtentMm } from './light-bodies';
import type { SystemDrawing } from './system-drawing';

/** Positions along the axis, mm: 0 is the plane in focus, the lens is on the negative side. */
export interface Stations {
  back: number;
  sensor: number;
  cameraFront: number;
  lensBack: number;
  lensFront: number;
  near: number;
  far: number;
  end: number;
  /** Half of the largest extent across the axis. */
  half: number;
}

export type Axis = 'width' | 'height';

/** Largest share of the working distance to which the depth of field is drawn, on either side. */
const drawnDepth = 0.3;

export function stationsOf(figures: SystemDrawing, axis: Axis): Stations {
  const { camera, lens, ringMm, workingDistanceMm, light, sharp, heightVariationMm } = figures;
  const side = axis === 'width' ? 'widthMm' : 'heightMm';
  const lensFront = -workingDistanceMm.mm;
  const lensBack = lensFront - lens.lengthMm.mm;
  const cameraFront = lensBack - ringMm;
  const most = drawnDepth * workingDistanceMm.mm;
  const far = Math.min(sharp?.farMm ?? 0, most);
  const behind = light?.shape === 'backlight' ? light.distanceMm.mm * 1.15 : 0;
  return {
    back: cameraFront - camera.lengthMm.mm,
    sensor: cameraFront - Math.min(lens.flangeMm, camera.lengthMm.mm * 0.8),
    cameraFront,
    lensBack,
    lensFront,
    near: Math.min(sharp?.nearMm ?? 0, most),
    far,
    end: Math.max(far, heightVariationMm / 2, behind, workingDistanceMm.mm * 0.02),
    half:
      Math.max(
        figures.field[side],
        figures.object[side],
        lens.diameterMm.mm,
        camera.widthMm.mm,
        light
          ? Math.min(bodiesExtentMm(light.bodies[axis]), 2.5 * Math.max(figures.field[side], lens.diameterMm.mm))
          : 0,
      ) / 2,
  };
}

export interface SideScale {
  pxPerMm: number;
  /** Position of the back of the camera. */
  startPx: number;
  x(zMm: number): number;
  /** Part of the working distance that is left out; null: none. */
  gap: { fromPx: number; toPx: number } | null;
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const gapPx = 26;
/** Smallest readable extent across the axis. Below it the axis is broken. */
const readablePx = 44;

/**
 * Scale of the drawing, equal along and across the axis, the largest that fits the frame. Where the distance would make the
 * rest too small to read, a piece of it is left out. Scales come in steps, so that a small change does not rescale the drawing.
 * @param held scale to keep during a drag
 */
export function sideScale(stations: Stations, frame: Frame, held?: SideScale): SideScale {
  const { back, end, half, lensFront } = stations;
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top];
  const whole = Math.min(width / (end - back), height / (2 * half));
  // Lens and object need their own length, and a piece of the distance between them.
  const rest = end - back + lensFront;
  const broken = Math.min(height, readablePx) / (2 * half);
  const fits = Math.min(broken, (width - gapPx) / (rest * 1.25));
  if (held ? held.gap : fits > whole * 1.3) {
    const pxPerMm = held?.pxPerMm ?? stepped(fits);
    const shown = (width - gapPx) / pxPerMm;
    const before = Math.max(0, Math.min(-lensFront / 2, (shown - rest) / 2));
    const fromPx = frame.left + (lensFront - back + before) * pxPerMm;
    const toPx = fromPx + gapPx;
    // What stands in the piece that is left out, such as a light, is drawn at the break.
    const x = (z: number) =>
      z <= lensFront + before ? frame.left + (z - back) * pxPerMm : Math.max(toPx, frame.right - (end - z) * pxPerMm);
    return { pxPerMm, startPx: frame.left, x, gap: { fromPx, toPx } };
  }
  const pxPerMm = held?.pxPerMm ?? stepped(whole);
  const startPx = held?.startPx ?? frame.left + (width - (end - back) * pxPerMm) / 2;
  return { pxPerMm, startPx, x: z => startPx + (z - back) * pxPerMm, gap: null };
}

const steps = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8];
function stepped(scale: number): number {
  const decade = 10 ** Math.floor(Math.log10(scale));
  return decade * (steps.findLast(step => step * decade <= scale * (1 + 1e-9)) ?? 1);
}

/** Length of the scale bar, 28 to 70 px. */
export const scaleBarMm = (pxPerMm: number): number => niceStep(70 / pxPerMm);

/** The largest 1, 2 or 5 × a power of ten that does not exceed a value. */
export function niceStep(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value) + 1e-12);
  return decade * ([5, 2].find(step => step * decade <= value * (1 + 1e-9)) ?? 1);
}

/** Rounds a value to a grid, without the rounding errors of binary fractions. */
export const onStep = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toPrecision(12));
