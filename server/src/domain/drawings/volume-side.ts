import { type DrawnVolume, volumeScale } from '@shixuan/optics/describe';
import { millimetres } from './dimension';
import type { Pen } from './pen';

/** Half the width of the camera's housing, which is not to scale. */
const HALF_HOUSING = 44;

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the lines of the view from the side lie on the sheet; each pair is left and right. */
export interface VolumeSide {
  /** Height on the sheet of a distance from the camera. */
  y: (mm: number) => number;
  top: number;
  bottom: number;
  housing: readonly [number, number];
  /** Of the view, at the highest and at the lowest place. */
  near: readonly [number, number];
  far: readonly [number, number];
  base: readonly [number, number];
}

/** A computed length with three figures, in mm. */
export const computed = (mm: number): string => millimetres(Number(mm.toPrecision(3)));

/** Draws a 3D area camera over its volume as seen along the length, without dimensions; to one scale but for the housing. */
export function volumeSide(pen: Pen, drawn: DrawnVolume, frame: Frame): VolumeSide {
  const { topMm, depthMm, base, view, lowestViewMm } = drawn;
  const { x, y } = volumeScale(drawn, frame);
  const ends = (lengthMm: number) => [x(-lengthMm / 2), x(lengthMm / 2)] as const;
  const [top, bottom, middle] = [y(topMm), y(topMm + depthMm), x(0)];
  const [near, far, [left, right]] = [ends(view[0]), ends(lowestViewMm), ends(base[0])];
  const housing = [middle - HALF_HOUSING, middle + HALF_HOUSING] as const;
  pen.rect('face-typical', housing[0], 6, 2 * HALF_HOUSING, frame.top - 6, 3);
  pen.text(middle, 27, '3D 相机', { role: 'note' });
  pen.polygon('tint', [near[0], top], [near[1], top], [far[1], bottom], [far[0], bottom]);
  for (const side of [0, 1] as const) pen.line('ray', [middle, frame.top], [near[side], top], [far[side], bottom]);
  pen.rect('outline', left, top, right - left, Math.max(2, bottom - top));
  return { y, top, bottom, housing, near, far, base: [left, right] };
}
