import type { CallContent, CallRequest } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { askRanking, limitedTo } from '../ask-ranking';

export type ProfilerTask = CallRequest<'profiler'>['task'];
export type ProfilerAnswer = CallContent<'profiler'>;

/** @param maxCostClass null: of any cost */
export const profilerQuery = (host: HostServices, task: ProfilerTask | null, maxCostClass: number | null = null) =>
  askRanking(
    host,
    'profiler',
    task && limitedTo(task, maxCostClass),
    (api, body, options): Promise<ProfilerAnswer> => api.profiler(body, options),
  );
