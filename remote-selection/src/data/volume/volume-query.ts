import type { CallContent, CallRequest, DepthCameraRow } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import type { Verdict } from '@shixuan/optics/formula';
import { askRanking, limitedTo } from '../ask-ranking';

export type VolumeAnswer = CallContent<'depthCameras'>;

/** A row as the lists of results take it. */
export type VolumeResultRow = DepthCameraRow & { key: string; verdicts: Readonly<Partial<Record<string, Verdict>>> };

export const volumeRows = ({ list }: VolumeAnswer): VolumeResultRow[] =>
  list.map(row => ({
    ...row,
    key: String(row.product.id),
    verdicts: Object.fromEntries(row.checks.map(({ id, verdict }) => [id, verdict])),
  }));

type Task = CallRequest<'depthCameras'>['task'];

/** @param maxCostClass null: of any cost */
export const volumeQuery = (host: HostServices, task: Task | null, maxCostClass: number | null = null) =>
  askRanking(
    host,
    'volume',
    task && limitedTo(task, maxCostClass),
    (api, body, options): Promise<VolumeAnswer> => api.depthCameras(body, options),
  );
