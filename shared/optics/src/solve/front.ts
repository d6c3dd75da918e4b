import type { Requirements } from '../task/requirements';
import type { PairFigures } from './pair-figures';
import { compareRanks, copyOf, copyRank, type Rank } from './ranking';
import { standings } from './standing';

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

/** Places of a point in the row of numbers that the front is searched in. */
const axes = 5;

/**
 * Systems whose points are on no axis beaten for free; of equal points the best ranked. Kept as they come: by far most are beaten
 * by one of the few that beat many.
 */
export class Front {
  /** Points one after another, in the order of `frontAxes`; the rank of each at the same place. */
  #points = new Int16Array(axes * 64);
  readonly #ranks: Rank[] = [];
  #decided = false;

  /** Neither point nor rank is kept: both may be written over for the next system. */
  add(point: Readonly<FrontPoint>, rank: Readonly<Rank>): void {
    // Who may not do the task at all beats nobody who does it.
    const open = rank.standing === standings.open;
    if (open && this.#decided) return;
    if (!open && !this.#decided) {
      this.#decided = true;
      this.#ranks.length = 0;
    }
    const found = this.#beater(point);
    if (found < 0) {
      this.#dropBeatenBy(point);
      this.#push(point, rank);
    } else if (this.#isAt(found, point)) {
      const kept = this.#ranks[found] as Rank;
      if (compareRanks(rank, kept) < 0) copyRank(rank, kept);
    }
  }

  /** In the order of the ranking. */
  ranked(): readonly Candidate[] {
    const found = this.#ranks.map((rank, place) => ({ point: this.#pointAt(place), rank }));
    return found.sort((a, b) => compareRanks(a.rank, b.rank));
  }

  /** Place of one that dominates a point or is equal to it; -1: none. */
  #beater({ accuracy, depth, light, rate, size }: Readonly<FrontPoint>): number {
    const points = this.#points;
    const end = axes * this.#ranks.length;
    for (let at = 0; at < end; at += axes) {
      if ((points[at] ?? 0) < accuracy || (points[at + 1] ?? 0) < depth || (points[at + 2] ?? 0) < light) continue;
      if ((points[at + 3] ?? 0) < rate || (points[at + 4] ?? 0) < size) continue;
      // Who beats one beats many: it is asked earlier the next time.
      const sooner = (at / axes) >> 1;
      this.#swap(sooner, at / axes);
      return sooner;
    }
    return -1;
  }

  #dropBeatenBy({ accuracy, depth, light, rate, size }: Readonly<FrontPoint>): void {
    const points = this.#points;
    const ranks = this.#ranks;
    let kept = 0;
    for (let place = 0; place < ranks.length; place++) {
      const at = axes * place;
      const beaten =
        accuracy >= (points[at] ?? 0) &&
        depth >= (points[at + 1] ?? 0) &&
        light >= (points[at + 2] ?? 0) &&
        rate >= (points[at + 3] ?? 0) &&
        size >= (points[at + 4] ?? 0);
      if (beaten) continue;
      if (kept < place) this.#swap(kept, place);
      kept++;
    }
    ranks.length = kept;
  }

  #push({ accuracy, depth, light, rate, size }: Readonly<FrontPoint>, rank: Readonly<Rank>): void {
    const at = axes * this.#ranks.length;
    if (at === this.#points.length) {
      const wider = new Int16Array(2 * at);
      wider.set(this.#points);
      this.#points = wider;
    }
    this.#points[at] = accuracy;
    this.#points[at + 1] = depth;
    this.#points[at + 2] = light;
    this.#points[at + 3] = rate;
    this.#points[at + 4] = size;
    this.#ranks.push(copyOf(rank));
  }

  #swap(one: number, other: number): void {
    if (one === other) return;
    const points = this.#points;
    const ranks = this.#ranks;
    for (let axis = 0; axis < axes; axis++) {
      const [a, b] = [axes * one + axis, axes * other + axis];
      const moved = points[a] ?? 0;
      points[a] = points[b] ?? 0;
      points[b] = moved;
    }
    const rank = ranks[one] as Rank;
    ranks[one] = ranks[other] as Rank;
    ranks[other] = rank;
  }

  #isAt(place: number, { accuracy, depth, light, rate, size }: Readonly<FrontPoint>): boolean {
    const points = this.#points;
    const at = axes * place;
    return (
      points[at] === accuracy &&
      points[at + 1] === depth &&
      points[at + 2] === light &&
      points[at + 3] === rate &&
      points[at + 4] === size
    );
  }

  #pointAt(place: number): FrontPoint {
    const [accuracy = 0, depth = 0, light = 0, rate = 0, size = 0] = this.#points.subarray(
      axes * place,
      axes * (place + 1),
    );
    return { accuracy, depth, light, rate, size };
  }
}
