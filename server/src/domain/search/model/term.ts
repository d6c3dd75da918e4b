import type { Span } from '@shixuan/api';
import { foldPartNumber } from '../../catalogue/index/fold-text';
import { hasHan } from '../text/pinyin-keys';
import type { ReadQuery } from '../text/read-query';
import type { EntryKind } from './entry';
import type { Meaning } from './meanings';

/**
 * Role of a term beside others: `filler` adds nothing, `asking` marks a wish to read, `file` a wish for a file, `attribute`
 * adds nothing to understood terms.
 */
export type Role = 'content' | 'filler' | 'asking' | 'file' | 'attribute';

/** One part of a query: a quantity, a name of the vocabulary, or a word. */
export interface Term {
  /** The typed text, folded; also the key by which a visitor takes the meaning away. */
  key: string;
  /** Start in the compact query. */
  start: number;
  end: number;
  /** `number`: without a unit, it may be a figure or part of a part number. */
  kind: EntryKind | 'quantity' | 'number' | 'text';
  label: string;
  /** Meanings by category; without any, the term is searched as text everywhere. */
  meanings: readonly Meaning[];
  /** Words that stand for the term in a text; any of them counts. */
  texts: readonly string[];
  brandIds: readonly number[];
  /** False when the visitor took the meaning away. */
  active: boolean;
  role: Role;
  /** The term was read as pinyin. */
  spoken: boolean;
}

/** Place of a term in the query as it is shown. */
export const spanOf = ({ start, end }: Term, { compact: { starts, ends } }: ReadQuery): Span => [
  starts[start] ?? 0,
  ends[end - 1] ?? 0,
];

/** A word as a term without meaning. */
export function plain(text: string, start: number, end: number, role: Role = 'content'): Term {
  const key = text.slice(start, end);
  const none: readonly [] = [];
  return {
    key,
    start,
    end,
    kind: 'text',
    label: key,
    meanings: none,
    texts: [key],
    brandIds: none,
    active: true,
    role,
    spoken: false,
  };
}

/** A sensor is understood, but found in texts: it has no filter. */
export const isSensor = ({ kind, active }: Term): boolean => kind === 'sensor' && active;

/** Whether a term stands for filters, or for a sensor, which has no filter. */
export const isUnderstood = ({ meanings, kind, active }: Term): boolean =>
  active && (meanings.length > 0 || kind === 'sensor');

/** Letters with figures that are not understood: MV-CS050-10GM. */
export const isPartNumber = ({ kind, role, key }: Term): boolean =>
  kind === 'text' && role === 'content' && key.length > 3 && /\d/.test(key) && /[a-z]/.test(key);

/** Terms that say what kind of product is meant: beside them, products of other makers and categories are not. */
export const isNarrowing = ({ kind, meanings, active }: Term): boolean =>
  active && meanings.length > 0 && (kind === 'brand' || kind === 'category');

/** The country of makers: 国产. */
export const isOrigin = ({ kind, meanings }: Term): boolean =>
  kind === 'option' && meanings.every(({ filters }) => Object.keys(filters).join() === 'brand');

/** Attributes that say what kind of product something is. */
const KINDS: readonly string[] = ['shape', 'principle', 'kind', 'drive'];

/** What is not wanted, as a condition of its own: 不要 24 V. */
export const isNegated = ({ meanings }: Term): boolean =>
  meanings.some(({ excludes, excludesName }) => (excludes ?? excludesName) !== undefined);

/** A choice that names a kind of product of one category: 线光源, 双远心. */
export const isKind = ({ kind, meanings, active }: Term): boolean =>
  active &&
  kind === 'option' &&
  meanings.length === 1 &&
  meanings.every(
    ({ filters, ...not }) =>
      Object.keys(filters).every(key => KINDS.includes(key)) &&
      ((not.excludes ?? not.excludesName) === undefined || Object.keys(filters).length > 0),
  );

/** The terms that count: fillers count only when there are no others. */
export function countingTerms(terms: readonly Term[]): readonly Term[] {
  const saying = terms.filter(({ role }) => role === 'content' || role === 'attribute');
  return saying.length > 0 ? saying : terms;
}

/** The letters and digits of terms joined, in the form in which part numbers are compared. */
export const joined = (terms: readonly Pick<Term, 'key'>[]): string =>
  terms
    .filter(({ key }) => !hasHan(key))
    .map(({ key }) => foldPartNumber(key))
    .join('');

/** What was typed, as it is compared, without the spaces between. */
export const joinedKeys = (terms: readonly Pick<Term, 'key'>[]): string => terms.map(({ key }) => key).join('');
