import { type CallRequest, createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import type { SelectionState } from '@shixuan/task-url';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { assumedSensor } from '../task/assumed-sensor';
import type { RankingAnswer } from './answer';

type Task = CallRequest<'cameraShot'>['task'];

/** Which ranking a state asks for. */
export type RankingRequest =
  | { call: 'camera'; body: CallRequest<'camera'> }
  | { call: 'shot'; body: CallRequest<'shot'> }
  | { call: 'cameraShot'; body: CallRequest<'cameraShot'> };

interface NeededPixels {
  width: number;
  height: number;
}

/** @param needed pixels that the task asks for: the sensor that lenses are sought for while none is fixed */
export function rankingRequest(state: SelectionState, needed: NeededPixels): RankingRequest {
  const { goal, cameraId, lensId, lightId, sensor } = state;
  const task: Task = state.task;
  if (goal === 'camera') return { call: 'camera', body: { task, ...(lensId !== null && { lensId }) } };
  if (goal === 'lens') {
    if (cameraId !== null) return { call: 'shot', body: { task, cameraId } };
    const kind = task.mode === 'line' ? 'line' : 'area';
    return { call: 'shot', body: { task, sensor: { kind, ...(sensor ?? assumedSensor(needed, kind === 'line')) } } };
  }
  return {
    call: 'cameraShot',
    body: {
      task,
      ...(cameraId !== null && { cameraId }),
      ...(lensId !== null && { lensId }),
      ...(lightId !== null && { lightId }),
    },
  };
}

/** The ranking of a request; the last answer stays in sight while the next is under way. */
export const rankingQuery = (host: HostServices, request: RankingRequest | null) =>
  queryOptions({
    queryKey: ['ranking', request],
    enabled: request !== null,
    queryFn: ({ signal }): Promise<RankingAnswer> => {
      if (!request) throw new Error('asked for no ranking');
      const api = createApi(host.request);
      const options = { signal, silent: true, showLoading: false };
      if (request.call === 'camera') return api.camera(request.body, options);
      if (request.call === 'shot') return api.shot(request.body, options);
      return api.cameraShot(request.body, options);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
