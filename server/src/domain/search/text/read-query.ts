import { foldMapped, type MappedText } from '../../catalogue/index/fold-text';
import { type AskedPrice, askedPrices } from './asked-prices';
import { hasHan } from './pinyin-keys';
import { withUsualWords } from './regional-words';
import { withFigures } from './spoken-numbers';

/** Longer queries are cut; no more of the input is read. */
export const MOST_LETTERS = 200;
const MOST_READ = 4000;

export interface ReadQuery {
  /** The query as it is shown: without control characters, single-spaced, cut. */
  keywords: string;
  /** Folded, without spaces and the commas between words; its units map back into `keywords`. */
  compact: MappedText;
  /** Positions in `compact` that a space preceded. */
  breaks: ReadonlySet<number>;
  /** Where in `compact` the name of a field begins, as other search boxes have them: type:ring, mount=C. */
  fields: ReadonlySet<number>;
  cut: boolean;
  /** What the query says of money. It is not searched for: no product has a price. */
  prices: readonly TypedPrice[];
}

/** Words for money as they were typed. */
export interface TypedPrice extends Pick<AskedPrice, 'isLimit'> {
  typed: string;
}

const SEPARATOR = /[\s,;、。!?|《》【】「」『』〖〗〔〕]/u;

/** What parts conditions, too, where a figure or a Chinese word is beside it: 12mm/F1.4/C口, 500万_全局, M1228-MPW3(12mm), unlike lp/mm, 1/1.8. */
const PARTING = /[/_+\\()]/u;
const TOLD_BEFORE = /(?:\d[a-z]*|\p{Script=Han})$/u;
const TOLD_BEHIND = /^(?:[a-z]*\d|\p{Script=Han})/u;

/** The name of a field before its value; an address is none. */
const FIELD = /(?<![\p{L}\p{N}./_-])[a-z][a-z_-]{2,}$/u;
/** So much of a value is looked at. */
const LONGEST_SIGN = 4;
const VALUE = /^[:=]\s*[\p{L}\p{N}≥≤<>]/u;

/**
 * Reads any input: nothing is refused, and only as much is read as can be shown.
 * @param isParted slashes and the like part words
 */
export function readQuery(typed: string, isParted = false): ReadQuery {
  const clean = typed
    .slice(0, MOST_READ)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const keywords = cutAt(clean, MOST_LETTERS).trimEnd();
  const mapped = withFigures(withUsualWords(foldMapped(keywords)));
  const prices = askedPrices(mapped.text);
  const compact: MappedText = { text: '', starts: [], ends: [] };
  const breaks = new Set<number>();
  const fields = new Set<number>();
  for (let at = 0; at < mapped.text.length; at++) {
    const price = prices.find(each => each.start === at);
    if (price) {
      breaks.add(compact.text.length);
      at = price.end - 1;
      continue;
    }
    const unit = mapped.text[at] as string;
    const before = mapped.text[at - 1] ?? '';
    const isParting = isParted && PARTING.test(unit) && isToldBeside(mapped.text, at);
    const field = unit === ':' || unit === '=' ? fieldAt(mapped.text, at) : '';
    if (field !== '') fields.add(compact.text.length - field.length);
    // Behind a Chinese word a colon parts it from what it says: 接口：USB 3.0, 接口=USB3.0.
    if (SEPARATOR.test(unit) || isParting || field !== '' || ((unit === ':' || unit === '=') && hasHan(before))) {
      breaks.add(compact.text.length);
      continue;
    }
    compact.text += unit;
    compact.starts.push(mapped.starts[at] as number);
    compact.ends.push(mapped.ends[at] as number);
  }
  const cut = keywords.length < clean.length || typed.length > MOST_READ;
  return { keywords, compact, breaks, fields, cut, prices: prices.map(typedPrice(keywords, mapped)) };
}

/** The name of a field that ends before this place. */
const fieldAt = (text: string, at: number): string =>
  VALUE.test(text.slice(at, at + LONGEST_SIGN)) ? (FIELD.exec(text.slice(0, at))?.[0] ?? '') : '';

const typedPrice =
  (keywords: string, { starts, ends }: MappedText) =>
  ({ start, end, isLimit }: AskedPrice): TypedPrice => ({
    typed: keywords.slice(starts[start], ends[end - 1]).trim(),
    isLimit,
  });

function isToldBeside(text: string, at: number): boolean {
  const [before, behind] = [text.slice(0, at), text.slice(at + 1)];
  const isFraction = !/[()]/u.test(text[at] ?? '') && /\d$/u.test(before) && /^\d/u.test(behind);
  return !isFraction && (TOLD_BEFORE.test(before) || TOLD_BEHIND.test(behind));
}

/** A query as it is noted: folded, single spaces. */
export const foldWords = (keywords: string): string => foldMapped(keywords).text.replace(/\s+/gu, ' ').trim();

/** The text up to `length` units, without splitting a surrogate pair. */
function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  const isHalf = (text.codePointAt(length - 1) ?? 0) > 0xffff;
  return text.slice(0, isHalf ? length - 1 : length);
}

/** The folded query with its spaces, up to `end` of the compact query. */
export function spacedText({ compact: { text }, breaks }: ReadQuery, end = text.length): string {
  const places = [...breaks].filter(at => at < end).sort((a, b) => b - a);
  return places.reduce((spaced, at) => `${spaced.slice(0, at)} ${spaced.slice(at)}`, text.slice(0, end));
}
