import type { CompatibleReason } from '@shixuan/api';
import { together } from './check';
import { checkImageCircle } from './check-image-circle';
import { checkMount } from './check-mount';
import { checkPixel } from './check-pixel';
import type { CameraSide, LensSide } from './optical-side';

/** A lens on a camera: image circle, mount, pixel. The first reason carries the margin that candidates are ordered by. */
export const checkLens = (camera: CameraSide, lens: LensSide): CompatibleReason[] | null =>
  together([checkImageCircle(camera, lens), checkMount(camera.mounts, lens.mounts), checkPixel(camera, lens)]);
