import { type CallContent, type CallRequest, createApi, type DepthCameraRow } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import type { Verdict } from '@shixuan/optics/formula';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type VolumeAnswer = CallContent<'depthCameras'>;

/** A row as the lists of results take it. */
export type VolumeResultRow = DepthCameraRow & { key: string; verdicts: Readonly<Partial<Record<string, Verdict>>> };

export const volumeRows = ({ list }: VolumeAnswer): VolumeResultRow[] =>
  list.map(row => ({
    ...row,
    key: String(row.product.id),
    verdicts: Object.fromEntries(row.checks.map(({ id, verdict }) => [id, verdict])),
  }));

/** Query of the ranking for a task. The previous answer stays until the next one arrives. */
export const volumeQuery = (host: HostServices, task: CallRequest<'depthCameras'>['task'] | null) =>
  queryOptions({
    queryKey: ['volume', task],
    enabled: task !== null,
    queryFn: ({ signal }): Promise<VolumeAnswer> => {
      if (!task) throw new Error('asked for no ranking');
      return createApi(host.request).depthCameras({ task }, { signal, silent: true, showLoading: false });
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
