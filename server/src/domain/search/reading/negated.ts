import type { Segment } from '../../catalogue/index/segment';
import { joinedKeys, type Term } from '../model/term';
import {
  isClosing,
  isEnding,
  isPartOfNot,
  isRuledOut,
  isRuledOutBy,
  joinsUnwanted,
  restOf,
  ruledOutTo,
  wordsBehind,
} from './negation-words';
import { othersThanAll } from './others-than';
import type { QuantityReader } from './quantity';
import { turnedBound, wholeFigure, withoutVerb } from './turned-bounds';

/** What says behind a choice that it is asked for no more than others: 卷帘的也可以, 近红外也不用. */
const ALLOWED = /^的?(?:也(?:不用|用不着|可以|可|行|成|能接受|没关系)|都(?:可以|行|可)|无所谓|不限|随便|均可)/u;

/** What ends a query of which all but something will do: 除了500万以上的面阵相机 都行. */
const ANY_OTHER = /^(?:以外|之外|外)?的?都(?:行|可以|可|成|能接受)$/u;

/** Names that are not wanted, from the first to the last of them, and the last of the words behind that say so. */
interface Negated {
  from: number;
  to: number;
  said: number;
}

/**
 * Choices and makers that are not wanted stand for all others of their attribute. A product that does not state the
 * attribute is none of these: it may be what is not wanted. Choices of one attribute that are named together are one term.
 * Of a figure that is not wanted the products with it are taken out; those that do not state it come last.
 */
export function withoutNegated(
  typed: readonly Term[],
  segments: ReadonlyMap<number, Segment>,
  quantities: QuantityReader,
  breaks: ReadonlySet<number>,
): readonly Term[] {
  const terms = withNamedFigures(withoutAllowed(typed), quantities);
  const negated = negatedIn(terms, breaks);
  if (negated.length === 0) return terms;
  const last = negated.at(-1)?.to ?? 0;
  const isIn = (at: number) => negated.find(({ from, to }) => from <= at && at <= to);
  const wanted = terms.filter((term, at) => isChoice(term) && !isIn(at));
  return terms.flatMap((term, at): Term[] => {
    const own = isIn(at);
    if (own?.from === at) {
      const all = terms.slice(own.from, own.to + 1);
      return [othersThanAll(all.filter(isChoice), all, segments, wanted, bound => turnedBound(bound, quantities))];
    }
    if (own) return [];
    const isBehind = negated.some(({ to }) => to === at - 1);
    const isSaid =
      negated.some(({ to, said }) => to < at && at <= said) ||
      (at > last && isEnding(restOf(terms, last))) ||
      (at > last && ANY_OTHER.test(joinedKeys(terms.slice(terms.findLastIndex(({ kind }) => kind !== 'text') + 1))));
    const isPart =
      term.kind === 'text' && (isSaid || (at < last && isPartOfNot(term.key)) || (isBehind && isClosing(term.key)));
    return [isPart ? { ...term, role: 'filler' } : term];
  });
}

/** What bounds a number where it stands apart: 倍率不要0.5以上. */
const BOUND = /^[及或和含]?(?:以[上下内]|之内)/u;

/** Figures by the name of their attribute, from which only the words part them that rule them out: 焦距不要16mm以上. */
function withNamedFigures(terms: readonly Term[], quantities: QuantityReader): readonly Term[] {
  const read = [...terms];
  for (const [at, { role, key: name }] of terms.entries()) {
    if (role !== 'attribute') continue;
    const place = terms.findIndex((term, other) => other > at && isFigure(term));
    const figure = terms[place];
    const before = terms.slice(at + 1, place);
    if (!figure || before.length === 0 || before.some(({ kind }) => kind !== 'text')) continue;
    const typed = withoutVerb(figure.key);
    const verb = figure.key.slice(0, figure.key.length - typed.length);
    if (!isRuledOutBy(joinedKeys(before) + verb)) continue;
    const next = terms[place + 1];
    const bound = figure.kind === 'text' && next && BOUND.test(next.key) ? next : undefined;
    const key = name + typed + (bound?.key ?? '');
    const named = wholeFigure(key, quantities);
    if (!named) continue;
    const { label, meanings } = named;
    for (let other = at; other < place; other++) read[other] = asFiller(terms[other] as Term);
    read[place - 1] = asFiller({ ...(before.at(-1) as Term), key: before.at(-1)?.key + verb });
    read[place] = { ...figure, key, kind: 'quantity', role: 'content', label, meanings, end: bound?.end ?? figure.end };
    if (bound) read[place + 1] = asFiller(bound);
  }
  return read;
}

const asFiller = (term: Term): Term => ({ ...term, kind: 'text', role: 'filler', meanings: [] });

const isFigure = ({ kind, key }: Term): boolean =>
  kind === 'quantity' || (kind === 'text' && /^\d+(?:\.\d+)?$/u.test(key));

/** Choices that may be, and need not; of two of one attribute either will do: 黑白彩色都可以. */
const withoutAllowed = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) => {
    const before = terms[at - 1];
    const isOneOfTwo = isChoice(before) && keysOf(before).some(key => keysOf(term).includes(key));
    const isAllowed = term.kind === 'option' && !isOneOfTwo && ALLOWED.test(wordsBehind(terms, at));
    return isAllowed ? { ...term, kind: 'text', role: 'filler', meanings: [] } : term;
  });

function negatedIn(terms: readonly Term[], breaks: ReadonlySet<number>): Negated[] {
  const found: Negated[] = [];
  // 为什么1英寸不是25.4mm asks about the figure.
  const isAsked = terms.some(({ role }) => role === 'asking');
  let used = -1;
  for (let at = 0; at < terms.length; at++) {
    if (!isChoice(terms[at]) || (isAsked && terms[at]?.kind === 'quantity')) continue;
    const said = ruledOutTo(terms, at, breaks);
    const to = said === undefined ? lastTogether(terms, at) : at;
    if (said === undefined && !isRuledOut(terms, at, to, used)) continue;
    found.push({ from: at, to, said: said ?? to });
    at = to;
    used = said ?? to;
  }
  return found;
}

const isChoice = (term: Term | undefined): boolean =>
  term?.kind === 'option' || term?.kind === 'brand' || (term?.kind === 'quantity' && term.meanings.length > 0);

/**
 * The last of the choices of one attribute that are named together from here on. Without words between them only what
 * closes them holds them together: 除海康、大恒以外.
 */
function lastTogether(terms: readonly Term[], at: number): number {
  const keys = keysOf(terms[at]);
  let joined = at;
  let last = at;
  for (let next = at + 1; next < terms.length; next++) {
    const term = terms[next];
    const isNext = term !== undefined && next === last + 1 && terms[last]?.kind === 'quantity';
    const isSame = isNext || (term?.kind === 'quantity') === (terms[at]?.kind === 'quantity');
    if (isChoice(term) && isSame && keysOf(term).some(key => keys.includes(key))) {
      // 405nm蓝光: a figure and what it is called.
      if (next > last + 1 || (isNext && term?.kind !== 'quantity')) joined = next;
      last = next;
    } else if (term?.kind !== 'text' || term.role === 'asking' || !joinsUnwanted(term.key)) break;
  }
  // Makers side by side at the end are left out together: 不要海康大恒.
  const isEnd = last === terms.length - 1 && terms[at]?.kind === 'brand';
  return isEnd || isClosing(terms[last + 1]?.key ?? '') ? last : joined;
}

const keysOf = (term: Term | undefined): string[] =>
  (term?.meanings ?? []).flatMap(({ filters }) => Object.keys(filters));
