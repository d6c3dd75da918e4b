import type { Trace } from '../../formula/trace';
import type { Profiler } from '../../model/parts/profiler';
import {
  coarserPointSpacingUm,
  pointSpacingInRangeUm,
  pointSpacingOfWidthUm,
  resolutionInRangeUm,
  widthInRangeMm,
} from '../../physics/three-d/figures-in-range';
import { type Linear, valueAt } from './linear-span';
import type { ProfilerMounting } from './mounting';
import { pointSpacingOf, resolutionOf, widthOf } from './point-spacing';

/** Derivation of the spacing at both ends, and at the coarsest place of the range in use where they differ. */
export function pointSpacingTraces(profiler: Profiler, mounting: ProfilerMounting): (() => Trace)[] {
  const spacing = pointSpacingOf(profiler);
  const { profilePoints: points, pointSpacingUm, farPointSpacingUm, nearWidthMm, farWidthMm } = profiler;
  if (!spacing) return [];
  const atEnd = (end: string, widthMm: number | null, printedUm: number | null) =>
    widthMm === null || points === null
      ? []
      : [
          () => ({
            ...(printedUm === null
              ? pointSpacingOfWidthUm.trace({ widthMm, points })
              : coarserPointSpacingUm.trace({ widthMm, points, printedUm })),
            label: `${end} X 点间距`,
          }),
        ];
  return [
    ...atEnd('近端', nearWidthMm, pointSpacingUm),
    ...atEnd('远端', farWidthMm, farPointSpacingUm ?? pointSpacingUm),
    ...(spacing.near === spacing.far ? [] : depthsOf(mounting, spacing, 'most')).map(
      depthMm => () =>
        pointSpacingInRangeUm.trace({
          nearUm: spacing.near * 1000,
          farUm: spacing.far * 1000,
          depthMm,
          rangeMm: spacing.rangeMm,
        }),
    ),
  ];
}

/** Derivation of the resolution at the coarsest place of the range in use; none where one figure holds for the whole range. */
export function resolutionTraces(profiler: Profiler, mounting: ProfilerMounting): (() => Trace)[] {
  const resolution = resolutionOf(profiler);
  if (!resolution || resolution.near === resolution.far) return [];
  const { near: nearUm, far: farUm, rangeMm } = resolution;
  return depthsOf(mounting, resolution, 'most').map(
    depthMm => () => resolutionInRangeUm.trace({ nearUm, farUm, depthMm, rangeMm }),
  );
}

/** Derivation of the width where the view is narrowest within the range in use. */
export const widthTraces = (profiler: Profiler, mounting: ProfilerMounting): (() => Trace)[] => {
  const width = widthOf(profiler);
  if (!width) return [];
  const { near: nearWidthMm, far: farWidthMm, rangeMm } = width;
  return depthsOf(mounting, width, 'least').map(
    depthMm => () => widthInRangeMm.trace({ nearWidthMm, farWidthMm, depthMm, rangeMm }),
  );
};

/** The end of the range in use at which a quantity is largest or smallest, mm from the near end; none where it is not placed. */
function depthsOf({ topMm, baseMm }: ProfilerMounting, quantity: Linear, wanted: 'least' | 'most'): number[] {
  if (topMm === null || baseMm === null) return [];
  const lowestMm = Math.min(baseMm, quantity.rangeMm);
  const rises = valueAt(quantity, lowestMm) > valueAt(quantity, topMm);
  return [rises === (wanted === 'most') ? lowestMm : topMm];
}
