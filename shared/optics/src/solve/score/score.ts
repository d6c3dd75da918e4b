import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { cameraFacts } from '../../setting/camera-facts';
import type { Setting } from '../../setting/setting';
import { lensCost } from '../cost/lens-cost';
import { cameraWithCard } from '../cost/system-cost';
import { cameraCaveats, freeOf, lensCaveats, mountCaveat, pictureCaveats, strainedAbove } from './caveats';
import { type FeasibilityTier, feasibilityTierOf } from './feasibility-tier';
import { figuresOf } from './pair-figures';
import {
  cameraCostShare,
  cameraCostValue,
  figuresAsked,
  knownOfCamera,
  knownOfLens,
  lensCostValue,
  pairValues,
  rateValue,
  sizeValue,
  volumeOf,
} from './score-values';
import { type ScorePartId, weights, weightsFor } from './weights';

/** One part of a score, with its reason. */
export interface ScorePart {
  id: ScorePartId;
  label: string;
  /** 0 to 1. */
  value: number;
  /** Points of this part; all parts together give at most 100. */
  points: number;
  most: number;
  why: string;
}

export interface Score {
  /** 0 to 100. */
  total: number;
  parts: readonly ScorePart[];
  excess: number;
  volumeMm3: number;
  relaxed: boolean;
}

/** Score of a feasible pair without its parts, which most pairs are never asked for. */
export type RankScore = Omit<Score, 'parts'>;

export function rankScoreOf(need: Requirements, camera: Camera, lens: Lens, setting: Setting): RankScore {
  return judge(need, camera, lens, setting).score;
}

/** Score of a feasible pair with its parts. */
export function scoreOf(need: Requirements, camera: Camera, lens: Lens, setting: Setting): Score {
  const { values, mostOf, score } = judge(need, camera, lens, setting);
  const parts = weights.map(({ id, label, why }) => {
    const most = mostOf[id];
    return { id, label, value: values[id], points: values[id] * most, most, why };
  });
  return { ...score, parts };
}

/** What the setting of a feasible pair adds to its rank; the rest follows from its parts alone. */
export interface SettingRank {
  /** Tier of a pair without open checks. */
  feasibilityTier: FeasibilityTier;
  relaxed: boolean;
  /** Points of the score parts that depend on the setting. */
  points: number;
  /** Most points that another distance could add: a farther one by depth and light, a nearer one by field and accuracy. */
  gain: { farther: number; nearer: number };
}

export function settingRankOf(need: Requirements, camera: Camera, lens: Lens, setting: Setting): SettingRank {
  const { figures, pair, values } = judgeSetting(need, camera, lens, setting);
  const mostOf = mostPoints(need);
  let points = 0;
  for (const id of settingParts) points += values[id] * mostOf[id];
  const lost = (id: (typeof settingParts)[number]) => (1 - values[id]) * mostOf[id];
  const feasibilityTier = feasibilityTierOf(need, false, figures);
  const curable = feasibilityTier > 0 || hasCaveatOfDistance(need, lens, setting);
  const either = (curable ? lost('picture') : 0) + (isDirected(need) ? lost('direction') : 0);
  return {
    feasibilityTier,
    relaxed: pair.relaxed,
    points,
    gain: {
      farther: either + lost('depth') + lost('light'),
      nearer: either + lost('accuracy') + lost('field') + lost('sharpness'),
    },
  };
}

/** Whether a caveat of the picture may be lifted by another distance: a ring, the strained lens, the ends of a band. */
const hasCaveatOfDistance = (need: Requirements, lens: Lens, setting: Setting): boolean =>
  setting.ringMm > 0 ||
  setting.magnification.nominal > strainedAbove(lens) ||
  setting.fieldWidthMm.low < need.fieldWidthMm ||
  setting.fieldHeightMm.low < need.fieldHeightMm ||
  setting.objectPixelMm.high > need.objectPixelMm;

const isDirected = ({ directions }: Requirements) => Object.values(directions).some(direction => direction !== 0);

/** Score parts that depend on the setting. */
const settingParts = [
  'accuracy',
  'field',
  'depth',
  'light',
  'sharpness',
  'direction',
  'rate',
  'economy',
  'picture',
] as const satisfies readonly ScorePartId[];

function judgeSetting(need: Requirements, camera: Camera, lens: Lens, setting: Setting) {
  const figures = figuresOf(need, lens, setting);
  const pair = pairValues(need, figures);
  const values: Readonly<Record<(typeof settingParts)[number], number>> = {
    accuracy: pair.accuracy,
    field: pair.field,
    depth: pair.depth,
    light: pair.light,
    sharpness: pair.sharpness,
    direction: pair.nearness,
    rate: rateValue(setting.rateHz, setting.demandHz),
    economy: pair.economy,
    picture: freeOf(pictureCaveats(need, camera.pixelSizeUm, lensCaveats(lens), figures)),
  };
  return { figures, pair, values };
}

function judge(need: Requirements, camera: Camera, lens: Lens, setting: Setting) {
  const { pair, values: ofSetting } = judgeSetting(need, camera, lens, setting);
  const volumeMm3 = volumeOf(lens);
  const known = knownOfLens(lens) + knownOfCamera(camera, cameraFacts(camera).linkMBs);
  const values: Readonly<Record<ScorePartId, number>> = {
    ...ofSetting,
    size: sizeValue(volumeMm3),
    cost:
      cameraCostShare * cameraCostValue(cameraWithCard(camera)) +
      (1 - cameraCostShare) * lensCostValue(lensCost(lens).points),
    data: known / figuresAsked,
    body: freeOf(cameraCaveats(need, camera) + mountCaveat(camera.mounts, lens.mount)),
  };
  const mostOf = mostPoints(need);
  let total = 0;
  for (const { id } of weights) total += values[id] * mostOf[id];
  const score: RankScore = {
    total,
    excess: pair.excess,
    volumeMm3: volumeMm3 ?? Number.POSITIVE_INFINITY,
    relaxed: pair.relaxed,
  };
  return { values, mostOf, score };
}

const kept = new WeakMap<Requirements, Readonly<Record<ScorePartId, number>>>();

/** Most points of each part, 100 in sum; computed once per task. */
function mostPoints(need: Requirements): Readonly<Record<ScorePartId, number>> {
  const found = kept.get(need);
  if (found) return found;
  const weighed = weightsFor(need);
  const whole = weights.reduce((sum, { id }) => sum + weighed[id], 0);
  const most = Object.fromEntries(weights.map(({ id }) => [id, (100 * weighed[id]) / whole])) as Record<
    ScorePartId,
    number
  >;
  kept.set(need, most);
  return most;
}
