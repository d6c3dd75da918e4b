import { type CallContent, type CallRequest, createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type LaserTask = CallRequest<'profiler'>['task'];
export type LaserAnswer = CallContent<'profiler'>;

/** The ranking for a task; the last answer stays in sight while the next is under way. */
export const laserQuery = (host: HostServices, task: LaserTask | null) =>
  queryOptions({
    queryKey: ['profiler', task],
    enabled: task !== null,
    queryFn: ({ signal }): Promise<LaserAnswer> => {
      if (!task) throw new Error('asked for no ranking');
      return createApi(host.request).profiler({ task }, { signal, silent: true, showLoading: false });
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
