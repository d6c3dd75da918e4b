import { type Facet, type Filter, MISSING } from '@shixuan/api';
import { type Bitset, countBits, countCommon, createBitset, intersect, setBit, unite } from './bitset';
import type { Column, CountedOption } from './column';
import type { Hits } from './hits';
import { QueryError } from './query-error';
import { RankedRows } from './ranked-rows';
import { RowKinds } from './row-kinds';
import { eachNumber, eachRow, mayPause, type Sliced } from './slices';

interface Option {
  value: string;
  label: string;
}

/** What a column needs to know about its rows besides their values. */
export interface ChoiceRows {
  /** False for rows without a value to which the attribute does not apply. */
  isMissing?: (row: number) => boolean;
  /** The number by which a row is sorted, NaN for none; without it, the place of its first value in the dictionary. */
  rankOf?: (row: number) => number;
}

/**
 * Choices, several-valued choices, yes/no, brand and series: a dictionary, one set of rows per value (and one for
 * 未标注) for filters, and each row's values as codes for counting.
 */
export class ChoiceColumn implements Column {
  private constructor(
    readonly key: string,
    readonly label: string,
    readonly dictionary: Dictionary,
    readonly kinds: RowKinds,
    /** By code; the last one holds the rows without a value. */
    readonly sets: readonly Bitset[],
    readonly ranked: RankedRows,
  ) {}

  /** `valuesOf` gives each row's values; those outside `options` do not count as known. */
  static *build(
    key: string,
    label: string,
    options: readonly Option[],
    rowCount: number,
    valuesOf: (row: number) => readonly string[],
    { isMissing = () => true, rankOf }: ChoiceRows = {},
  ): Sliced<ChoiceColumn> {
    const dictionary = new Dictionary(options);
    const codesByRow = yield* eachRow(rowCount, row => {
      const codes = dictionary.codesOf(valuesOf(row));
      return codes.length === 0 && isMissing(row) ? [dictionary.missing] : codes;
    });
    const sets = Array.from({ length: dictionary.missing + 1 }, () => createBitset(rowCount));
    for (let row = 0; row < rowCount; row++) {
      for (const code of codesByRow[row] as number[]) setBit(sets[code] as Bitset, row);
      if (mayPause(row)) yield;
    }
    // Several values sort by the first one in the dictionary's order.
    const ranks = yield* eachNumber(rowCount, row => {
      if (rankOf) return rankOf(row);
      const first = codesByRow[row]?.[0];
      return first === undefined || first === dictionary.missing ? Number.NaN : first;
    });
    const kinds = yield* RowKinds.build(rowCount, sets.length, row => codesByRow[row] as number[]);
    return new ChoiceColumn(key, label, dictionary, kinds, sets, yield* RankedRows.build(ranks));
  }

  select(filter: Filter): Bitset {
    if (filter.min !== undefined || filter.max !== undefined)
      throw new QueryError(this.key, this.label, { kind: 'bounds-on-choice' });
    if (filter.all) return this.#selectAll(filter.in ?? []);
    const [first, ...others] = filter.in ?? [];
    const selected = first === undefined ? createBitset(this.kinds.ofRow.length) : this.#setOf(first).slice();
    for (const value of others) unite(selected, this.#setOf(value));
    return selected;
  }

  /** Rows that have every one of these values, or, where 未标注 is among them, none. */
  #selectAll(values: readonly string[]): Bitset {
    const [first, ...others] = values.filter(value => value !== MISSING);
    const selected = first === undefined ? createBitset(this.kinds.ofRow.length) : this.#setOf(first).slice();
    for (const value of others) intersect(selected, this.#setOf(value));
    if (values.includes(MISSING)) unite(selected, this.#setOf(MISSING));
    return selected;
  }

  /** Few hits are walked, row by row; for many it is cheaper to intersect each value's set with them. */
  count(hits: Hits): Uint32Array {
    if (hits.count < this.sets.length * hits.bits.length) return this.kinds.counts(this.kinds.tally(hits.bits));
    const counts = new Uint32Array(this.sets.length);
    for (let code = 0; code < counts.length; code++) counts[code] = countCommon(hits.bits, this.#setAt(code));
    return counts;
  }

  facet(counts: Uint32Array): Facet {
    const { options } = this.dictionary;
    const values = options.map(({ value, label }, code) => ({ value, label, count: counts[code] as number }));
    return { key: this.key, missing: counts[values.length] as number, values };
  }

  facetTexts(): string[] {
    const head = `{"key":${JSON.stringify(this.key)},"values":[`;
    const heads = this.dictionary.options.map(
      ({ value, label }) => `{"value":${JSON.stringify(value)},"label":${JSON.stringify(label)},"count":`,
    );
    const [first = '', ...others] = heads;
    const missing = '],"missing":';
    return heads.length === 0
      ? [`${head}${missing}`, '}']
      : [`${head}${first}`, ...others.map(text => `},${text}`), `}${missing}`, '}'];
  }

  /** Rows that have a value of the dictionary, value by value. */
  *rowsByValue(): Iterable<{ value: string; label: string; rows: Bitset }> {
    for (const [code, option] of this.dictionary.options.entries()) yield { ...option, rows: this.#setAt(code) };
  }

  options(): CountedOption[] {
    return this.dictionary.options.map((option, code) => ({ ...option, count: countBits(this.#setAt(code)) }));
  }

  distance(rowA: number, rowB: number): number {
    return this.kinds.ofRow[rowA] === this.kinds.ofRow[rowB] ? 0 : 1;
  }

  #setAt(code: number): Bitset {
    return this.sets[code] as Bitset;
  }

  #setOf(value: string): Bitset {
    const code = this.dictionary.codeOf(value);
    if (code !== undefined) return this.#setAt(code);
    const known = this.dictionary.options.map(option => option.value);
    throw new QueryError(this.key, this.label, { kind: 'unknown-value', value, known });
  }
}

/** The values that a column knows, each with its number. */
class Dictionary {
  readonly options: readonly Option[];
  /** Stands for no value. */
  readonly missing: number;
  readonly #codes: ReadonlyMap<string, number>;

  constructor(options: readonly Option[]) {
    this.options = options.map(({ value, label }) => ({ value, label }));
    this.missing = options.length;
    this.#codes = new Map(options.map(({ value }, code) => [value, code]));
  }

  codeOf(value: string): number | undefined {
    return value === MISSING ? this.missing : this.#codes.get(value);
  }

  /** Ascending, each once; none when none is known. */
  codesOf(values: readonly string[]): number[] {
    const codes = values.map(value => this.#codes.get(value)).filter(code => code !== undefined);
    return codes.length < 2 ? codes : [...new Set(codes)].sort((a, b) => a - b);
  }
}
