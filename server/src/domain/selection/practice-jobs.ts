import type { Camera, ImagingTask } from '@shixuan/optics/model';
import type { SolveJob } from './solve-job';

/** What a page asks for at first. */
const LIMIT = 30;
/** Ranking the lenses is the shortest job, in which what has not been compiled yet weighs most. */
const CAMERAS_PER_TASK = 3;

/**
 * Jobs on which the thread that solves practises before visitors come: until its code has been compiled for what it meets,
 * a task takes two to four times as long.
 * @param cameras of the catalogue; each task is done with others of them
 */
export function practiceJobs(tasks: readonly ImagingTask[], cameras: readonly Camera[]): SolveJob[] {
  const area = cameras.filter(({ kind }) => kind === 'area');
  return tasks.flatMap((task, i): SolveJob[] => {
    const withCameras = Array.from({ length: CAMERAS_PER_TASK }, (_, k) => area[((i * 3 + k) * 97) % area.length]);
    return [
      { kind: 'systems', task, limit: LIMIT, cameraId: undefined, lensId: undefined },
      ...withCameras.flatMap(camera => (camera ? [{ kind: 'lenses' as const, task, limit: LIMIT, camera }] : [])),
      { kind: 'cameras', task, limit: LIMIT, lensId: undefined },
    ];
  });
}
