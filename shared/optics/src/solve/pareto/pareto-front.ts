import type { Requirements } from '../../model/task/requirements';
import { feasibilityTiers } from '../score/feasibility-tier';
import type { PairFigures } from '../score/pair-figures';
import { compareRanks, copyOf, copyRank, type Rank } from '../score/ranking';

export type ParetoAxis = 'accuracy' | 'depth' | 'light' | 'rate' | 'size';

export const paretoAxes: readonly { id: ParetoAxis; label: string }[] = [
  { id: 'accuracy', label: '精度余量' },
  { id: 'depth', label: '景深' },
  { id: 'light', label: '进光' },
  { id: 'rate', label: '帧率余量' },
  { id: 'size', label: '体积' },
];

/** Steps that an axis has, so many that three fit into an integer; 0 is unknown, the worst. */
const places = 512;
const middle = places / 2;

/** What differs by less than about 10 % is no trade-off. */
const stepsPerE = 10;

const axis = (figure: number, sense: 1 | -1): number =>
  figure > 0 ? Math.min(places - 1, Math.max(1, middle + sense * Math.round(stepsPerE * Math.log(figure)))) : 0;

/** The larger the better on every axis. */
export interface ParetoPoint {
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

/** No point is better on one axis and not worse on any other. */
export function dominates(a: ParetoPoint, b: ParetoPoint): boolean {
  return a.accuracy >= b.accuracy && a.depth >= b.depth && a.light >= b.light && a.rate >= b.rate && a.size >= b.size;
}

interface Candidate {
  point: ParetoPoint;
  rank: Rank;
}

/** An axis takes nine bits of an integer; the tenth stays free, for `dominates` on all axes at once. */
const bits = 10;
const lowest = (1 << bits) - 1;
/** The free bit of each axis. */
const free = (1 << (bits - 1)) | (1 << (2 * bits - 1)) | (1 << (3 * bits - 1));

/**
 * Systems whose points are on no axis beaten for free; of equal points the best ranked. Kept as they come: by far most are beaten
 * by one of the few that beat many.
 */
export class ParetoFront {
  /**
   * Points as two integers each: accuracy, depth and light, and rate and size; the rank of each at the same place. With the free
   * bits set, subtracting a point borrows from the bit of every axis on which it is better.
   */
  #picture = new Int32Array(64);
  #body = new Int32Array(64);
  readonly #ranks: Rank[] = [];
  #decided = false;

  /** Neither point nor rank is kept: both may be written over for the next system. */
  add({ accuracy, depth, light, rate, size }: Readonly<ParetoPoint>, rank: Readonly<Rank>): void {
    // Who may not do the task at all beats nobody who does it.
    const open = rank.feasibilityTier === feasibilityTiers.open;
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

  /** In the order of the ranking. */
  ranked(): readonly Candidate[] {
    const found = this.#ranks.map((rank, place) => ({ point: this.#pointAt(place), rank }));
    return found.sort((a, b) => compareRanks(a.rank, b.rank));
  }

  /** Place of one that dominates a point or is equal to it; -1: none. */
  #beater(picture: number, body: number): number {
    const pictures = this.#picture;
    const bodies = this.#body;
    const end = this.#ranks.length;
    for (let place = 0; place < end; place++) {
      if (((((pictures[place] ?? 0) | free) - picture) & free) !== free) continue;
      if (((((bodies[place] ?? 0) | free) - body) & free) !== free) continue;
      // Who beats one beats many: it is asked earlier the next time.
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
