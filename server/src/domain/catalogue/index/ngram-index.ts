import { mayPause, type Sliced } from './slices';

/**
 * Which of a list of texts contain a word. Postings by the texts' n-grams narrow the search, comparing each candidate
 * decides. Texts are padded at the end, so that a shorter word is the beginning of n-grams.
 */
export class NgramIndex {
  #ordered: { grams: Float64Array; places: Uint32Array } | undefined;

  private constructor(
    readonly texts: readonly string[],
    readonly size: number,
    readonly grams: Grams,
    /** Place of each n-gram in `starts`. */
    readonly places: ReadonlyMap<number, number>,
    /** Texts of the n-gram at place p: `postings` from `starts[p]` up to `ends[p]`, ascending. */
    readonly starts: Uint32Array,
    readonly ends: Uint32Array,
    readonly postings: Uint32Array,
  ) {}

  /** @param size n: 2 or 3 */
  static *build(texts: readonly string[], size: 2 | 3): Sliced<NgramIndex> {
    const grams = new Grams();
    const places = new Map<number, number>();
    const counts: number[] = [];
    let total = 0;
    for (const text of texts) total += text.length;
    // Place of the n-gram at each position of all texts, one text after the other.
    const placeAt = new Uint32Array(total);
    let at = 0;
    for (let number = 0; number < texts.length; number++) {
      const text = texts[number] as string;
      grams.learn(text);
      for (let i = 0; i < text.length; i++) {
        const gram = grams.at(text, i, size);
        let place = places.get(gram);
        if (place === undefined) {
          place = counts.length;
          places.set(gram, place);
          counts.push(0);
        }
        placeAt[at++] = place;
        counts[place] = (counts[place] as number) + 1;
      }
      if (mayPause(number)) yield;
    }
    const starts = new Uint32Array(counts.length);
    for (let place = 1; place < counts.length; place++)
      starts[place] = (starts[place - 1] as number) + (counts[place - 1] as number);
    const ends = starts.slice();
    const postings = new Uint32Array(total);
    at = 0;
    for (let number = 0; number < texts.length; number++) {
      for (const stop = at + (texts[number] as string).length; at < stop; at++) {
        const place = placeAt[at] as number;
        const end = ends[place] as number;
        // An n-gram that a text has twice is noted once.
        if (end > (starts[place] as number) && postings[end - 1] === number) continue;
        postings[end] = number;
        ends[place] = end + 1;
      }
      if (mayPause(number)) yield;
    }
    return new NgramIndex(texts, size, grams, places, starts, ends, postings);
  }

  /** Calls `found` with the number of each text that contains `word`; it may name a text more than once. */
  search(word: string, found: (text: number) => void): void {
    if (word.length < this.size) {
      for (const place of this.#beginningWith(word)) this.#each(place, found);
      return;
    }
    const rarest = this.#rarest(word);
    if (rarest === undefined) return;
    if (word.length === this.size) this.#each(rarest, found);
    else
      this.#each(rarest, text => {
        if ((this.texts[text] as string).includes(word)) found(text);
      });
  }

  #each(place: number, found: (text: number) => void): void {
    const end = this.ends[place] as number;
    for (let i = this.starts[place] as number; i < end; i++) found(this.postings[i] as number);
  }

  #beginningWith(word: string): number[] {
    const rest = 0x10000 ** (this.size - word.length);
    const first = this.grams.at(word, 0, word.length) * rest;
    const { grams, places } = this.#inOrder();
    const end = countBelow(grams, first + rest);
    return [...places.subarray(countBelow(grams, first), end)];
  }

  /** The n-grams in order with the place of each; made when a short word is first searched. */
  #inOrder(): { grams: Float64Array; places: Uint32Array } {
    if (!this.#ordered) {
      const sorted = [...this.places].sort(([a], [b]) => a - b);
      const grams = Float64Array.from(sorted, ([gram]) => gram);
      this.#ordered = { grams, places: Uint32Array.from(sorted, ([, place]) => place) };
    }
    return this.#ordered;
  }

  #rarest(word: string): number | undefined {
    let rarest: number | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i + this.size <= word.length; i++) {
      const place = this.places.get(this.grams.at(word, i, this.size));
      if (place === undefined) return undefined;
      const count = (this.ends[place] as number) - (this.starts[place] as number);
      if (count < fewest) [rarest, fewest] = [place, count];
    }
    return rarest;
  }
}

/** How many of the ascending numbers are below `limit`. */
function countBelow(ascending: Float64Array, limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** N-grams as numbers. */
class Grams {
  /** A small number from 1 for every UTF-16 unit that occurs; 0 is the padding. */
  readonly #codeOfUnit = new Map<number, number>();

  learn(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (!this.#codeOfUnit.has(unit)) this.#codeOfUnit.set(unit, this.#codeOfUnit.size + 1);
    }
  }

  /** The n-gram at `from` as one number, in the order of its units' codes; units past the end are padding. */
  at(text: string, from: number, length: number): number {
    let gram = 0;
    for (let i = from; i < from + length; i++)
      gram = gram * 0x10000 + (i < text.length ? (this.#codeOfUnit.get(text.charCodeAt(i)) ?? Number.NaN) : 0);
    return gram;
  }
}
