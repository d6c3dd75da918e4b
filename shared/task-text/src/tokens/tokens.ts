import { type Amount, amountAt } from '../figures/amount';
import type { Dimension } from '../figures/units';
import { type ChoiceWord, choiceWords, negation, negationBehind } from '../lexicon/choice-words';
import { type FieldWord, fieldWords } from '../lexicon/field-words';
import { fillers, nouns } from '../lexicon/plain-words';
import type { Span } from '../model/readings';
import { type FigureSlot, type FigureSlotId, figureSlots } from '../model/slots';
import { byFirstLetter } from '../text/first-letters';
import { fitEndAt } from '../text/fits';
import { foldText } from '../text/fold';
import { everyAt } from './every';
import { type ListMark, listMarkAt } from './list-marks';
import { moneyEndAt } from './money';

export type Token =
  | Amount
  | (Span & { kind: 'field'; word: FieldWord })
  | (Span & { kind: 'choice'; word: ChoiceWord })
  /** A choice that is not wanted: 不要背光. */
  | (Span & { kind: 'refused'; word: ChoiceWord })
  | (Span & { kind: 'f-number'; value: number })
  | ListMark
  | (Span & { kind: 'thread' | 'fit' | 'money' | 'noun' | 'filler' | 'separator' | 'strange' });

export type FieldToken = Extract<Token, { kind: 'field' }>;

/** Characters that are looked at; what follows is not understood. */
const MOST = 1000;

type Entry = { pattern: string; at: RegExp; token: (span: Span) => Token };

const sticky = (pattern: string) => new RegExp(pattern, 'y');
const entry = (pattern: string, token: Entry['token']): Entry => ({ pattern, at: sticky(pattern), token });
const plain = (kind: 'noun' | 'filler', words: string): Entry[] =>
  words.split('|').map(pattern => entry(pattern, span => ({ ...span, kind })));

const entries: readonly Entry[] = [
  ...fieldWords.map(word => entry(word.pattern, span => ({ ...span, kind: 'field', word }))),
  ...choiceWords.map(word => entry(word.pattern, span => ({ ...span, kind: 'choice', word }))),
  ...plain('noun', nouns),
  ...plain('filler', fillers),
];

const byLetter = byFirstLetter(entries);

const LETTER = /[a-z]/;
const SEPARATOR = /[,;。、!?\n\r|]|\.(?=\s|$)/y;
const SPACE = /[\s:=()[\]{}<>"'.\-/+~_#&@*]+?/y;
const NEGATION = sticky(negation);
const NEGATION_BEHIND = sticky(negationBehind);
const F_NUMBER = /f\s?\/?\s?(\d+(?:\.\d+)?)(?![a-z\d])/y;
const THREAD = /m\d+(?:\.\d+)?(?:[x×*]\d+(?:\.\d+)?)?(?![a-z\d])/y;
/** 01005, 0402: the size of a part by its code, no figure; 0.5 and 00:30 are none. */
const SIZE_CODE = /0\d{3,4}(?![\d.:])/y;
/** The word that is longest at a position; Latin words stand alone. */
function wordAt(folded: string, start: number): Token | null {
  let longest: { end: number; token: Entry['token'] } | null = null;
  for (const { at, token } of byLetter.at(folded[start] ?? '')) {
    at.lastIndex = start;
    if (!at.test(folded)) continue;
    const end = at.lastIndex;
    const stands =
      !(LETTER.test(folded[start] ?? '') && LETTER.test(folded[start - 1] ?? '')) &&
      !(LETTER.test(folded[end - 1] ?? '') && LETTER.test(folded[end] ?? ''));
    if (stands && end > (longest?.end ?? start)) longest = { end, token };
  }
  return longest?.token({ start, end: longest.end }) ?? null;
}

function markAt(folded: string, start: number): Token | null {
  if (/[a-z\d.,]/.test(folded[start - 1] ?? '')) return null;
  F_NUMBER.lastIndex = start;
  const stop = F_NUMBER.exec(folded);
  if (stop) return { kind: 'f-number', start, end: F_NUMBER.lastIndex, value: Number(stop[1]) };
  THREAD.lastIndex = start;
  if (THREAD.test(folded)) return { kind: 'thread', start, end: THREAD.lastIndex };
  SIZE_CODE.lastIndex = start;
  return SIZE_CODE.test(folded) ? { kind: 'noun', start, end: SIZE_CODE.lastIndex } : null;
}

/** A choice with a word before or behind it that says no. */
function refusedAt(folded: string, start: number): Token | null {
  const chosen = wordAt(folded, start);
  if (chosen?.kind === 'choice') {
    NEGATION_BEHIND.lastIndex = chosen.end;
    if (NEGATION_BEHIND.test(folded)) return { ...chosen, kind: 'refused', end: NEGATION_BEHIND.lastIndex };
  }
  NEGATION.lastIndex = start;
  if (LETTER.test(folded[start - 1] ?? '') || !NEGATION.test(folded)) return null;
  const word = wordAt(folded, NEGATION.lastIndex);
  return word?.kind === 'choice' ? { ...word, kind: 'refused', start } : null;
}

/**
 * What stands before a place of the line, without fillers: a line may be a thousand of them, and no character of it may look through
 * all.
 */
interface Before {
  said: Token[];
  /** The last word for a field, or the separator behind it. */
  word: Token | undefined;
  /** Number of the last item of a list. */
  mark: number;
}

/** Whether the word that a line ends with so far takes figures of a dimension; true where it ends with none. */
function isExpectedAfter({ said }: Before, dimension: Dimension): boolean {
  const last = said.findLast(({ kind }) => kind !== 'noun');
  if (last?.kind !== 'field' || !(last.word.slot in figureSlots)) return true;
  const slot: FigureSlot = figureSlots[last.word.slot as FigureSlotId];
  return slot.dimensions.includes(dimension);
}

/** Whether a clause ends at a position of the folded text; no word or figure goes on over it. */
export function separatorAt(folded: string, position: number): boolean {
  SEPARATOR.lastIndex = position;
  return SEPARATOR.test(folded);
}

function isClauseBeginning({ said }: Before): boolean {
  const last = said.at(-1);
  return last === undefined || last.kind === 'separator';
}

/** 要求如下：（1）视野, 参数：1.视野: the first item may stand behind a colon. */
const isBehindColon = (folded: string, start: number) =>
  /^(?:\(1\)|1[.、](?=[\u4e00-\u9fff]))/.test(folded.slice(start, start + 4)) &&
  /:\s*$/.test(folded.slice(Math.max(0, start - 4), start));

/** Whether the last thing said is the figure of a diameter, behind which a fit may stand. */
function isBehindDiameter({ said, word }: Before): boolean {
  const last = said.at(-1);
  if (last?.kind !== 'amount' || last.shape !== 'single') return false;
  return last.isDiameter || (word?.kind === 'field' && word.word.slot === 'diameter');
}

function tokenAt(folded: string, start: number, before: Before, text: string): Token | null {
  if (separatorAt(folded, start)) return { kind: 'separator', start, end: start + 1 };
  const mark =
    isClauseBeginning(before) || isBehindColon(folded, start) ? listMarkAt(folded, start, before.mark) : null;
  if (mark) return mark;
  const moneyEnd = moneyEndAt(folded, start);
  if (moneyEnd !== null) return { kind: 'money', start, end: moneyEnd };
  if (isBehindDiameter(before)) {
    const end = fitEndAt(folded, start);
    if (end !== null) return { kind: 'fit', start, end };
  }
  const special = everyAt(folded, start) ?? markAt(folded, start);
  if (special) return special;
  const [known, refused] = [wordAt(folded, start), refusedAt(folded, start)];
  // 没有 holds words together, 没有背光 refuses one; 不反光 is a word of its own.
  const word = refused && refused.end > (known?.end ?? start) ? refused : known;
  const amount = amountAt(folded, start, {
    isWord: position => wordAt(folded, position) !== null,
    isExpected: dimension => isExpectedAfter(before, dimension),
    written: (from, to) => text.slice(from, to),
  });
  if (word && (!amount || word.end >= amount.end)) return word;
  if (amount) return amount;
  SPACE.lastIndex = start;
  return SPACE.test(folded) ? { kind: 'filler', start, end: SPACE.lastIndex } : null;
}

/** The tokens of a line, without gaps: every character belongs to one. */
export function tokensOf(text: string): Token[] {
  const folded = foldText(text.slice(0, MOST));
  const tokens: Token[] = [];
  const before: Before = { said: [], word: undefined, mark: 0 };
  const add = (token: Token) => {
    tokens.push(token);
    if (token.kind !== 'filler') before.said.push(token);
    if (token.kind === 'field' || token.kind === 'separator') before.word = token;
    if (token.kind === 'mark') before.mark = token.number;
  };
  const strange = (start: number, end: number) => {
    const last = tokens.at(-1);
    if (last?.kind === 'strange' && last.end === start) last.end = end;
    else add({ kind: 'strange', start, end });
  };
  for (let position = 0; position < folded.length; ) {
    const token = tokenAt(folded, position, before, text);
    if (token) {
      add(token);
      position = token.end;
      continue;
    }
    // A Latin word is strange as a whole, a character beyond the basic plane too.
    const run =
      /^(?:[a-z][a-z\d]*|[\ud800-\udbff][\udc00-\udfff]|[\s\S])/.exec(folded.slice(position, position + 60))?.[0] ??
      ' ';
    strange(position, position + run.length);
    position += run.length;
  }
  if (text.length > folded.length) strange(folded.length, text.length);
  return tokens;
}
