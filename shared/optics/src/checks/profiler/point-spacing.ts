import type { Profiler } from '../../model/parts/profiler';
import { coarserPointSpacingUm, pointSpacingOfWidthUm } from '../../physics/three-d/figures-in-range';
import type { Linear } from './linear-span';

/**
 * Point spacing at both ends of the range, mm: the printed figure, or width by points where that is coarser. Null where it is
 * unknown at either end.
 */
export function pointSpacingOf(profiler: Profiler): Linear | null {
  const {
    measuringRangeMm,
    profilePoints: points,
    pointSpacingUm,
    farPointSpacingUm,
    nearWidthMm,
    farWidthMm,
  } = profiler;
  if (measuringRangeMm === null) return null;
  const near = coarser(pointSpacingUm, nearWidthMm, points);
  const far = coarser(farPointSpacingUm ?? pointSpacingUm, farWidthMm, points);
  return near === null || far === null ? null : { near, far, rangeMm: measuringRangeMm };
}

/** mm; null: not known. */
function coarser(printedUm: number | null, widthMm: number | null, points: number | null): number | null {
  if (widthMm === null || points === null) return printedUm === null ? null : printedUm / 1000;
  return (
    (printedUm === null
      ? pointSpacingOfWidthUm.compute({ widthMm, points })
      : coarserPointSpacingUm.compute({ widthMm, points, printedUm })) / 1000
  );
}

/** Width of the view at the near and the far end; null where one of the two is not stated. */
export function widthOf({ measuringRangeMm, nearWidthMm, farWidthMm }: Profiler): Linear | null {
  return measuringRangeMm === null || nearWidthMm === null || farWidthMm === null
    ? null
    : { near: nearWidthMm, far: farWidthMm, rangeMm: measuringRangeMm };
}

/**
 * Z resolution at both ends, µm. It becomes coarser with the distance; without a far figure the printed one holds for the whole
 * range.
 */
export function resolutionOf({ measuringRangeMm, resolutionUm, farResolutionUm }: Profiler): Linear | null {
  return measuringRangeMm === null || resolutionUm === null
    ? null
    : { near: resolutionUm, far: farResolutionUm ?? resolutionUm, rangeMm: measuringRangeMm };
}
