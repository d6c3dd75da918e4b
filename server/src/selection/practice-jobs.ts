import { ImagingTask } from '@shixuan/api';
import type { Camera } from '@shixuan/optics';
import type { SolveJob } from './solve-job';

/** What a page asks for at first. */
const LIMIT = 30;
const fieldWidthsMm = [8, 25, 60, 150, 400];
const pixelsAcross = [1000, 3000];

/** Small and large, coarse and fine, near and far, still and moving: what solving them runs through is what visitors ask for. */
const tasks = fieldWidthsMm.flatMap(widthMm =>
  pixelsAcross.flatMap(pixels => {
    const object = { widthMm, heightMm: widthMm * 0.75 };
    const accuracy = { kind: 'object-pixel', objectPixelMm: widthMm / pixels };
    const workingDistance = { minMm: 2 * widthMm + 60, maxMm: 4 * widthMm + 200 };
    return [
      { object, accuracy },
      { object, accuracy, workingDistance, heightVariationMm: widthMm / 100 },
      { object, accuracy, workingDistance, speedMmS: widthMm, rateHz: 5 },
    ].map(task => ImagingTask.parse(task));
  }),
);

/**
 * Jobs on which the thread that solves practises before visitors come: until its code has been compiled for what it meets,
 * a task takes up to twice as long.
 */
export function practiceJobs(cameras: readonly Camera[]): SolveJob[] {
  const area = cameras.filter(({ kind }) => kind === 'area');
  return tasks.flatMap((task, i): SolveJob[] => {
    const camera = area[(i * 97) % area.length];
    return [
      { kind: 'systems', task, limit: LIMIT, cameraId: undefined, lensId: undefined },
      ...(camera ? [{ kind: 'lenses' as const, task, limit: LIMIT, camera }] : []),
      { kind: 'cameras', task, limit: LIMIT, lensId: undefined },
    ];
  });
}
