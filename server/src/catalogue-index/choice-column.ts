import { type Facet, type Filter, MISSING } from '@shixuan/api';
import { type Bitset, countBits, countCommon, createBitset, setBit, unite } from './bitset';
import type { Column, CountedOption } from './column';
import type { Hits } from './hits';
import { QueryError } from './query-error';

interface Option {
  value: string;
  label: string;
}

/**
 * Choices, several-valued choices, yes/no, brand and series: a dictionary, one set of rows per value for filters,
 * and each row's values as codes (`codes[start[row]] … codes[start[row + 1] - 1]`) for counting.
 */
export class ChoiceColumn implements Column {
  readonly sortValues: Float64Array;
  readonly #options: Option[];
  readonly #codeOf: Map<string, number>;
  readonly #sets: Bitset[];
  readonly #missing: Bitset;
  readonly #starts: Uint32Array;
  readonly #codes: Uint16Array;

  /** `valuesByRow` holds each row's values; those outside `options` do not count as known. */
  constructor(
    readonly key: string,
    readonly label: string,
    options: readonly Option[],
    valuesByRow: readonly (readonly string[])[],
  ) {
    const rowCount = valuesByRow.length;
    this.#options = options.map(({ value, label }) => ({ value, label }));
    this.#codeOf = new Map(options.map(({ value }, code) => [value, code]));
    this.#sets = options.map(() => createBitset(rowCount));
    this.#missing = createBitset(rowCount);
    this.#starts = new Uint32Array(rowCount + 1);
    this.sortValues = new Float64Array(rowCount).fill(Number.NaN);

    const codes: number[] = [];
    valuesByRow.forEach((values, row) => {
      const known = this.#knownCodes(values);
      for (const code of known) setBit(this.#sets[code] as Bitset, row);
      // Several values sort by the first one in the dictionary's order.
      if (known.length) this.sortValues[row] = known[0] as number;
      else setBit(this.#missing, row);
      codes.push(...known);
      this.#starts[row + 1] = codes.length;
    });
    this.#codes = Uint16Array.from(codes);
  }

  select(filter: Filter): Bitset {
    if (filter.min !== undefined || filter.max !== undefined)
      throw new QueryError(this.key, this.label, { kind: 'bounds-on-choice' });
    const selected = new Uint32Array(this.#missing.length);
    for (const value of filter.in ?? []) unite(selected, value === MISSING ? this.#missing : this.#setOf(value));
    return selected;
  }

  facet(hits: Hits): Facet {
    const counts = this.#count(hits);
    return {
      key: this.key,
      missing: countCommon(hits.bits, this.#missing),
      values: this.#options.map(({ value, label }, code) => ({ value, label, count: counts[code] as number })),
    };
  }

  options(): CountedOption[] {
    return this.#options.map((option, code) => ({ ...option, count: countBits(this.#sets[code] as Bitset) }));
  }

  distance(rowA: number, rowB: number): number {
    const a = this.#codes.subarray(this.#starts[rowA], this.#starts[rowA + 1]);
    const b = this.#codes.subarray(this.#starts[rowB], this.#starts[rowB + 1]);
    return a.length === b.length && a.every((code, i) => code === b[i]) ? 0 : 1;
  }

  #knownCodes(values: readonly string[]): number[] {
    const codes = new Set<number>();
    for (const value of values) {
      const code = this.#codeOf.get(value);
      if (code !== undefined) codes.add(code);
    }
    return [...codes].sort((a, b) => a - b);
  }

  #setOf(value: string): Bitset {
    const code = this.#codeOf.get(value);
    if (code !== undefined) return this.#sets[code] as Bitset;
    const known = this.#options.map(option => option.value);
    throw new QueryError(this.key, this.label, { kind: 'unknown-value', value, known });
  }

  /** Few hits are walked, row by row; for many it is cheaper to intersect each value's set with them. */
  #count(hits: Hits): Uint32Array {
    const counts = new Uint32Array(this.#options.length);
    if (hits.count > this.#sets.length * hits.bits.length) {
      this.#sets.forEach((set, code) => {
        counts[code] = countCommon(hits.bits, set);
      });
      return counts;
    }
    const { rows } = hits;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number;
      const end = this.#starts[row + 1] as number;
      for (let at = this.#starts[row] as number; at < end; at++) {
        const code = this.#codes[at] as number;
        counts[code] = (counts[code] as number) + 1;
      }
    }
    return counts;
  }
}
