import { checkOf } from '../../checks/imaging/check-system';
import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { type Check, type CheckId, checkIds } from '../../model/verdict/check';
import { checkLabels } from '../../model/verdict/check-labels';
import { firstTwoMisses } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import type { Setting } from '../../setting/setting';
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue';
import { missSteps } from '../sweep/near-list';
import type { NearSystem, Tally } from '../sweep/tally';

/** 未入选的原因: rejections of one check. */
export interface LedgerEntry {
  check: CheckId;
  label: string;
  /** Pairs of camera and lens whose first missed check it is. */
  pairs: number;
  /** Parts that no pair brought through, and whose pairs came as far as this check. */
  cameras: number;
  lenses: number;
  /** The pair that misses only this check, and by the smallest share; null when every pair misses others as well. */
  nearest: NearestOnly | null;
}

export interface NearestOnly {
  camera: Camera;
  lens: Lens;
  setting: Setting;
  /** Share of the limit, 0.1 = 10 %. */
  missedBy: number;
  /** Verdict with the figure, the limit and the smallest change that helps. */
  verdict: Check;
}

/** Ledger of the checks that rejected a candidate, in the order of the checks. */
export function ledgerOf(need: Requirements, catalogue: PreparedCatalogue, tally: Tally): readonly LedgerEntry[] {
  const removed = tally.removed();
  return checkIds.flatMap((check, index) => {
    const pairs = tally.pairs[index] ?? 0;
    if (pairs === 0) return [];
    const { cameras, lenses } = removed.get(check) ?? { cameras: 0, lenses: 0 };
    const near = tally.nearSystems[index] ?? nearestPair(need, catalogue, tally, index);
    const nearest = near ? described(need, catalogue, near, check) : null;
    return [{ check, label: checkLabels[check], pairs, cameras, lenses, nearest }];
  });
}

/** The first pair, by smallest shortfall, of which a camera misses no other check. */
function nearestPair(
  need: Requirements,
  catalogue: PreparedCatalogue,
  tally: Tally,
  index: number,
): NearSystem | undefined {
  let best: NearSystem | undefined;
  for (const { sensor, lens, missedBy } of tally.nearPairs[index]?.sorted() ?? []) {
    if (best && missSteps(missedBy) > missSteps(best.missedBy)) break;
    const camera = firstThatMissesOnly(need, catalogue, { sensor, lens, check: checkIds[index] });
    if (camera === undefined) continue;
    if (!best || camera < best.camera || (camera === best.camera && lens < best.lens))
      best = { missedBy, camera, lens };
  }
  return best;
}

function firstThatMissesOnly(
  need: Requirements,
  { sensors, cameras, lenses }: PreparedCatalogue,
  pair: { sensor: number; lens: number; check: CheckId | undefined },
): number | undefined {
  const group = sensors[pair.sensor];
  const lens = lenses[pair.lens];
  if (!group || !lens) return undefined;
  // All cameras of a sensor miss what the sensor misses with this lens.
  const shared = firstTwoMisses(need, group.plain, lens, nearestSetting(need, group.plain, lens));
  if (shared.some(({ check }) => check !== pair.check)) return undefined;
  return group.cameras.find(index => {
    const camera = cameras[index] as Camera;
    const misses = firstTwoMisses(need, camera, lens, nearestSetting(need, camera, lens));
    return misses.length === 1 && misses[0]?.check === pair.check;
  });
}

function described(
  need: Requirements,
  { cameras, lenses }: PreparedCatalogue,
  near: NearSystem,
  check: CheckId,
): NearestOnly {
  const camera = cameras[near.camera] as Camera;
  const lens = lenses[near.lens] as Lens;
  const system = { camera, lens, setting: nearestSetting(need, camera, lens) };
  return { ...system, missedBy: near.missedBy, verdict: checkOf(need, system, check) };
}
