import type { CallRequest } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import type { SelectionState } from '@shixuan/task-url';
import { askRanking } from '../ask-ranking';
import { assumedSensor } from '../task/assumed-sensor';
import type { RankingAnswer } from './answer';

type Task = CallRequest<'rankSystems'>['task'];

/** A ranking that is asked for. */
export type RankingRequest =
  | { goal: 'cameras'; body: CallRequest<'rankCameras'> }
  | { goal: 'lenses'; body: CallRequest<'rankLenses'> }
  | { goal: 'systems'; body: CallRequest<'rankSystems'> };

interface NeededPixels {
  width: number;
  height: number;
}

/** @param needed pixels that the task asks for: the sensor that lenses are sought for while none is fixed */
export function rankingRequest(state: SelectionState, needed: NeededPixels): RankingRequest {
  const { goal, cameraId, lensId, lightId, maxCostClass, sensor } = state;
  const task: Task = state.task;
  if (goal === 'cameras') return { goal, body: { task, ...(lensId !== null && { lensId }) } };
  if (goal === 'lenses') {
    if (cameraId !== null) return { goal, body: { task, cameraId } };
    const kind = task.mode === 'line' ? 'line' : 'area';
    return { goal, body: { task, sensor: { kind, ...(sensor ?? assumedSensor(needed, kind === 'line')) } } };
  }
  return {
    goal,
    body: {
      task,
      ...(cameraId !== null && { cameraId }),
      ...(lensId !== null && { lensId }),
      ...(lightId !== null && { lightId }),
      ...(maxCostClass !== null && { maxCostClass }),
    },
  };
}

export const rankingQuery = (host: HostServices, asked: RankingRequest | null) =>
  askRanking(host, 'ranking', asked, (api, request, options): Promise<RankingAnswer> => {
    if (request.goal === 'cameras') return api.rankCameras(request.body, options);
    if (request.goal === 'lenses') return api.rankLenses(request.body, options);
    return api.rankSystems(request.body, options);
  });
