import type { ImagingTask } from './imaging-task';

/** Share of a view that cameras side by side both see. */
export const neighbourOverlap = 0.05;

/** Several cameras of one kind beside each other, each with its own lens; the task then states the part that one of them sees. */
export interface SideBySide {
  cameras: number;
  /** The side of the object that is divided. */
  along: 'width' | 'height';
}

/** Share of the whole that each of several cameras sees, with the overlap. */
export const shareOf = (cameras: number): number => (cameras === 1 ? 1 : (1 + neighbourOverlap) / cameras);

type Size = ImagingTask['object'];

const sideOf = { width: 'widthMm', height: 'heightMm' } as const;

/** The whole object, of which the task states the part that one of the cameras sees. */
export function wholeObject(part: Size, { cameras, along }: SideBySide): Size {
  const side = sideOf[along];
  return { ...part, [side]: Number((part[side] / shareOf(cameras)).toPrecision(12)) };
}

/** Distance from the axis of one camera to the next, mm. */
export function axisDistanceMm(part: Size, { cameras, along }: SideBySide): number {
  const side = sideOf[along];
  return (wholeObject(part, { cameras, along })[side] - part[side]) / (cameras - 1);
}

/** How many cameras share a whole side of which each sees a part; 1 where one sees all of it. */
export const camerasOfPart = (wholeMm: number, partMm: number): number =>
  partMm >= wholeMm ? 1 : Math.max(2, Math.round(((1 + neighbourOverlap) * wholeMm) / partMm));
