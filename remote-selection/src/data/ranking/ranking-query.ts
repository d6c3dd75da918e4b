import { type CallRequest, createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import type { SelectionState } from '@shixuan/task-url';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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

/** Query of a ranking. The previous answer stays until the next one arrives. */
export const rankingQuery = (host: HostServices, request: RankingRequest | null) =>
  queryOptions({
    queryKey: ['ranking', request],
    enabled: request !== null,
    queryFn: ({ signal }): Promise<RankingAnswer> => {
      if (!request) throw new Error('asked for no ranking');
      const api = createApi(host.request);
      const options = { signal, silent: true, showLoading: false };
      if (request.goal === 'cameras') return api.rankCameras(request.body, options);
      if (request.goal === 'lenses') return api.rankLenses(request.body, options);
      return api.rankSystems(request.body, options);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
