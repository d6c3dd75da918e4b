import { type CallContent, type CallRequest, createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type ProfilerTask = CallRequest<'profiler'>['task'];
export type ProfilerAnswer = CallContent<'profiler'>;

/** Query of the ranking for a task. The previous answer stays until the next one arrives. */
export const profilerQuery = (host: HostServices, task: ProfilerTask | null) =>
  queryOptions({
    queryKey: ['profiler', task],
    enabled: task !== null,
    queryFn: ({ signal }): Promise<ProfilerAnswer> => {
      if (!task) throw new Error('asked for no ranking');
      return createApi(host.request).profiler({ task }, { signal, silent: true, showLoading: false });
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
