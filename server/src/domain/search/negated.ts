import type { Segment } from '../catalogue/index/segment';
import type { Meaning } from './meanings';
import type { Term } from './term';
import { isYardstick } from './yardstick';

/** What stands before a choice that is not wanted: 不要彩色, 不带红外的, 除了海康, no gige. 要不要 asks. */
const NOT =
  /(?:(?<!要|是|能|带)(?:不要|别(?:给我?)?(?:要|选|推荐|来|拿)|别给我?|不带|不含|不是|(?<!也)不用|不考虑|不选|不看|不想要|不需要|拒绝|除了|除开|排除|剔除|非|别)的?|(?<![a-z])(?:no|not|non|without|except|excluding)(?:for|an?)?)$/u;
/** 除 says so before a maker, and before another choice with what closes it: 除海康, 除彩色外. */
const BUT = /除$/u;
const CLOSING = /^(?:以外|之外|外)的?$/u;
/** What closes it says so by itself, too: 彩色以外的. */
const OTHER_THAN = /^(?:以外|之外)的?$/u;
/** What ends a query says so, too: 彩色的就算了. */
const ENDING = /^的?就?(?:算了|不要了?|不考虑了?|除外|免了|pass)吧?$/u;
/** 不 stands before a name that itself begins so: 不 + 带同轴. */
const VERB = /^(?:带|含|是|用|要)/u;
/** Between choices that are not wanted together: 红色和白色. So does what says it of each: 非海康非大恒. */
const AND = /^(?:和|与|及|以及|或|或者|跟|还有|and|or)$/u;
/** What says behind a choice that it is asked for no more than others: 卷帘的也可以, 近红外也不用. */
const ALLOWED = /^的?(?:也(?:不用|用不着|可以|可|行|成|能接受|没关系)|都(?:可以|行|可)|无所谓|不限|随便|均可)/u;
/** A single word of these, which no product has. */
const PART =
  /^(?:不|非|别|除|不含|不考虑|不选|不看|不想要|不需要|拒绝|除了|除开|排除|剔除|no|not|non|without|except|excluding)$/u;

/** Choices that are not wanted, from the first to the last of them. */
interface Negated {
  from: number;
  to: number;
}

/**
 * Choices and makers that are not wanted stand for all others of their attribute. A product that does not state the
 * attribute is none of these: it may be what is not wanted. Choices of one attribute that are named together are one term.
 */
export function withoutNegated(typed: readonly Term[], segments: ReadonlyMap<number, Segment>): readonly Term[] {
  const terms = withoutAllowed(typed);
  const negated = negatedIn(terms);
  if (negated.length === 0) return terms;
  const last = negated.at(-1)?.to ?? 0;
  const wanted = terms.filter((term, at) => isChoice(term) && !negated.some(({ from, to }) => from <= at && at <= to));
  return terms.flatMap((term, at): Term[] => {
    const own = negated.find(({ from, to }) => from <= at && at <= to);
    if (own) return own.from === at ? [othersThanAll(terms.slice(own.from, own.to + 1), segments, wanted)] : [];
    const isBehind = negated.some(({ to }) => to === at - 1);
    const isEnding = at > last && ENDING.test(restOf(terms, last));
    const isPart =
      term.kind === 'text' && (at < last ? PART.test(term.key) : isEnding || (isBehind && CLOSING.test(term.key)));
    return [isPart ? { ...term, role: 'filler' } : term];
  });
}

/** Choices that may be, and need not; of two of one attribute either will do: 黑白彩色都可以. */
const withoutAllowed = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) => {
    const before = terms[at - 1];
    const isOneOfTwo = isChoice(before) && keysOf(before).some(key => keysOf(term).includes(key));
    const isAllowed = term.kind === 'option' && !isOneOfTwo && ALLOWED.test(wordsBehind(terms, at));
    return isAllowed ? { ...term, kind: 'text', role: 'filler', meanings: [] } : term;
  });

function negatedIn(terms: readonly Term[]): Negated[] {
  const found: Negated[] = [];
  for (let at = 0; at < terms.length; at++) {
    if (!isChoice(terms[at])) continue;
    const before = wordsBefore(terms, at);
    const to = lastTogether(terms, at);
    const behind = terms[to + 1]?.key ?? '';
    const verb = VERB.exec(terms[at]?.key ?? '')?.[0] ?? '';
    const isClosed =
      ENDING.test(restOf(terms, to)) ||
      OTHER_THAN.test(behind) ||
      (BUT.test(before) && (terms[at]?.kind === 'brand' || CLOSING.test(behind)));
    if (NOT.test(before) || NOT.test(before + verb) || isClosed || isYardstick(terms, at)) found.push({ from: at, to });
    if (found.at(-1)?.from === at) at = to;
  }
  return found;
}

const isChoice = (term: Term | undefined): boolean => term?.kind === 'option' || term?.kind === 'brand';

/** The words between the last name or question and this place, joined. */
function wordsBefore(terms: readonly Term[], at: number): string {
  const from = terms.slice(0, at).findLastIndex(term => term.kind !== 'text' || term.role === 'asking') + 1;
  return terms
    .slice(from, at)
    .map(({ key }) => key)
    .join('');
}

/** The words between this place and the next name, joined. */
function wordsBehind(terms: readonly Term[], at: number): string {
  const next = terms.findIndex(({ kind }, other) => other > at && kind !== 'text');
  return terms
    .slice(at + 1, next < 0 ? terms.length : next)
    .map(({ key }) => key)
    .join('');
}

/** The words behind a place up to the end; none where a name is among them. */
function restOf(terms: readonly Term[], at: number): string {
  const rest = terms.slice(at + 1);
  return rest.every(({ kind }) => kind === 'text') ? rest.map(({ key }) => key).join('') : '';
}

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
    if (isChoice(term) && keysOf(term).some(key => keys.includes(key))) {
      if (next > last + 1) joined = next;
      last = next;
    } else if (term?.kind !== 'text' || term.role === 'asking' || !(AND.test(term.key) || NOT.test(term.key))) break;
  }
  // Makers side by side at the end are left out together: 不要海康大恒.
  const isEnd = last === terms.length - 1 && terms[at]?.kind === 'brand';
  return isEnd || CLOSING.test(terms[last + 1]?.key ?? '') ? last : joined;
}

const keysOf = (term: Term | undefined): string[] =>
  (term?.meanings ?? []).flatMap(({ filters }) => Object.keys(filters));

/**
 * One term for all other choices than these.
 * @param wanted choices that are asked for: of one that holds what is not wanted the rest is meant, 环形光不要低角度的
 */
function othersThanAll(terms: readonly Term[], segments: ReadonlyMap<number, Segment>, wanted: readonly Term[]): Term {
  const choices = terms.filter(isChoice);
  const [first] = choices as [Term];
  const meanings = first.meanings.flatMap(meaning => {
    const segment = segments.get(meaning.categoryId);
    const more = choices
      .slice(1)
      .flatMap(each => each.meanings.filter(other => other.categoryId === meaning.categoryId));
    const asked = wanted.flatMap(each => each.meanings.filter(other => other.categoryId === meaning.categoryId));
    return othersThan([meaning, ...more], segment, asked) ?? [];
  });
  return {
    ...first,
    key: terms.map(({ key }) => key).join(''),
    end: terms.at(-1)?.end ?? first.end,
    kind: 'option',
    role: meanings.length > 0 ? first.role : 'filler',
    label: `不要${choices.map(({ label }) => label).join('、')}`,
    meanings,
    texts: [`不要${first.label}`],
    brandIds: [],
  };
}

/** The other choices of the same attribute that occur; undefined where the meaning is no choice of one attribute. */
function othersThan(
  unwanted: readonly Meaning[],
  segment: Segment | undefined,
  asked: readonly Meaning[],
): Meaning | undefined {
  const [{ categoryId, filters }] = unwanted as [Meaning];
  const [[key, chosen] = ['', {}], ...more] = Object.entries(filters);
  const options = segment?.filters.get(key)?.options();
  if (more.length > 0 || !chosen.in || !options) return undefined;
  const not = new Set(unwanted.flatMap(each => each.filters[key]?.in ?? []));
  const all = options.flatMap(({ value, count }) => (count > 0 && !not.has(value) ? [value] : []));
  const of = asked.flatMap(each => each.filters[key]?.in ?? []);
  const ofAsked = all.filter(value => of.includes(value));
  const others = ofAsked.length > 0 ? ofAsked : all;
  return others.length > 0 ? { categoryId, filters: { [key]: { in: others } } } : undefined;
}
