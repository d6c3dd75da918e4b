import { checkOf } from '../../checks/imaging/check-system';
import { apertureLabel } from '../../checks/imaging/sharpness';
import { speedLabel } from '../../checks/imaging/unclocked';
import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Part } from '../../model/parts/part';
import type { ImagingTask } from '../../model/task/imaging-task';
import type { Requirements } from '../../model/task/requirements';
import { type Check, type CheckId, checkIds } from '../../model/verdict/check';
import { allMisses } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import type { Setting } from '../../setting/setting';
import { isRefusal, settle } from '../../setting/settle';
import type { Catalogue } from '../catalogue/prepared-catalogue';
import { dominates, type ParetoPoint, paretoPoint, rateAxis, sizeAxis } from '../pareto/pareto-front';
import { figuresOf } from '../score/pair-figures';
import { type Score, scoreOf } from '../score/score';
import { searchedSetting } from '../score/searched-setting';
import { decidingChecks, undecidedChecks } from '../score/undecided';
import { coversMargin } from './covers-margin';

/*
 * Reference for the solver, without any optimisation: every camera with every lens, settled and checked one by one.
 */

interface Pair {
  camera: Camera;
  lens: Lens;
}

interface Doing extends Pair {
  score: Score;
  /** Some deciding check has the verdict 未知. */
  open: boolean;
  /** What it lacks of what was asked for: 0 nothing, 1 a size that holds over the heights, 2 depth at the pixel of the camera, 3 to 5 ever more of the margin. */
  lacks: number;
  /** The camera has several times the pixels asked for. */
  oversized: boolean;
  /** It has more than twice of them, on a sensor of 4 : 3. */
  lavish: boolean;
  point: ParetoPoint;
}

export interface Answer {
  feasible: number;
  decided: number;
  relaxed: boolean;
  systems: readonly { camera: number; lens: number; score: number; variants: number }[];
  front: readonly { camera: number; lens: number }[];
  ledger: readonly LedgerLine[];
  near: readonly { camera: number; lens: number; total: number }[];
}

export interface LedgerLine {
  check: CheckId;
  pairs: number;
  cameras: number;
  lenses: number;
  nearest: { camera: number; lens: number; missedBy: number } | null;
}

export function bruteForce(need: Requirements, catalogue: Pick<Catalogue, 'cameras' | 'lenses'>): Answer {
  const pairs = catalogue.cameras.flatMap(camera => catalogue.lenses.map(lens => ({ camera, lens })));
  const doing: Doing[] = [];
  const rejections = new Map<Pair, CheckId | 'through'>();
  for (const pair of pairs) {
    const settled = settle(need, pair.camera, pair.lens);
    rejections.set(pair, isRefusal(settled) ? settled.check : 'through');
    if (isRefusal(settled)) continue;
    doing.push(judged(need, pair, settled));
  }
  const onSide = doing.filter(({ score }) => !score.relaxed);
  const offSide = doing.filter(({ score }) => score.relaxed);
  const decided = doing.filter(({ open }) => !open);
  const relaxed =
    onSide.length === 0 ? doing.length > 0 : decided.length > 0 && decided.every(({ score }) => score.relaxed);
  const candidates = (relaxed ? offSide : onSide).sort(byRank);
  return {
    feasible: doing.length,
    decided: decided.length,
    relaxed,
    systems: folded(need, candidates),
    front: paretoFrontOf(
      paretoFrontOf(decided.length > 0 ? candidates.filter(({ open }) => !open) : candidates)
        .map(pair => searched(need, pair))
        .sort(byRank),
    ).map(({ camera, lens }) => ({ camera: camera.id, lens: lens.id })),
    ledger: ledgerOf(need, pairs, rejections),
    near: decided.length === 0 ? nearOf(need, pairs, doing.length > 0) : [],
  };
}

function judged(need: Requirements, pair: Pair, setting: Setting): Doing {
  const score = scoreOf(need, pair.camera, pair.lens, setting);
  const open = isOpen(need, pair, setting);
  const shallow = checkOf(need, { ...pair, setting }, 'depth-of-field').verdict === 'warn';
  const { figure, verdict } = checkOf(need, { ...pair, setting }, 'height-error');
  const { accuracy } = need.task;
  const tolerated =
    accuracy.kind === 'tolerance' && need.fieldDiagonalMm <= 200 ? 0.3 * accuracy.toleranceMm : Number.NaN;
  // A warning without a figure: nearer to the axis of a cylinder than its surface.
  const loose = (figure ?? (verdict === 'warn' ? Number.POSITIVE_INFINITY : 0)) > tolerated * (1 + 1e-6);
  return {
    ...pair,
    score,
    open,
    lacks: coversMargin(need, setting) ? (shallow ? 2 : Number(loose)) : lackOfMargin(need, setting),
    oversized: isOversized(need, pair.camera),
    lavish: isLavish(need, pair.camera),
    point: pointOf(need, pair.lens, setting, score),
  };
}

/** The pair at the distance that scores best. */
const searched = (need: Requirements, { camera, lens }: Doing): Doing =>
  judged(need, { camera, lens }, searchedSetting(need, camera, lens));

/** Whether a deciding check of the pair has the verdict 未知, from the checks themselves. */
const isOpen = (need: Requirements, { camera, lens }: Pair, setting: Setting) =>
  decidingChecks.some(id => {
    const check = checkOf(need, { camera, lens, setting }, id);
    return check.verdict === 'unknown' && decides(need.task, check);
  });

function lackOfMargin(need: Requirements, setting: Setting): number {
  const { fieldWidthMm, fieldHeightMm, imageCircleMm, sensorDiagonalMm, magnification } = setting;
  const seen = Math.min(fieldWidthMm.nominal / need.fieldWidthMm, fieldHeightMm.nominal / need.fieldHeightMm);
  const imageMm = Math.min(sensorDiagonalMm, need.fieldDiagonalMm * magnification.nominal);
  const lacking = 1 - Math.min(seen, (imageCircleMm ?? imageMm) / imageMm);
  return 2 + [0.003, 0.01, 0.03].filter(most => lacking > most).length;
}

const isOversized = (need: Requirements, { kind, pixelsH, pixelsV }: Camera) =>
  kind === 'area' &&
  pixelsH * pixelsV > 26e6 &&
  (pixelsH * pixelsV * need.objectPixelMm ** 2) / (need.fieldWidthMm * need.fieldHeightMm) > 8;

function isLavish(need: Requirements, { kind, pixelsH, pixelsV }: Camera): boolean {
  const [short, long] = [need.fieldWidthMm, need.fieldHeightMm]
    .map(mm => mm / need.objectPixelMm)
    .sort((a, b) => a - b);
  if (short === undefined || long === undefined || kind !== 'area') return false;
  const asked = long * Math.max(short, long * 0.75) * (need.usefulReserve / 1.25) ** 2;
  return pixelsH * pixelsV > 26e6 && pixelsH * pixelsV > 2 * asked;
}

/**
 * The height error has a limit only with a tolerance; sharpness decides by the aperture alone. A speed that the task does not say is no
 * gap in the data of a part.
 */
export const decides = ({ accuracy }: ImagingTask, { id, missing }: Check): boolean =>
  missing?.every(label => label === speedLabel) !== true &&
  (id !== 'height-error' || accuracy.kind === 'tolerance') &&
  (id !== 'sharpness' || missing?.includes(apertureLabel) === true);

const pointOf = (need: Requirements, lens: Lens, setting: Setting, { volumeMm3 }: Score) =>
  paretoPoint(need, figuresOf(need, lens, setting), rateAxis(setting.rateHz ?? Number.NaN), sizeAxis(volumeMm3));

const byRank = (a: Doing, b: Doing) =>
  feasibilityTier(a) - feasibilityTier(b) ||
  tenths(b.score) - tenths(a.score) ||
  Math.round(a.score.excess * 1e6) - Math.round(b.score.excess * 1e6) ||
  finite(a.score.volumeMm3) - finite(b.score.volumeMm3) ||
  byName(a, b);

function feasibilityTier({ open, lacks, oversized, lavish }: Doing): number {
  if (oversized) return 8 + Number(open);
  if (open) return 7;
  return lacks > 0 ? lacks + 1 : Number(lavish);
}
const tenths = ({ total }: Score) => Math.round(total * 10 + 1e-7);
const finite = (volume: number) => Math.min(volume, Number.MAX_VALUE);
const byName = (a: Pair, b: Pair) => compareParts(a.camera, b.camera) || compareParts(a.lens, b.lens);

const compareParts = (a: Part, b: Part) =>
  compareText(a.brand, b.brand) || compareText(a.model, b.model) || a.id - b.id;
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const series = ({ brand, series: own, model }: Part) =>
  JSON.stringify(own === null ? [brand, null, model] : [brand, own]);
const sensor = ({ kind, pixelsH, pixelsV, pixelSizeUm }: Camera) =>
  JSON.stringify([kind, pixelsH, pixelsV, pixelSizeUm]);
/** One sensor with one series of lenses. */
const familyOf = ({ camera, lens }: Pair) => sensor(camera) + series(lens);

/** Families by their best system, which is searched and ranked again with the others. */
function folded(need: Requirements, ranked: readonly Doing[]): Answer['systems'] {
  const firsts = ranked
    .filter((one, index) => ranked.findIndex(other => familyOf(other) === familyOf(one)) === index)
    .map(pair => searched(need, pair))
    .sort(byRank);
  const of = (stands: number) => inRounds(firsts.filter(one => feasibilityTier(one) === stands));
  const certain = [0, 1, 2, 3, 4, 5, 6].flatMap(of);
  return [...certain, ...of(7).slice(0, 10), ...of(8), ...of(7).slice(10), ...of(9)].map(one => ({
    camera: one.camera.id,
    lens: one.lens.id,
    score: one.score.total,
    variants: ranked.filter(other => familyOf(other) === familyOf(one)).length - 1,
  }));
}

/** Rounds of ten: always the best row that is left and is not the third of its sensor or series of lenses. */
function inRounds(rows: readonly Doing[]): readonly Doing[] {
  if (rows.length === 0) return [];
  const round: Doing[] = [];
  for (const row of rows) {
    const ofSensor = round.filter(other => sensor(other.camera) === sensor(row.camera)).length;
    const ofSeries = round.filter(other => series(other.lens) === series(row.lens)).length;
    if (round.length < 10 && ofSensor < 2 && ofSeries < 2) round.push(row);
  }
  return [...round, ...inRounds(rows.filter(row => !round.includes(row)))];
}

function paretoFrontOf(ranked: readonly Doing[]): readonly Doing[] {
  const same = (a: ParetoPoint, b: ParetoPoint) => dominates(a, b) && dominates(b, a);
  return ranked.filter(
    ({ point }, index) =>
      !ranked.some((other, place) => dominates(other.point, point) && (!same(other.point, point) || place < index)),
  );
}

function ledgerOf(
  need: Requirements,
  pairs: readonly Pair[],
  rejections: ReadonlyMap<Pair, CheckId | 'through'>,
): LedgerLine[] {
  const order = (check: CheckId | 'through' | undefined) =>
    check === undefined || check === 'through' ? checkIds.length : checkIds.indexOf(check);
  const lastOf = (part: Part, side: 'camera' | 'lens') =>
    Math.max(...pairs.filter(pair => pair[side] === part).map(pair => order(rejections.get(pair))));
  const cameras = [...new Set(pairs.map(({ camera }) => camera))].map(camera => lastOf(camera, 'camera'));
  const lenses = [...new Set(pairs.map(({ lens }) => lens))].map(lens => lastOf(lens, 'lens'));
  return checkIds.flatMap((check, index) => {
    const fallen = pairs.filter(pair => rejections.get(pair) === check);
    if (fallen.length === 0) return [];
    const only = fallen
      .filter(pair => rightKind(need, pair))
      .map(pair => ({ pair, misses: missesOf(need, pair) }))
      .filter(({ misses }) => misses.length === 1)
      .map(({ pair, misses }) => ({ pair, missedBy: misses[0]?.missedBy ?? 0 }))
      .sort((a, b) => steps(a.missedBy) - steps(b.missedBy) || byName(a.pair, b.pair))[0];
    const nearest = only ? { camera: only.pair.camera.id, lens: only.pair.lens.id, missedBy: only.missedBy } : null;
    const reached = (reach: number) => reach === index;
    return [
      {
        check,
        pairs: fallen.length,
        cameras: cameras.filter(reached).length,
        lenses: lenses.filter(reached).length,
        nearest,
      },
    ];
  });
}

function nearOf(need: Requirements, pairs: readonly Pair[], decidedOnly: boolean): Answer['near'] {
  const judged = pairs
    .filter(pair => rightKind(need, pair))
    .map(pair => ({
      pair,
      open: undecidedChecks(need, pair.camera, pair.lens).length > 0,
      total: missesOf(need, pair).reduce((sum, { missedBy }) => sum + missedBy, 0),
    }))
    .filter(({ open }) => !(decidedOnly && open))
    .sort((a, b) => Number(a.open) - Number(b.open) || steps(a.total) - steps(b.total) || byName(a.pair, b.pair));
  const seen = new Set<string>();
  const firsts = judged.filter(({ pair }) => !seen.has(familyOf(pair)) && seen.add(familyOf(pair)));
  return firsts.map(({ pair, total }) => ({ camera: pair.camera.id, lens: pair.lens.id, total }));
}

const missesOf = (need: Requirements, { camera, lens }: Pair) =>
  allMisses(need, camera, lens, nearestSetting(need, camera, lens));
const rightKind = ({ lineScan }: Requirements, { camera }: Pair) => (camera.kind === 'line') === lineScan;
const steps = (missedBy: number) => Math.round(missedBy * 1e9);
