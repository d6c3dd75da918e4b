import type { Amount } from './amount';
import { askedAmount, askedRefused, askedWhich, askedWord, sentence, withoutWidth } from './questions';
import type { Piece, Question, Reading, SlotId, Span, TaskKind, TaskReading } from './readings';
import { settle } from './settle';
import { type FigureSlotId, figureSlots, suits } from './slots';
import { type Token, tokensOf } from './tokens';

type FieldToken = Extract<Token, { kind: 'field' }>;

/** The slot that an amount says by its unit or sign alone; null for one that needs a word. */
function ownSlot({ dimension, shape, isDiameter, unit }: Amount): FigureSlotId | null {
  if (isDiameter && (shape === 'single' || shape === 'toleranced' || shape === 'range')) return 'diameter';
  if (dimension === 'length' && unit === 'nm' && shape === 'single') return 'wavelengthNm';
  if (dimension === 'length' && shape === 'product') return 'field';
  if ((dimension === 'length' || dimension === 'bare') && shape === 'band') return 'tolerance';
  if (dimension === 'speed') return 'speed';
  if (dimension === 'rate') return 'rate';
  if (dimension === 'object-pixel') return 'objectPixel';
  return null;
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/**
 * Reads a task in words, Chinese or English. The same line always gives the same reading. Nothing is guessed: a figure that
 * neither a word nor its unit explains is asked for, and what is not understood is marked.
 * @param page kind of the task where the line does not say one
 */
export function readTask(text: string, page: TaskKind = 'imaging'): TaskReading {
  const tokens = withStrangeUnits(tokensOf(text));
  const isVolume = saysVolume(tokens, page);
  const asked = isVolume ? 'volume' : page;
  const readings: Reading[] = [];
  const questions: Question[] = [];
  const pieces: Piece[] = [];

  /** Takes an amount for a slot, or asks. */
  const take = (slot: FigureSlotId, amount: Amount, word?: FieldToken): void => {
    const spans = word ? [spanOf(word), spanOf(amount)].sort((a, b) => a.start - b.start) : [spanOf(amount)];
    const isThick = amount.beyond !== undefined && slot === 'field';
    const last = spans.at(-1);
    if (isThick && last && amount.beyond !== undefined) {
      const beyond = { start: amount.beyond, end: amount.end };
      spans[spans.length - 1] = { start: last.start, end: amount.beyond };
      const [, , third, ...more] = amount.figures;
      // Length, width and height of a bin.
      if (isVolume && third !== undefined && more.length === 0 && !amount.problem)
        readings.push({ slot: 'pileHeight', value: third, spans: [beyond] });
      else questions.push({ spans: [beyond], why: '第三个尺寸是高度差吗？', choices: [choiceOfThird(text, amount)] });
    }
    if (amount.problem) {
      questions.push({ spans, why: sentence(text, spans, amount.problem), choices: [] });
      return;
    }
    const value = figureSlots[slot].read(amount);
    if (value === null) {
      questions.push({ spans, why: sentence(text, spans, '这个数不能用'), choices: [] });
      return;
    }
    readings.push({ slot, value, spans } as Reading);
    const [, deviation] = amount.figures;
    if (amount.shape === 'toleranced' && deviation !== undefined && isSize(slot))
      readings.push({ slot: 'tolerance', value: 2 * deviation, spans: [spanOf(amount)] });
  };

  const own = (amount: Amount): void => {
    const slot = ownSlot(amount);
    if (slot && suits(slot, amount)) take(slot, amount);
    else questions.push(askedAmount(text, amount, asked));
  };

  const bind = (word: FieldToken, amount: Amount): void => {
    const { slot } = word.word;
    const isBand = amount.shape === 'band';
    if (slot === 'accuracy' && isBand) take('tolerance', amount, word);
    else if (slot === 'accuracy' && amount.dimension === 'object-pixel') take('objectPixel', amount, word);
    else if (slot === 'accuracy' || slot === 'magnification' || slot === 'pitch' || amount.problem)
      questions.push(askedWord(text, word, asked, amount));
    else if (suits(slot, amount)) take(slot, amount, word);
    else questions.push(askedWord(text, word, asked, amount));
  };
  /** Whether an amount belongs to a word rather than standing for itself. */
  const fits = (word: FieldToken, amount: Amount): boolean => {
    const { slot } = word.word;
    if (amount.isDiameter) return slot === 'diameter';
    if (slot === 'accuracy' || slot === 'magnification' || slot === 'pitch')
      return ['length', 'bare', 'object-pixel'].includes(amount.dimension) && amount.shape !== 'product';
    if (amount.problem !== undefined || suits(slot, amount) || ownSlot(amount) === null) return true;
    // 缺陷 0.5×0.5 mm is no field of view.
    return amount.shape === 'product' && /^[\s:=：]*$/.test(text.slice(word.end, amount.start));
  };

  const hasStop = tokens.some(({ kind }) => kind === 'f-number');
  const alone = (word: FieldToken): void => {
    const isSaid = word.word.slot === 'fNumber' && hasStop;
    if (word.word.soft || word.word.mode || isSaid) pieces.push({ ...spanOf(word), kind: 'noun' });
    else questions.push(askedWord(text, word, asked));
  };

  for (const clause of clausesOf(tokens)) {
    let pending: FieldToken | null = null;
    let orphan: Amount | null = null;
    let isAskedAlready: Token | null = null;
    const items = clause.filter(token => token.kind === 'field' || token.kind === 'amount');
    const first = items.find(token => token.kind === 'field' || !(token.isDiameter && token.shape === 'single'));
    // 60x45 视野 0.1 缺陷: every word stands behind its figure.
    const isPostfix = first?.kind === 'amount' && items.at(-1)?.kind === 'field';
    items.forEach((token, i) => {
      const next = items[i + 1];
      if (token === isAskedAlready) return;
      if (token.kind === 'field') {
        if (token.word.mode) readings.push({ slot: 'mode', value: token.word.mode, spans: [spanOf(token)] });
        const belongsBack = orphan !== null && fits(token, orphan) && suitsOrAsks(token, orphan);
        const isBehind = /^(?:wide|high|tall|long)$/i.test(text.slice(token.start, token.end));
        const belongsOn = !isBehind && next?.kind === 'amount' && suitsOrAsks(token, next);
        if (
          orphan &&
          !isPostfix &&
          !isBehind &&
          next?.kind === 'amount' &&
          standsBetween(text, token, [orphan, next])
        ) {
          questions.push(askedWhich(text, token, [orphan, next]));
          orphan = null;
          isAskedAlready = next;
          return;
        }
        if (orphan && belongsBack && (isPostfix || !belongsOn)) {
          bind(token, orphan);
          orphan = null;
          return;
        }
        if (pending) alone(pending);
        pending = token;
        return;
      }
      if (pending && fits(pending, token)) {
        bind(pending, token);
        pending = null;
        return;
      }
      if (orphan) own(orphan);
      orphan = token;
      if (token.isDiameter) {
        own(token);
        orphan = null;
      }
    });
    if (orphan) own(orphan);
    if (pending) alone(pending);
    for (const token of clause) {
      if (token.kind === 'choice') readings.push({ ...chosenValue(token), spans: [spanOf(token)] } as Reading);
      else if (token.kind === 'f-number')
        readings.push({ slot: 'fNumber', value: token.value, spans: [spanOf(token)] });
      else if (token.kind === 'refused') questions.push(askedRefused(text, token));
      else if (token.kind === 'thread')
        questions.push({ spans: [spanOf(token)], why: '螺纹规格不是视野的大小，请写要看的宽与高', choices: [] });
      else if (token.kind === 'noun' || token.kind === 'strange') pieces.push({ ...spanOf(token), kind: token.kind });
    }
  }
  const weak = new Set(tokens.flatMap(token => (token.kind === 'choice' && token.word.weak ? [token.start] : [])));
  const isSized = readings.some(({ slot }) => slot === 'field' || slot === 'width' || slot === 'diameter');
  const answerable = isSized ? questions.map(withoutWidth) : questions;
  return settle(text, { readings, questions: answerable, pieces }, { page, weak });
}

/** 1200 mm 宽 0.2 mm: a size may belong to the figure before it as well as to the one behind it. */
function standsBetween(text: string, word: FieldToken, [before, after]: readonly [Amount, Amount]): boolean {
  const { slot } = word.word;
  const isNext = (start: number, end: number) => text.slice(start, end).trim() === '';
  return (
    (slot === 'width' || slot === 'height' || slot === 'length') &&
    suits(slot, before) &&
    suits(slot, after) &&
    isNext(before.end, word.start) &&
    isNext(word.end, after.start)
  );
}

/** Whether a line is about a volume: a word says so, or the page does and no word says otherwise. */
function saysVolume(tokens: readonly Token[], page: TaskKind): boolean {
  const modes = tokens.flatMap(token =>
    token.kind === 'choice' && token.word.slot === 'mode' && !token.word.weak ? [token.word.value] : [],
  );
  return modes.length === 0 ? page === 'volume' : modes[0] === 'volume';
}

const isSize = (slot: SlotId) => ['width', 'height', 'length', 'diameter'].includes(slot);

const suitsOrAsks = ({ word: { slot } }: FieldToken, amount: Amount): boolean =>
  slot === 'accuracy' || slot === 'magnification' || slot === 'pitch'
    ? amount.shape !== 'product'
    : suits(slot, amount);

const chosenValue = ({ word: { slot, value } }: Extract<Token, { kind: 'choice' }>) => ({ slot, value });

/** The third size as a height; the first two keep the unit that stood behind all three. */
function choiceOfThird(text: string, { start, beyond = start, end }: Amount): { label: string; text: string } {
  const third = text.slice(beyond, end).replace(/^[\s×xX✕✖*乘]+/, '');
  const hasUnit = !/\d\s*$/.test(text.slice(start, beyond));
  const unit = hasUnit ? '' : third.replace(/^[\d.\s]+/, '');
  return { label: '高度差', text: `${unit && ` ${unit}`}，高度差 ${third}` };
}

/** A figure without a unit that an unknown sign follows at once: the sign may be its unit. */
function withStrangeUnits(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const next = tokens[i + 1];
    if (token.kind !== 'amount' || token.dimension !== 'bare' || token.problem || next?.kind !== 'strange')
      return token;
    return { ...token, problem: '不认识后面的单位' };
  });
}

/** Parts between commas and other separators: a word and its figure stand in one. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'separator') clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}
