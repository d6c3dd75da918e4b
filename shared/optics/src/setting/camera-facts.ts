import type { Camera } from '../model/parts/camera';
import { linkInterface } from '../physics/link/interfaces';
import { sensorDiagonal, sensorSide } from '../physics/sensor/sensor-size';

/** Derived data of a camera that every pairing reads. */
export interface CameraFacts {
  widthMm: number;
  /** Height of one row for line-scan cameras. */
  heightMm: number;
  /** Diagonal that the image circle should cover; for a line, its length. */
  diagonalMm: number;
  pixelsPerFrame: number;
  /** Null: the code of the link, or the number of its lanes, does not determine the bandwidth. */
  linkMBs: number | null;
}

const known = new WeakMap<Camera, CameraFacts>();

/** Cached by the camera, because cameras are never changed after they are read. */
export function cameraFacts(camera: Camera): CameraFacts {
  const found = known.get(camera);
  if (found) return found;
  const facts = work(camera);
  known.set(camera, facts);
  return facts;
}

function work(camera: Camera): CameraFacts {
  const rows = camera.kind === 'line' ? 1 : camera.pixelsV;
  const { pixelSizeUm } = camera;
  const widthMm = sensorSide.compute({ pixels: camera.pixelsH, pixelSizeUm });
  const heightMm = sensorSide.compute({ pixels: rows, pixelSizeUm });
  return {
    widthMm,
    heightMm,
    diagonalMm:
      camera.kind === 'line' ? widthMm : sensorDiagonal.compute({ sensorWidthMm: widthMm, sensorHeightMm: heightMm }),
    pixelsPerFrame: camera.pixelsH * rows,
    linkMBs: linkOf(camera),
  };
}

/** Bandwidth of the link. Without a stated number of lanes it is known only where the link has a single lane. */
function linkOf({ link, linkLanes }: Camera): number | null {
  const found = link === null ? undefined : linkInterface(link);
  if (found?.usableMBs === undefined) return null;
  const lanes = linkLanes ?? (found.lanes === 1 ? 1 : null);
  return lanes === null || lanes < 1 || lanes > found.lanes ? null : found.usableMBs * lanes;
}
