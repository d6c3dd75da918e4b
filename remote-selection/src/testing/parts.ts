import { cameraOf, focalOf, taskOf } from '@shixuan/optics/fixtures';

/* A task and parts for tests: 100 mm at 300 mm on a sensor 8.8 mm wide. Of no product. */

export const testTask = taskOf();
export const testCamera = cameraOf();
export const testLens = focalOf();
