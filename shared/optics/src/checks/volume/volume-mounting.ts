import { atMost } from '../../formula/numbers';
import type { DepthCamera } from '../../model/parts/depth-camera';
import type { VolumeNeeds } from '../../model/task/volume-task';
import { depthPointSpacingInRangeMm, robotRoomMm } from '../../physics/three-d/area-camera';
import { profilePointSpacingMm } from '../../physics/three-d/triangulation';
import { errorFormula } from './error-formula';

/** Where over the volume a 3D area camera is mounted, and what it then sees. Null: cannot be told. */
export interface VolumeMounting {
  /** From the camera to the highest and to the lowest point. */
  topMm: number | null;
  baseMm: number | null;
  /** View at the highest point, along the length and the width of the base. */
  widthMm: number | null;
  heightMm: number | null;
  /** View at the lowest point. */
  baseWidthMm: number | null;
  baseHeightMm: number | null;
  /** At the lowest point, where points are farthest apart and heights least certain. */
  pointSpacingMm: number | null;
  errorMm: number | null;
  /** Turned by 90° over the base. */
  turned: boolean;
}

/** A side of the view as a straight line over the distance. */
interface Side {
  atZeroMm: number;
  perMm: number;
}

/**
 * The nearest place from which the whole base is in view, because spacing and error grow with the distance. Where none is near
 * enough, the farthest one that is allowed. The camera is turned where that brings it nearer. Where the task says no least distance,
 * it makes room for the robot, as far as range, spacing and error allow.
 */
export function mountDepthCamera(need: VolumeNeeds, camera: DepthCamera): VolumeMounting {
  const { depthMm, distance } = need.task;
  const sides = sidesOf(camera);
  const leastMm = Math.max(distance.minMm ?? 0, camera.nearMm ?? 0);
  const mostMm = Math.min(
    distance.maxMm ?? Number.POSITIVE_INFINITY,
    (camera.farMm ?? Number.POSITIVE_INFINITY) - depthMm,
  );
  if (!sides) return { ...blank, ...placed(camera, null, depthMm) };
  const upright = Math.max(reach(sides.width, need.widthMm), reach(sides.height, need.heightMm));
  const turnedMm = Math.max(reach(sides.height, need.widthMm), reach(sides.width, need.heightMm));
  const turned = turnedMm < upright;
  const wantedMm = Math.max(leastMm, Math.min(upright, turnedMm));
  const nearestMm = Math.max(leastMm, Math.min(mostMm, wantedMm));
  if (!Number.isFinite(nearestMm)) return { ...blank, ...placed(camera, null, depthMm) };
  const topMm =
    distance.minMm === null
      ? withRoom(need, camera, nearestMm, Math.min(mostMm, robotRoomMm.compute({ depthMm })))
      : nearestMm;
  const [along, across] = turned ? [sides.height, sides.width] : [sides.width, sides.height];
  return {
    ...placed(camera, topMm, depthMm),
    widthMm: at(along, topMm),
    heightMm: at(across, topMm),
    baseWidthMm: at(along, topMm + depthMm),
    baseHeightMm: at(across, topMm + depthMm),
    turned,
  };
}

/** The farthest place up to the one with room for a robot at which the points are still as fine and as certain as asked for. */
function withRoom(need: VolumeNeeds, camera: DepthCamera, nearestMm: number, roomMm: number): number {
  const { depthMm, pointSpacingMm, accuracyMm } = need.task;
  const does = (topMm: number): boolean => {
    const at = placed(camera, topMm, depthMm);
    return within(at.pointSpacingMm, pointSpacingMm) && within(at.errorMm, accuracyMm);
  };
  if (roomMm <= nearestMm || !does(nearestMm)) return nearestMm;
  if (does(roomMm)) return roomMm;
  let [near, far] = [nearestMm, roomMm];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (near + far) / 2;
    if (does(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** Steps that find a place to within a thousandth of a millimetre, over some metres. */
const HALVINGS = 24;

/** A figure that is not stated is no reason to mount a camera nearer. */
const within = (figure: number | null, limit: number | null) =>
  figure === null || limit === null || atMost(figure, limit);

const blank = { widthMm: null, heightMm: null, baseWidthMm: null, baseHeightMm: null, turned: false };

function placed(camera: DepthCamera, topMm: number | null, depthMm: number) {
  const baseMm = topMm === null ? null : topMm + depthMm;
  return {
    topMm,
    baseMm,
    pointSpacingMm: baseMm === null ? null : spacingAt(camera, baseMm),
    errorMm: baseMm === null ? null : errorAt(camera, baseMm),
  };
}

const at = ({ atZeroMm, perMm }: Side, distanceMm: number) => atZeroMm + perMm * distanceMm;

/** Distance from which a side is as long as asked for; Infinity where it never is. */
const reach = (side: Side, mm: number) =>
  side.perMm > 0 ? (mm - side.atZeroMm) / side.perMm : side.atZeroMm >= mm ? 0 : Number.POSITIVE_INFINITY;

/** From the printed views at both ends, otherwise from the angles; a missing angle follows from square depth pixels. */
function sidesOf(camera: DepthCamera): { width: Side; height: Side } | null {
  const { nearMm, farMm, angleHDeg, angleVDeg, depthPixelsH, depthPixelsV } = camera;
  const printed = (near: number | null, far: number | null): Side | null => {
    if (near === null || far === null || nearMm === null || farMm === null || farMm <= nearMm) return null;
    const perMm = (far - near) / (farMm - nearMm);
    return { perMm, atZeroMm: near - perMm * nearMm };
  };
  const open = (deg: number | null): Side | null =>
    deg === null ? null : { atZeroMm: 0, perMm: 2 * Math.tan((deg * Math.PI) / 360) };
  const width = printed(camera.nearWidthMm, camera.farWidthMm) ?? open(angleHDeg);
  const height =
    printed(camera.nearHeightMm, camera.farHeightMm) ??
    open(angleVDeg) ??
    (width && depthPixelsH !== null && depthPixelsV !== null
      ? { atZeroMm: (width.atZeroMm * depthPixelsV) / depthPixelsH, perMm: (width.perMm * depthPixelsV) / depthPixelsH }
      : null);
  return width && height ? { width, height } : null;
}

/** Printed spacing between its ends, otherwise the view by its depth pixels, mm. */
function spacingAt(camera: DepthCamera, distanceMm: number): number | null {
  const { nearMm, farMm, nearSpacingUm, farSpacingUm, depthPixelsH: pixels } = camera;
  if (nearSpacingUm !== null && farSpacingUm !== null && nearMm !== null && farMm !== null && farMm > nearMm) {
    return depthPointSpacingInRangeMm.compute({ nearSpacingUm, farSpacingUm, distanceMm, nearMm, farMm });
  }
  const sides = sidesOf(camera);
  return sides && pixels !== null
    ? profilePointSpacingMm.compute({ fieldOfViewMm: at(sides.width, distanceMm), pixels })
    : null;
}

/** Height error at a distance, mm, from the printed one. */
function errorAt(camera: DepthCamera, distanceMm: number): number | null {
  const { accuracy } = camera;
  if (accuracy === null) return null;
  return errorFormula(camera).compute({ errorMm: accuracy.errorMm, statedAtMm: accuracy.atMm, distanceMm });
}
