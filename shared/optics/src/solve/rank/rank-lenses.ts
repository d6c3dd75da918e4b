import type { Camera } from '../../model/parts/camera';
import { type BareSensor, cameraOfSensor } from '../../model/parts/camera-of-sensor';
import { isTelecentric, type Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { bestTried, type RankedPart, type RankedParts, type RankOptions, rankTried, tryParts } from './rank-parts';

export interface LensRankOptions extends RankOptions {
  /** Selects the lenses of the list. The others are tried for `alternative` only. */
  lists?: (lens: Lens) => boolean;
}

export interface RankedLenses extends RankedParts<Lens> {
  /** The best lens of the other kind: a normal lens where the first is telecentric, and the reverse. */
  alternative: RankedPart<Lens> | null;
}

/** Ranks lenses for a camera or a sensor, the best first. */
export function rankLenses(
  need: Requirements,
  cameraOrSensor: Camera | BareSensor,
  lenses: readonly Lens[],
  { lists = () => true, ...options }: LensRankOptions = {},
): RankedLenses {
  const camera = 'id' in cameraOrSensor ? cameraOrSensor : cameraOfSensor(cameraOrSensor);
  const all = tryParts(need, lenses, lens => ({ camera, lens }));
  const listed = all.filter(({ lens }) => lists(lens));
  const found = rankTried(need, listed, options);
  const first = found.ranked[0]?.lens;
  const firstKind = first ? isTelecentric(first) : need.task.mode === 'telecentric';
  const others = all.filter(({ lens }) => isTelecentric(lens) !== firstKind);
  return { ...found, alternative: bestTried(need, others) };
}
