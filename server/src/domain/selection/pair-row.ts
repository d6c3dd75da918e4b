import type { PairRow } from '@shixuan/api/client';
import { checkOf, checkSystem, type System } from '@shixuan/optics/checks';
import { type Camera, type CheckId, checkIds, type Lens, type Requirements } from '@shixuan/optics/model';
import { imagingRemedies } from '@shixuan/optics/remedy';
import type { Setting } from '@shixuan/optics/setting';
import { type Score, systemCost } from '@shixuan/optics/solve';
import { explainedChecks } from './explained';
import { partCost } from './part-cost';
import { pixelsOverAsked } from './pixels-asked';
import { wireSetting } from './wire-setting';

export interface RankedPair {
  camera: Camera;
  lens: Lens;
  setting: Setting;
  score: Score;
  undecided: readonly CheckId[];
  variants: number;
}

/** Which camera, lens and setting a row is about. */
export const pairOf = ({ camera, lens, setting }: Pick<RankedPair, 'camera' | 'lens' | 'setting'>) => ({
  cameraId: camera.id,
  lensId: lens.id,
  setting: wireSetting(setting),
});

interface PairRowOptions {
  system?: System;
  known?: Verdicts;
  explain: boolean;
}

/**
 * A pair that does the task.
 * @param system what is checked: the pair, with its light and grabber where they are known
 * @param known verdicts that ranking has already computed
 * @param explain adds reasons, remedies and derivations of every check
 */
export function pairRow(
  need: Requirements,
  pair: RankedPair,
  { system = pair, known = {}, explain }: PairRowOptions,
): PairRow {
  const { score, variants, undecided } = pair;
  return {
    ...pairOf(pair),
    score: rounded(score.total),
    scoreParts: score.parts.map(({ id, points, most }) => ({ id, points: rounded(points), most: rounded(most) })),
    relaxed: score.relaxed,
    undecided: [...undecided],
    twins: variants,
    cost: costOf(need, system),
    verdicts: Object.fromEntries(checkIds.map(id => [id, known[id] ?? checkOf(need, system, id).verdict])),
    ...(explain && {
      explained: explainedChecks(checkSystem(need, system), check => imagingRemedies(need, system, check)),
    }),
  };
}

function costOf(need: Requirements, system: System): NonNullable<PairRow['cost']> {
  const { costClass, parts } = systemCost(system);
  const over = pixelsOverAsked(need, system.camera);
  return {
    costClass,
    parts: parts.map(({ role, ...cost }) => ({
      role,
      ...partCost(role === 'camera' && over ? { ...cost, why: `${cost.why}；${over}` } : cost),
    })),
  };
}

type Verdicts = PairRow['verdicts'];

/** Three decimals: scores are ranked by tenths. */
const rounded = (points: number) => Math.round(points * 1000) / 1000;
