import { type CheckId, checkIds } from '../checks/check';
import { checkLabels } from '../checks/check-labels';
import { checkOf } from '../checks/check-system';
import type { Camera } from '../parts/camera';
import type { Lens } from '../parts/lens';
import type { Part } from '../parts/part';
import { allMisses } from '../setting/misses';
import { nearestSetting } from '../setting/nearest-setting';
import type { Refusal, Setting } from '../setting/setting';
import type { Requirements } from '../task/requirements';
import type { NearestOnly } from './ledger';
import { missSteps } from './near-list';
import type { NearMiss } from './near-misses';
import { inOrder, seriesName } from './prepared-catalogue';
import { compareRanks } from './ranking';
import { type Score, scoreOf } from './score';

export interface RankOptions {
  limit?: number;
  nearLimit?: number;
}

export interface RankedPart<P extends Part> {
  part: P;
  camera: Camera;
  lens: Lens;
  setting: Setting;
  score: Score;
  /** Of its series, ranked behind it. */
  twins: number;
}

/** 淘汰账本 of one kind of part. */
export interface PartLedgerEntry {
  check: CheckId;
  label: string;
  /** Parts whose first missed check it is. */
  removed: number;
  /** Misses nothing but this check, and that by least. */
  nearest: NearestOnly | null;
}

export interface RankedParts<P extends Part> {
  feasible: number;
  /** 方向放宽 */
  relaxed: boolean;
  ranked: readonly RankedPart<P>[];
  ledger: readonly PartLedgerEntry[];
  nearMisses: readonly NearMiss[];
}

interface Tried<P extends Part> {
  part: P;
  place: number;
  camera: Camera;
  lens: Lens;
  setting: Setting;
  misses: readonly Refusal[];
}

type Scored<P extends Part> = Tried<P> & { score: Score };

/** Ranks one kind of part, the other being given: every one settled, checked, and scored or put in the ledger. */
export function rankParts<P extends Part>(
  need: Requirements,
  parts: readonly P[],
  pair: (part: P) => { camera: Camera; lens: Lens },
  { limit = 50, nearLimit = 10 }: RankOptions,
): RankedParts<P> {
  const all = inOrder(parts).map((part, place): Tried<P> => {
    const { camera, lens } = pair(part);
    const setting = nearestSetting(need, camera, lens);
    return { part, place, camera, lens, setting, misses: allMisses(need, camera, lens, setting) };
  });
  const feasible = all
    .filter(({ misses }) => misses.length === 0)
    .map(each => ({ ...each, score: scoreOf(need, each.camera, each.lens, each.setting) }));
  const relaxed = feasible.length > 0 && feasible.every(({ score }) => score.relaxed);
  const ranked = feasible.filter(({ score }) => relaxed || !score.relaxed).sort(better);
  return {
    feasible: feasible.length,
    relaxed,
    ranked: foldTwins(ranked).slice(0, limit),
    ledger: ledger(need, all),
    nearMisses: feasible.length === 0 ? nearest(need, all).slice(0, nearLimit) : [],
  };
}

const better = <P extends Part>(a: Scored<P>, b: Scored<P>) => compareRanks(rankOf(a), rankOf(b));

const rankOf = <P extends Part>({ score, place }: Scored<P>) => ({
  relaxed: score.relaxed,
  score: score.total,
  excess: score.excess,
  volumeMm3: score.volumeMm3,
  camera: place,
  lens: 0,
});

/** The first of a series stands for it; a series is not a reason to fill the list. */
function foldTwins<P extends Part>(ranked: readonly Scored<P>[]): RankedPart<P>[] {
  const first = new Map<string, RankedPart<P>>();
  for (const { part, camera, lens, setting, score } of ranked) {
    const series = seriesName(part);
    const found = first.get(series);
    if (found) found.twins++;
    else first.set(series, { part, camera, lens, setting, score, twins: 0 });
  }
  return [...first.values()];
}

function ledger<P extends Part>(need: Requirements, all: readonly Tried<P>[]): PartLedgerEntry[] {
  return checkIds.flatMap(check => {
    const removed = all.filter(({ misses }) => misses[0]?.check === check).length;
    if (removed === 0) return [];
    const only = all.filter(
      ({ camera, misses }) => rightKind(need, camera) && misses.length === 1 && misses[0]?.check === check,
    );
    const found = only.sort((a, b) => missed(a) - missed(b) || a.place - b.place)[0];
    return [{ check, label: checkLabels[check], removed, nearest: found ? nearestOnly(need, found, check) : null }];
  });
}

/** A line-scan camera for a picture, or the reverse, comes near to nothing. */
const rightKind = ({ lineScan }: Requirements, { kind }: Camera) => (kind === 'line') === lineScan;

const missed = <P extends Part>({ misses }: Tried<P>) =>
  missSteps(misses.reduce((sum, { missedBy }) => sum + missedBy, 0));

const nearestOnly = <P extends Part>(
  need: Requirements,
  { camera, lens, setting, misses }: Tried<P>,
  check: CheckId,
): NearestOnly => ({
  camera,
  lens,
  setting,
  missedBy: misses[0]?.missedBy ?? 0,
  verdict: checkOf(need, { camera, lens, setting }, check),
});

/** One of each series, by all that it misses added up. */
function nearest<P extends Part>(need: Requirements, all: readonly Tried<P>[]): NearMiss[] {
  const first = new Map<string, NearMiss>();
  const candidates = all.filter(({ camera }) => rightKind(need, camera));
  for (const { part, camera, lens, setting, misses } of candidates.sort(
    (a, b) => missed(a) - missed(b) || a.place - b.place,
  )) {
    const series = seriesName(part);
    if (first.has(series)) continue;
    const total = misses.reduce((sum, { missedBy }) => sum + missedBy, 0);
    const told = misses.map(miss => ({ ...miss, verdict: checkOf(need, { camera, lens, setting }, miss.check) }));
    first.set(series, { camera, lens, setting, misses: told, total });
  }
  return [...first.values()];
}
