import type { Camera, ImagingTask } from '@shixuan/optics/model';
import type { SolveJob } from './solve-job';

/** Length of the list that a page asks for at first. */
const LIMIT = 30;
/** Ranking lenses is the shortest job, so code that is not compiled yet weighs most in it. */
const CAMERAS_PER_TASK = 3;

/**
 * Jobs that warm the solver thread up before visitors come: until its code is compiled, a task takes two to four times as long.
 * @param cameras of the catalogue; each task takes different ones
 */
export function warmUpJobs(tasks: readonly ImagingTask[], cameras: readonly Camera[]): SolveJob[] {
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
