import type { ProfilerMounting } from '../../checks/profiler/mounting';
import type { Profiler } from '../../model/parts/profiler';

/** Geometry of the drawing, mm from the housing or, where the clearance is not stated, from a point before the near end. */
export interface DrawnProfiler {
  /** Null: the clearance is not stated. */
  clearanceMm: number | null;
  nearMm: number;
  farMm: number;
  nearWidthMm: number;
  farWidthMm: number;
  partTopMm: number;
  partBaseMm: number;
  partWidthMm: number;
  toleranceMm: number;
}

/** Null where range or widths are not stated, because nothing can be drawn to scale. */
export function drawnProfiler(
  task: { widthMm: number; heightToleranceMm: number },
  profiler: Profiler,
  { topMm, baseMm }: ProfilerMounting,
): DrawnProfiler | null {
  const { measuringRangeMm, nearWidthMm, farWidthMm, clearanceMm } = profiler;
  if (measuringRangeMm === null || nearWidthMm === null || farWidthMm === null || topMm === null || baseMm === null) {
    return null;
  }
  const nearMm = clearanceMm ?? measuringRangeMm * 0.6;
  return {
    clearanceMm,
    nearMm,
    farMm: nearMm + measuringRangeMm,
    nearWidthMm,
    farWidthMm,
    partTopMm: nearMm + topMm + task.heightToleranceMm,
    partBaseMm: nearMm + baseMm - task.heightToleranceMm,
    partWidthMm: task.widthMm,
    toleranceMm: task.heightToleranceMm,
  };
}

export interface DrawingScale {
  pxPerMm: number;
  x(mm: number): number;
  y(mm: number): number;
}

/** One scale for both directions, the largest that fits the frame; x from the middle of the view, y from the housing. */
export function drawingScale(
  drawn: Omit<DrawnProfiler, 'clearanceMm' | 'nearMm' | 'partTopMm'>,
  frame: { left: number; right: number; top: number; bottom: number },
): DrawingScale {
  const width = Math.max(drawn.nearWidthMm, drawn.farWidthMm, drawn.partWidthMm);
  const depth = Math.max(drawn.farMm, drawn.partBaseMm + drawn.toleranceMm);
  const pxPerMm = Math.min((frame.right - frame.left) / width, (frame.bottom - frame.top) / depth);
  const middle = (frame.left + frame.right) / 2;
  return { pxPerMm, x: mm => middle + mm * pxPerMm, y: mm => frame.top + mm * pxPerMm };
}
