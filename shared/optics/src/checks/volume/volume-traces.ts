import type { Trace } from '../../formula/trace';
import type { DepthCamera } from '../../model/parts/depth-camera';
import type { VolumeNeeds } from '../../model/task/volume-task';
import { fieldOfViewOfAngle } from '../../physics/lens/angle-of-view';
import {
  depthPointSpacingInRangeMm,
  distanceOfViewMm,
  lowestDistanceMm,
  robotRoomMm,
  viewInRangeMm,
  viewOfSquarePixelsMm,
} from '../../physics/three-d/area-camera';
import { profilePointSpacingMm } from '../../physics/three-d/triangulation';
import { traced } from '../finding';
import { errorFormula } from './error-formula';
import type { VolumeCase } from './volume-check';

/** Distances of the highest and the lowest point, with what brings the camera there. */
export function distanceTraces({ need, camera, mounting }: VolumeCase): Trace[] {
  const { topMm, turned } = mounting;
  const { depthMm, distance } = need.task;
  if (topMm === null) return [];
  return traced(
    ...reachTraces(need, camera, turned),
    ...(distance.minMm === null && depthMm > 0 ? [() => robotRoomMm.trace({ depthMm })] : []),
    () => lowestDistanceMm.trace({ topMm, depthMm }),
  );
}

/** How near each side of the base allows the camera to be, where its angle is stated. */
function reachTraces(need: VolumeNeeds, camera: DepthCamera, turned: boolean): (() => Trace)[] {
  const { angleHDeg, angleVDeg, nearWidthMm, farWidthMm } = camera;
  // Views that are printed count before angles.
  if (nearWidthMm !== null && farWidthMm !== null) return [];
  const [alongDeg, acrossDeg] = turned ? [angleVDeg, angleHDeg] : [angleHDeg, angleVDeg];
  const reach = (of: string, sideMm: number, angleOfViewDeg: number | null) =>
    angleOfViewDeg === null
      ? []
      : [() => ({ ...distanceOfViewMm.trace({ sideMm, angleOfViewDeg }), label: `看全料区${of}的最近距离` })];
  return [...reach('长', need.widthMm, alongDeg), ...reach('宽', need.heightMm, acrossDeg)];
}

/** Both sides of the view at the highest point; the tighter one last. */
export function viewTraces({ need, camera, mounting }: VolumeCase): Trace[] {
  const { topMm, widthMm, heightMm, turned } = mounting;
  if (topMm === null || widthMm === null || heightMm === null) return [];
  const longMm = turned ? heightMm : widthMm;
  const side = (of: string, isLong: boolean) => sideTraces(camera, `最高处视野${of}`, isLong, [topMm, longMm]);
  const [length, width] = [side('长', !turned), side('宽', turned)];
  const tight = widthMm / need.widthMm < heightMm / need.heightMm;
  return tight ? [...width, ...length] : [...length, ...width];
}

/**
 * A side of the view at a distance: from the printed views, an angle, or square pixels.
 * @param isLong of the depth image
 * @param place distance, and the long side of the view there, mm
 */
function sideTraces(
  camera: DepthCamera,
  label: string,
  isLong: boolean,
  [distanceMm, longMm]: readonly [number, number],
): Trace[] {
  const { nearMm, farMm, depthPixelsH: pixels, depthPixelsV: otherPixels } = camera;
  const [nearViewMm, farViewMm, angleOfViewDeg] = isLong
    ? [camera.nearWidthMm, camera.farWidthMm, camera.angleHDeg]
    : [camera.nearHeightMm, camera.farHeightMm, camera.angleVDeg];
  if (nearViewMm !== null && farViewMm !== null && nearMm !== null && farMm !== null && farMm > nearMm) {
    return traced(() => ({ ...viewInRangeMm.trace({ nearViewMm, farViewMm, distanceMm, nearMm, farMm }), label }));
  }
  if (angleOfViewDeg !== null) {
    return traced(() => ({ ...fieldOfViewOfAngle.trace({ objectDistanceMm: distanceMm, angleOfViewDeg }), label }));
  }
  if (isLong || pixels === null || otherPixels === null) return [];
  return traced(() => ({ ...viewOfSquarePixelsMm.trace({ viewMm: longMm, pixels, otherPixels }), label }));
}

/** Spacing of points at the lowest point. */
export function spacingTraces({ camera, mounting }: VolumeCase): Trace[] {
  const { baseMm: distanceMm, turned, baseWidthMm, baseHeightMm } = mounting;
  if (distanceMm === null) return [];
  const { nearMm, farMm, nearSpacingUm, farSpacingUm, depthPixelsH: pixels } = camera;
  if (nearSpacingUm !== null && farSpacingUm !== null && nearMm !== null && farMm !== null && farMm > nearMm) {
    return traced(() => depthPointSpacingInRangeMm.trace({ nearSpacingUm, farSpacingUm, distanceMm, nearMm, farMm }));
  }
  const longMm = turned ? baseHeightMm : baseWidthMm;
  if (longMm === null || pixels === null) return [];
  const view = sideTraces(camera, '最低处视野（深度图长边）', true, [distanceMm, longMm]);
  const spacing = traced(() => ({
    ...profilePointSpacingMm.trace({ fieldOfViewMm: longMm, pixels }),
    label: '最低处点间距',
  }));
  return spacing.length === 0 ? [] : [...view, ...spacing];
}

/** Height error at the lowest point. */
export function errorTraces({ camera, mounting: { baseMm: distanceMm } }: VolumeCase): Trace[] {
  const { accuracy } = camera;
  if (accuracy === null || distanceMm === null) return [];
  const { errorMm, atMm: statedAtMm } = accuracy;
  return traced(() => errorFormula(camera).trace({ errorMm, statedAtMm, distanceMm }));
}
