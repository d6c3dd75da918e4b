import { type Facet, type Filter, MISSING } from '@shixuan/api';
import { type Bitset, countBits, countCommon, createBitset, setBit, unite } from './bitset';
import type { Column, CountedOption } from './column';
import type { Hits } from './hits';
import { QueryError } from './query-error';
import { type RowCodes, rowCodes } from './row-codes';

interface Option {
  value: string;
  label: string;
}

/**
 * Choices, several-valued choices, yes/no, brand and series: a dictionary, one set of rows per value (and one for
 * 未标注) for filters, and each row's values as codes for counting.
 */
export class ChoiceColumn implements Column {
  readonly sortValues: Float64Array;
  readonly #options: Option[];
  readonly #codeOf: Map<string, number>;
  /** By code; the last one, at `#options.length`, holds the rows without a value. */
  readonly #sets: Bitset[];
  readonly #codes: RowCodes;
  /** JSON of each value of the facet up to its count. */
  #jsonUpToCount: string[] | undefined;

  /** `valuesByRow` holds each row's values; those outside `options` do not count as known. */
  constructor(
    readonly key: string,
    readonly label: string,
    options: readonly Option[],
    valuesByRow: readonly (readonly string[])[],
  ) {
    const missing = options.length;
    this.#options = options.map(({ value, label }) => ({ value, label }));
    this.#codeOf = new Map(options.map(({ value }, code) => [value, code]));
    const codesByRow = valuesByRow.map(values => this.#knownCodes(values));
    this.#sets = Array.from({ length: missing + 1 }, () => createBitset(valuesByRow.length));
    codesByRow.forEach((codes, row) => {
      for (const code of codes.length ? codes : [missing]) setBit(this.#setAt(code), row);
    });
    this.#codes = rowCodes(codesByRow, missing);
    // Several values sort by the first one in the dictionary's order.
    this.sortValues = Float64Array.from(codesByRow, ([first = Number.NaN]) => first);
  }

  select(filter: Filter): Bitset {
    if (filter.min !== undefined || filter.max !== undefined)
      throw new QueryError(this.key, this.label, { kind: 'bounds-on-choice' });
    const selected = new Uint32Array(this.#setAt(0).length);
    for (const value of filter.in ?? []) unite(selected, this.#setOf(value));
    return selected;
  }

  /** Few hits are walked, row by row; for many it is cheaper to intersect each value's set with them. */
  count(hits: Hits): Uint32Array {
    const counts = new Uint32Array(this.#sets.length);
    if (hits.count < this.#sets.length * hits.bits.length) this.#codes.tally(hits.rows, counts);
    else
      this.#sets.forEach((set, code) => {
        counts[code] = countCommon(hits.bits, set);
      });
    return counts;
  }

  facet(counts: Uint32Array): Facet {
    const values = this.#options.map(({ value, label }, code) => ({ value, label, count: counts[code] as number }));
    return { key: this.key, missing: counts[values.length] as number, values };
  }

  facetJson(counts: Uint32Array): string {
    this.#jsonUpToCount ??= this.#options.map(
      ({ value, label }) => `{"value":${JSON.stringify(value)},"label":${JSON.stringify(label)},"count":`,
    );
    let text = `{"key":${JSON.stringify(this.key)},"missing":${counts[this.#options.length] as number},"values":[`;
    for (let code = 0; code < this.#jsonUpToCount.length; code++)
      text += `${code ? ',' : ''}${this.#jsonUpToCount[code] as string}${counts[code] as number}}`;
    return `${text}]}`;
  }

  /** Rows that have a value of the dictionary, value by value. */
  *rowsByValue(): Iterable<{ value: string; label: string; rows: Bitset }> {
    for (const [code, option] of this.#options.entries()) yield { ...option, rows: this.#setAt(code) };
  }

  options(): CountedOption[] {
    return this.#options.map((option, code) => ({ ...option, count: countBits(this.#setAt(code)) }));
  }

  distance(rowA: number, rowB: number): number {
    return this.#codes.of(rowA).join() === this.#codes.of(rowB).join() ? 0 : 1;
  }

  #knownCodes(values: readonly string[]): number[] {
    const codes = values.map(value => this.#codeOf.get(value)).filter(code => code !== undefined);
    return codes.length < 2 ? codes : [...new Set(codes)].sort((a, b) => a - b);
  }

  #setAt(code: number): Bitset {
    return this.#sets[code] as Bitset;
  }

  #setOf(value: string): Bitset {
    const code = value === MISSING ? this.#options.length : this.#codeOf.get(value);
    if (code !== undefined) return this.#setAt(code);
    const known = this.#options.map(option => option.value);
    throw new QueryError(this.key, this.label, { kind: 'unknown-value', value, known });
  }
}
