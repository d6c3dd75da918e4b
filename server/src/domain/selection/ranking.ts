import type { CallContent } from '@shixuan/api/client';
import type { SolveJob } from './solve-job';

/** An answer without the parts that it names: the server's own thread adds them, where they are kept as text. */
export type Ranking<N extends 'rankCameras' | 'rankLenses' | 'rankSystems'> = Omit<
  CallContent<N>,
  'parts' | 'catalogueVersion'
>;

/** Whether rows carry reasons, remedies and derivations. */
export const explains = ({ explain = false }: SolveJob): boolean => explain;

type Named = Pick<Ranking<'rankCameras'>, 'ledger' | 'nearMisses'> & { list?: Ranking<'rankCameras'>['list'] };

/** Ids of the parts that list, ledger and near misses name. */
export function idsIn({ list = [], ledger, nearMisses }: Named): number[] {
  const pairs = [...list, ...ledger.flatMap(({ nearest }) => nearest ?? []), ...nearMisses];
  return pairs.flatMap(({ cameraId, lensId }) => [cameraId, lensId]);
}
