import type { Requirements } from '../task/requirements';
import type { PairFigures } from './pair-figures';
import { compareRanks, copyOf, copyRank, type Rank } from './ranking';

export type FrontAxis = 'accuracy' | 'depth' | 'light' | 'rate' | 'size';

export const frontAxes: readonly { id: FrontAxis; label: string }[] = [
  { id: 'accuracy', label: '精度余量' },
  { id: 'depth', label: '景深' },
  { id: 'light', label: '进光' },
  { id: 'rate', label: '帧率余量' },
  { id: 'size', label: '体积' },
];

/** Steps that an axis has; 0 is unknown, the worst. */
const places = 1024;
const middle = places / 2;

/** What differs by less than about 10 % is no trade-off. */
const stepsPerE = 10;

const axis = (figure: number, sense: 1 | -1): number =>
  figure > 0 ? Math.min(places - 1, Math.max(1, middle + sense * Math.round(stepsPerE * Math.log(figure)))) : 0;

/** The larger the better on every axis. */
export interface FrontPoint {
  accuracy: number;
  depth: number;
  light: number;
  rate: number;
  size: number;
}

/**
 * @param rate on its axis: see `rateAxis`
 * @param size on its axis: see `sizeAxis`
 * @param into written over
 */
export function frontPoint(
  need: Requirements,
  { objectPixelMm, depthOfFieldMm, effectiveFNumber }: PairFigures,
  rate: number,
  size: number,
  into: FrontPoint = { accuracy: 0, depth: 0, light: 0, rate: 0, size: 0 },
): FrontPoint {
  into.accuracy = axis(need.objectPixelMm / objectPixelMm, 1);
  into.depth = axis(depthOfFieldMm, 1);
  into.light = axis(effectiveFNumber, -1);
  into.rate = rate;
  into.size = size;
  return into;
}

/** @param rateHz NaN: unknown */
export const rateAxis = (rateHz: number): number => axis(rateHz, 1);

/** @param volumeMm3 Infinity: unknown */
export const sizeAxis = (volumeMm3: number): number => axis(Number.isFinite(volumeMm3) ? volumeMm3 : Number.NaN, -1);

/** No point is better on one axis and not worse on any other. */
export function dominates(a: FrontPoint, b: FrontPoint): boolean {
  return a.accuracy >= b.accuracy && a.depth >= b.depth && a.light >= b.light && a.rate >= b.rate && a.size >= b.size;
}

interface Candidate {
  point: FrontPoint;
  rank: Rank;
}

/**
 * Systems whose points are on no axis beaten for free; of equal points the best ranked. Kept as they come: by far most are beaten
 * by one of the few that beat many.
 */
export class Front {
  #kept: Candidate[] = [];
  #decided = false;

  /** Neither point nor rank is kept: both may be written over for the next system. */
  add(point: Readonly<FrontPoint>, rank: Readonly<Rank>): void {
    // Who may not do the task at all beats nobody who does it.
    if (rank.undecided && this.#decided) return;
    if (!rank.undecided && !this.#decided) {
      this.#decided = true;
      this.#kept = [];
    }
    const found = beater(this.#kept, point);
    if (found === undefined) {
      const { accuracy, depth, light, rate, size } = point;
      const added = { point: { accuracy, depth, light, rate, size }, rank: copyOf(rank) };
      this.#kept = this.#kept.filter(each => !dominates(point, each.point));
      this.#kept.push(added);
    } else if (alike(found.point, point) && compareRanks(rank, found.rank) < 0) copyRank(rank, found.rank);
  }

  /** In the order of the ranking. */
  ranked(): readonly Candidate[] {
    return [...this.#kept].sort((a, b) => compareRanks(a.rank, b.rank));
  }
}

/** Who dominates a point or is equal to it. */
function beater(kept: Candidate[], point: Readonly<FrontPoint>): Candidate | undefined {
  for (let index = 0; index < kept.length; index++) {
    const better = kept[index] as Candidate;
    if (!dominates(better.point, point)) continue;
    // Who beats one beats many: it is asked earlier the next time.
    const sooner = index >> 1;
    [kept[sooner], kept[index]] = [better, kept[sooner] as Candidate];
    return better;
  }
  return undefined;
}

/** Of points of which one dominates the other. */
const alike = (a: FrontPoint, b: FrontPoint) => dominates(b, a);
