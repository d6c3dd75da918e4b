import type { Setting as WireSetting } from '@shixuan/api/client';
import type { Requirements } from '@shixuan/optics/model';
import type { Judged } from '../report/remedies';
import { engineSetting, type PartIndex, partOf } from './answer';
import type { RankingRequest } from './ranking-query';
import { systemOf } from './system-of';

/** A pair that the answer names beside its list, as the checks judge it; null where a part is not in the answer. */
export function pairJudged(
  need: Requirements,
  request: RankingRequest,
  parts: PartIndex,
  { cameraId, lensId, setting }: { cameraId: number; lensId: number; setting: WireSetting },
): Judged | null {
  const camera = partOf(parts, cameraId, 'camera');
  const lens = partOf(parts, lensId, 'lens');
  const system = systemOf({ camera, lens, setting: engineSetting(setting), light: null, grabber: null }, request);
  return system && { need, system };
}
