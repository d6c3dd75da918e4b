import type { CallContent, CallRequest, DepthCameraRow } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import type { Verdict } from '@shixuan/optics/formula';
import { askRanking } from '../ask-ranking';

export type VolumeAnswer = CallContent<'depthCameras'>;

/** A row as the lists of results take it. */
export type VolumeResultRow = DepthCameraRow & { key: string; verdicts: Readonly<Partial<Record<string, Verdict>>> };

export const volumeRows = ({ list }: VolumeAnswer): VolumeResultRow[] =>
  list.map(row => ({
    ...row,
    key: String(row.product.id),
    verdicts: Object.fromEntries(row.checks.map(({ id, verdict }) => [id, verdict])),
  }));

export const volumeQuery = (host: HostServices, asked: CallRequest<'depthCameras'>['task'] | null) =>
  askRanking(host, 'volume', asked, (api, task, options): Promise<VolumeAnswer> => api.depthCameras({ task }, options));
