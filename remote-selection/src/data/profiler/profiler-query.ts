import type { CallContent, CallRequest } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { askRanking } from '../ask-ranking';

export type ProfilerTask = CallRequest<'profiler'>['task'];
export type ProfilerAnswer = CallContent<'profiler'>;

export const profilerQuery = (host: HostServices, asked: ProfilerTask | null) =>
  askRanking(host, 'profiler', asked, (api, task, options): Promise<ProfilerAnswer> => api.profiler({ task }, options));
