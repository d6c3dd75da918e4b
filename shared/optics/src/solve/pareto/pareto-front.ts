import type { Requirements } from '../../model/task/requirements';
import { isOpenTier } from '../score/feasibility-tier';
import type { PairFigures } from '../score/pair-figures';
import { compareRanks, copyOf, copyRank, type Rank } from '../score/ranking';

export type ParetoAxis = 'accuracy' | 'depth' | 'light' | 'rate' | 'size';

export const paretoAxes: readonly { id: ParetoAxis; label: string }[] = [
  { id: 'accuracy', label: '比要求细' },
  { id: 'depth', label: '景深' },
  { id: 'light', label: '通光' },
  { id: 'rate', label: '帧率余量' },
  { id: 'size', label: '体积' },
];

/** Steps per axis, so that three axes fit into an integer; 0 is unknown, the worst. */
const places = 512;
const middle = places / 2;

/** Differences below about 10 % are not a trade-off. */
const stepsPerE = 10;

const axis = (figure: number, sense: 1 | -1): number =>
  figure > 0 ? Math.min(places - 1, Math.max(1, middle + sense * Math.round(stepsPerE * Math.log(figure)))) : 0;

/** Point of a system on the axes; larger is better on every axis. */
export interface ParetoPoint {
  accuracy: number;
  depth: number;
  light: number;
  rate: number;
  size: number;
}

/**
 * @param rate value of `rateAxis`
 * @param size value of `sizeAxis`
 * @param into is overwritten
 */
export function paretoPoint(
  need: Requirements,
  { objectPixelMm, depthOfFieldMm, effectiveFNumber }: PairFigures,
  rate: number,
  size: number,
  into: ParetoPoint = { accuracy: 0, depth: 0, light: 0, rate: 0, size: 0 },
): ParetoPoint {
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

/** True when `a` is at least as good as `b` on every axis. */
export function dominates(a: ParetoPoint, b: ParetoPoint): boolean {
  return a.accuracy >= b.accuracy && a.depth >= b.depth && a.light >= b.light && a.rate >= b.rate && a.size >= b.size;
}

/** A system of the front with its point. */
export interface Candidate {
  point: ParetoPoint;
  rank: Rank;
}

/** An axis takes nine bits of an integer. The tenth bit stays free, so that one subtraction compares three axes. */
const bits = 10;
const lowest = (1 << bits) - 1;
/** The free bit of each axis. */
const free = (1 << (bits - 1)) | (1 << (2 * bits - 1)) | (1 << (3 * bits - 1));

/**
 * Pareto front of the systems that were added; of equal points the best ranked system is kept. Points stay in the order of
 * arrival, because a few of them dominate most of the others.
 */
export class ParetoFront {
  /**
   * Points as two integers each (accuracy, depth and light; rate and size), with the rank at the same index. With the free bits
   * set, a subtraction borrows from the free bit of every axis on which the subtracted point is better.
   */
  #picture = new Int32Array(64);
  #body = new Int32Array(64);
  readonly #ranks: Rank[] = [];
  #decided = false;

  /** Copies point and rank, so that the caller may overwrite both for the next system. */
  add({ accuracy, depth, light, rate, size }: Readonly<ParetoPoint>, rank: Readonly<Rank>): void {
    // A system without data for a deciding check never dominates one that has all of them.
    const open = isOpenTier(rank.feasibilityTier);
    if (open && this.#decided) return;
    if (!open && !this.#decided) {
      this.#decided = true;
      this.#ranks.length = 0;
    }
    const picture = (accuracy << (2 * bits)) | (depth << bits) | light;
    const body = (rate << bits) | size;
    const found = this.#beater(picture, body);
    if (found < 0) {
      this.#dropBeatenBy(picture, body);
      this.#push(picture, body, rank);
    } else if (this.#picture[found] === picture && this.#body[found] === body) {
      const kept = this.#ranks[found] as Rank;
      if (compareRanks(rank, kept) < 0) copyRank(rank, kept);
    }
  }

  /** Systems of the front, the best ranked first. */
  ranked(): readonly Candidate[] {
    const found = this.#ranks.map((rank, place) => ({ point: this.#pointAt(place), rank }));
    return found.sort((a, b) => compareRanks(a.rank, b.rank));
  }

  /** Index of a point that dominates the given one or is equal to it; -1: none. */
  #beater(picture: number, body: number): number {
    const pictures = this.#picture;
    const bodies = this.#body;
    const end = this.#ranks.length;
    for (let place = 0; place < end; place++) {
      if (((((pictures[place] ?? 0) | free) - picture) & free) !== free) continue;
      if (((((bodies[place] ?? 0) | free) - body) & free) !== free) continue;
      // A point that dominates one often dominates many: it moves forward, to be compared earlier next time.
      const sooner = place >> 1;
      this.#swap(sooner, place);
      return sooner;
    }
    return -1;
  }

  #dropBeatenBy(picture: number, body: number): void {
    const pictures = this.#picture;
    const bodies = this.#body;
    const ranks = this.#ranks;
    const freePicture = picture | free;
    const freeBody = body | free;
    let kept = 0;
    for (let place = 0; place < ranks.length; place++) {
      const byPicture = (freePicture - (pictures[place] ?? 0)) & free;
      const byBody = (freeBody - (bodies[place] ?? 0)) & free;
      if ((byPicture & byBody) === free) continue;
      if (kept < place) this.#swap(kept, place);
      kept++;
    }
    ranks.length = kept;
  }

  #push(picture: number, body: number, rank: Readonly<Rank>): void {
    const place = this.#ranks.length;
    if (place === this.#picture.length) {
      this.#picture = widened(this.#picture);
      this.#body = widened(this.#body);
    }
    this.#picture[place] = picture;
    this.#body[place] = body;
    this.#ranks.push(copyOf(rank));
  }

  #swap(one: number, other: number): void {
    if (one === other) return;
    swap(this.#picture, one, other);
    swap(this.#body, one, other);
    const ranks = this.#ranks;
    const rank = ranks[one] as Rank;
    ranks[one] = ranks[other] as Rank;
    ranks[other] = rank;
  }

  #pointAt(place: number): ParetoPoint {
    const picture = this.#picture[place] ?? 0;
    const body = this.#body[place] ?? 0;
    return {
      accuracy: picture >> (2 * bits),
      depth: (picture >> bits) & lowest,
      light: picture & lowest,
      rate: body >> bits,
      size: body & lowest,
    };
  }
}

function widened(of: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(2 * of.length);
  wider.set(of);
  return wider;
}

function swap(row: Int32Array, one: number, other: number): void {
  const moved = row[one] ?? 0;
  row[one] = row[other] ?? 0;
  row[other] = moved;
}
