import type { Camera } from '../model/parts/camera';
import { linkInterface } from '../physics/link/interfaces';
import { sensorDiagonal, sensorSide } from '../physics/sensor/sensor-size';

/** What every pairing asks of a camera, worked out once. */
export interface CameraFacts {
  widthMm: number;
  /** Of one row for line-scan cameras. */
  heightMm: number;
  /** What the image circle should cover: of a line its length. */
  diagonalMm: number;
  pixelsPerFrame: number;
  /** Null: the code does not tell, or not with how many lanes. */
  linkMBs: number | null;
}

const known = new WeakMap<Camera, CameraFacts>();

/** Cameras are not changed once they are read: the answer is kept. */
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

/** Lanes not stated: known only where the link has but one. */
function linkOf({ link, linkLanes }: Camera): number | null {
  const found = link === null ? undefined : linkInterface(link);
  if (found?.usableMBs === undefined) return null;
  const lanes = linkLanes ?? (found.lanes === 1 ? 1 : null);
  return lanes === null || lanes < 1 || lanes > found.lanes ? null : found.usableMBs * lanes;
}
