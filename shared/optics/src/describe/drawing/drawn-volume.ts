import type { VolumeMounting } from '../../checks/volume/volume-mounting';
import type { VolumeTask } from '../../model/task/volume-task';
import { type DrawingScale, drawingScale } from './profiler-scale';

/** Geometry of the drawing of a 3D area camera over its volume, mm; heights are measured down from the camera. */
export interface DrawnVolume {
  /** From the camera to the highest place. */
  topMm: number;
  depthMm: number;
  /** Sides of the base and of the view over its highest place; in the drawing from the side the first of both. */
  base: readonly [lengthMm: number, widthMm: number];
  view: readonly [lengthMm: number, widthMm: number];
  /** Length of the view at the lowest place. */
  lowestViewMm: number;
  turned: boolean;
}

/** Null where distance or view cannot be told, because nothing can be drawn to scale. */
export function drawnVolume(task: VolumeTask, mounting: VolumeMounting): DrawnVolume | null {
  const { topMm, widthMm, heightMm, baseWidthMm, turned } = mounting;
  if (topMm === null || widthMm === null || heightMm === null || baseWidthMm === null) return null;
  return {
    topMm,
    depthMm: task.depthMm,
    base: [task.widthMm, task.heightMm],
    view: [widthMm, heightMm],
    lowestViewMm: baseWidthMm,
    turned,
  };
}

/** Ends of the distances that a camera measures over; null: not stated. */
export interface VolumeReach {
  nearMm: number | null;
  farMm: number | null;
}

/** The same seen along the length: the width of base and view lies in the drawing. */
export const volumeAcross = (drawn: DrawnVolume, { baseHeightMm }: VolumeMounting): DrawnVolume => ({
  ...drawn,
  base: [drawn.base[1], drawn.base[0]],
  view: [drawn.view[1], drawn.view[0]],
  lowestViewMm: baseHeightMm ?? drawn.view[1],
});

/** One scale for both directions, the largest that fits the frame; x from the axis of the camera, y down from it. */
export const volumeScale = (
  { topMm, depthMm, base, view, lowestViewMm }: DrawnVolume,
  frame: { left: number; right: number; top: number; bottom: number },
): DrawingScale =>
  drawingScale(
    {
      farMm: topMm + depthMm,
      nearWidthMm: view[0],
      farWidthMm: lowestViewMm,
      partWidthMm: base[0],
      partBaseMm: topMm + depthMm,
      toleranceMm: 0,
    },
    frame,
  );

/** Which parts of the drawing are not to scale, and what the distance is measured to. The text has no final full stop. */
export const volumeCaption = ({ turned }: DrawnVolume): string =>
  `视野、料区与安装距离按同一比例，外壳为示意；安装距离是相机到最高处${turned ? '；相机转 90° 安装' : ''}`;
