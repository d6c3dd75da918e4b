import type { Amount } from '../figures/amount';
import type { SlotId, Span, TaskKind } from '../model/readings';
import { type FigureSlotId, figureSlots, suits } from '../model/slots';
import type { FieldToken } from '../tokens/tokens';
import { isWavelength, saysWhatLightDoes } from './wavelengths';

// Which figure belongs to which word, and what a figure says without one.

/** The slot that an amount says by its unit or sign alone; null for one that needs a word. */
export function ownSlot({ dimension, shape, isDiameter, isNm, counts }: Amount, kind: TaskKind): FigureSlotId | null {
  if (isDiameter && (shape === 'single' || shape === 'toleranced' || shape === 'range')) return 'diameter';
  if (isNm && shape === 'single') return 'wavelengthNm';
  if (dimension === 'length' && shape === 'product') return 'field';
  if ((dimension === 'length' || dimension === 'bare') && (shape === 'band' || shape === 'limits')) return 'tolerance';
  if (dimension === 'speed') return 'speed';
  // What a line profiler repeats are profiles: 1 kHz.
  if (counts === 'profiles' || (counts === 'cycles' && kind === 'profile')) return 'profileRateHz';
  if (dimension === 'rate' || (dimension === 'time' && counts === 'parts')) return 'rate';
  if (dimension === 'object-pixel') return 'objectPixel';
  return null;
}

/** 1200 mm 宽 0.2 mm, 365 激发 450: a word may belong to the figure before it as well as to the one behind it. */
export function standsBetween(text: string, word: FieldToken, around: readonly [Amount, Amount]): boolean {
  const { slot } = word.word;
  const [before, after] = around;
  if (around.some(each => each.problem) || isOfWeb(word, around)) return false;
  const isNext = (start: number, end: number) => text.slice(start, end).trim() === '';
  const isEither = saysWhatLightDoes(text.slice(word.start, word.end))
    ? around.every(isWavelength)
    : (slot === 'width' || slot === 'height' || slot === 'length') && around.every(each => suits(slot, each));
  return isEither && isNext(before.end, word.start) && isNext(word.end, after.start);
}

/**
 * 500 mm 直径 识别 3 mm 字符: a size or distance right behind its figure, with more than a link between it and the next one, belongs back.
 * 瓶口 28 mm 缺口检测 0.3 mm says what is looked for with the figure behind it.
 */
export function standsBehind(text: string, word: FieldToken, [before, after]: readonly [Span, Span]): boolean {
  if (!behindFigure.has(word.word.slot)) return false;
  const between = text.slice(word.end, after.start).trim();
  return text.slice(before.end, word.start).trim() === '' && between !== '' && !LINK.test(between);
}

const behindFigure: ReadonlySet<string> = new Set(['width', 'height', 'length', 'diameter', 'wd', 'oo', 'standOff']);

/** 节子 2 mm 幅宽 1220: no web is as narrow as what is looked for in it. */
const isOfWeb = (
  { word: { mode } }: FieldToken,
  [
    {
      figures: [before = 0],
    },
    {
      figures: [after = 0],
    },
  ]: readonly [Amount, Amount],
) => mode !== undefined && after >= 20 * before;

/** What holds a word and the figure behind it together. */
const LINK = /^(?:[\s:：=≥≤<>]|大?约|大概|为|是|有|需?要求?|需|至少|最多|不[大小超]于?过?|of|is|about)+$/i;

/** 速度 200 瓶/min: how many parts come, not how fast they move. */
export const isOfParts = (amount: Amount): boolean =>
  amount.dimension === 'rate' && amount.counts !== 'profiles' && suits('rate', amount);

/** Fewest rows of a camera: from there on two figures may be pixels as well as mm. */
const FEWEST_ROWS = 480;

export const mayBePixels = ({ dimension, shape, figures }: Amount): boolean =>
  dimension === 'bare' && shape === 'product' && figures.some(each => each >= FEWEST_ROWS);

export const saysSmallest = (word: string): boolean => /最[小细窄]|min|smallest/i.test(word);

export const isSize = (slot: SlotId | FieldToken['word']['slot']) =>
  ['width', 'height', 'length', 'diameter'].includes(slot);

/** 针孔 φ0.1: the size of what is looked for. Holes are drilled as well, and what has a tolerance is measured. */
export const isRoundDefect = (
  text: string,
  { word, start, end }: FieldToken,
  { shape, start: figure }: Amount,
): boolean =>
  word.slot === 'feature' &&
  word.soft === true &&
  shape === 'single' &&
  text.slice(end, figure).trim() === '' &&
  !/^holes/i.test(text.slice(start, end));

/** Roughly as much: asked with its word. */
export const isAbout = (slot: FigureSlotId, { shape, dimension }: Amount): boolean =>
  shape === 'about' && (figureSlots[slot].dimensions as readonly string[]).includes(dimension);

export const suitsOrAsks = ({ word: { slot } }: FieldToken, amount: Amount): boolean =>
  slot === 'accuracy' || slot === 'magnification' || slot === 'noField'
    ? amount.shape !== 'product'
    : suits(slot, amount) || isAbout(slot, amount);
