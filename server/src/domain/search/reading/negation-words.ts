import { joinedKeys, type Term } from '../model/term';
import { isYardstick } from './yardstick';

/** What stands before a choice that is not wanted: 不要彩色, 不带红外的, 除了海康, no gige. 要不要 asks. */
const NOT =
  /(?:(?<!要|是|能|带)(?:不要(?:给?我)?(?:推荐?)?|别(?:给我?)?(?:要|选|推荐?|来|拿|用|带|看)|别给我?|不带|不含|不是|(?<!也)不用|不考虑|不选|不看|不想要|不需要|不接受|拒绝|除了|除开|除去|排除|剔除|去掉|避开|非)的?|别|(?<![a-z])(?:but)?(?:no|not|non|without|except|excluding)(?:for|an?)?)$/u;
/** 除 says so before a maker, and before another choice with what closes it: 除海康, 除彩色外. */
const BUT = /除$/u;
const CLOSING = /^(?:以外|之外|外)(?:的|都|均|全|其[他它]|也|$)/u;
/** What closes it says so by itself, too: 彩色以外的. */
const OTHER_THAN = /^(?:以外|之外)的?$/u;
/** Behind the letters of a series it says that they are one, or closes it: 除 MV-CS 系列, 除 MV-CS 外. */
const SERIES = /^(?:系列)?(?:以外|之外|外|$)|^系列/u;
/** 除了彩色还要黑白: both are wanted. */
const TOO = /^的?(?:以外|之外|外)?的?(?:还|也)(?:要|想要|需要|得|有|能|可以|支持|带)/u;
/** What ends a query says so, too: 彩色的就算了. */
const ENDING =
  /^的?(?:就|都|也|我)?(?:算了|不要了?|别要|别推|不需要|不用了|不考虑了?|不行|不选|不看|除外|排除|免了|pass)吧?$/u;
/** 不 stands before a name that itself begins so: 不 + 带同轴. */
const VERB = /^(?:带|含|是|用|要)/u;
/** Between choices that are not wanted together: 红色和白色. So does what says it of each: 非海康非大恒. */
const AND = /^(?:和|与|及|以及|或|或者|跟|还有|and|or)$/u;
/** A single word of these, which no product has. */
const PART =
  /^(?:不|非|别|除|不含|不考虑|不选|不看|不想要|不需要|不接受|拒绝|除了|除开|除去|排除|剔除|去掉|避开|别要|别给我推|but|no|not|non|without|except|excluding)$/u;

export const joinsUnwanted = (key: string): boolean => AND.test(key) || NOT.test(key);
export const isClosing = (key: string): boolean => CLOSING.test(key);
export const isPartOfNot = (key: string): boolean => PART.test(key);
export const isRuledOutBy = (before: string): boolean => NOT.test(before);
export const isEnding = (words: string): boolean => ENDING.test(words);

/** Whether the words before a name alone rule it out. */
export const isRuledOutBefore = (terms: readonly Term[], at: number): boolean => {
  const before = wordsBefore(terms, at, -1);
  return NOT.test(before) || (BUT.test(before) && SERIES.test(wordsBehind(terms, at)));
};

/**
 * Whether the names from one place to another are ruled out by the words around them.
 * @param used the last place of which the words have ruled something out already
 */
export function isRuledOut(terms: readonly Term[], from: number, to: number, used: number): boolean {
  const before = wordsBefore(terms, from, used);
  const behind = wordsBehind(terms, to);
  if (TOO.test(behind)) return false;
  const verb = VERB.exec(terms[from]?.key ?? '')?.[0] ?? '';
  return (
    NOT.test(before) ||
    NOT.test(before + verb) ||
    ENDING.test(restOf(terms, to)) ||
    OTHER_THAN.test(terms[to + 1]?.key ?? '') ||
    (BUT.test(before) && (terms[from]?.kind === 'brand' || CLOSING.test(behind))) ||
    isYardstick(terms, from)
  );
}

/**
 * The last of the words directly behind a name that rule it out, where a space or a comma parts them from what follows:
 * 卷帘的不要，2000万. Undefined where none do.
 */
export function ruledOutTo(terms: readonly Term[], at: number, breaks: ReadonlySet<number>): number | undefined {
  let words = '';
  for (let next = at + 1; terms[next]?.kind === 'text'; next++) {
    if (breaks.has(terms[next]?.start ?? 0)) return undefined;
    words += terms[next]?.key;
    if (ENDING.test(words) && breaks.has(terms[next]?.end ?? 0)) return next;
  }
  return undefined;
}

/** The words between the last name or question and this place, joined. */
function wordsBefore(terms: readonly Term[], at: number, used: number): string {
  const from = terms.slice(0, at).findLastIndex(term => term.kind !== 'text' || term.role === 'asking') + 1;
  return joinedKeys(terms.slice(Math.max(from, used + 1), at));
}

/** The words between this place and the next name, joined. */
export function wordsBehind(terms: readonly Term[], at: number): string {
  const next = terms.findIndex(({ kind }, other) => other > at && kind !== 'text');
  return joinedKeys(terms.slice(at + 1, next < 0 ? terms.length : next));
}

/** The words behind a place up to the end; none where a name is among them. */
export function restOf(terms: readonly Term[], at: number): string {
  const rest = terms.slice(at + 1);
  return rest.every(({ kind }) => kind === 'text') ? joinedKeys(rest) : '';
}
