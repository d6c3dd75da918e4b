import { askedProblem } from './asking/asked-problems';
import { askedFit, askedMoney } from './asking/no-fields';
import { askedAmount, askedRefused, askedWhich, askedWord, withoutWidth } from './asking/questions';
import type { Amount } from './figures/amount';
import type { Piece, Question, Reading, Span, TaskKind, TaskReading } from './model/readings';
import { sentence } from './model/sentence';
import { type FigureSlotId, figureSlots, suits } from './model/slots';
import { askedFromBottom, isFromBottom } from './reading/from-bottom';
import { isOfKind, kindSaid, modeOf, saysMotion } from './reading/kind-said';
import { withNamedParts } from './reading/named-parts';
import { withNamedSizes } from './reading/named-sizes';
import { withScreenSizes } from './reading/screen-sizes';
import { withoutSecondHeight } from './reading/second-height';
import { withStrangeUnits } from './reading/strange-units';
import { withTwoLimits } from './reading/two-limits';
import { withWaferSizes } from './reading/wafer-sizes';
import { isOfLight, isWavelength, saysWhatLightDoes, withExcitation } from './reading/wavelengths';
import { withWholeWords } from './reading/whole-words';
import {
  isAbout,
  isOfParts,
  isRoundDefect,
  isSize,
  ownSlot,
  saysSmallest,
  standsBehind,
  standsBetween,
  suitsOrAsks,
} from './reading/word-and-figure';
import { settle } from './settling/settle';
import { type FieldToken, type Token, tokensOf } from './tokens/tokens';

/** Fewest rows of a camera: from there on two figures may be pixels as well as mm. */
const FEWEST_ROWS = 480;

/** 120×80 without a unit, of which nothing but mm can be meant. */
const isBareSize = ({ dimension, shape, figures, problem }: Amount): boolean =>
  dimension === 'bare' && shape === 'product' && problem === undefined && figures.every(each => each < FEWEST_ROWS);

/** ±5, ±10: of deviations µm as well as mm; ±0.02 is in mm. */
const isWhole = (figure: number): boolean => Math.abs(figure) >= 1;

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/**
 * Reads a task in words, Chinese or English. The same line always gives the same reading. Nothing is guessed: a figure that
 * neither a word nor its unit explains is asked for, and what is not understood is marked.
 * @param page kind of the task where the line does not say one
 */
export function readTask(text: string, page: TaskKind = 'imaging'): TaskReading {
  const typed = withTwoLimits(withNamedSizes(text, withScreenSizes(text, withWaferSizes(text, tokensOf(text)))));
  const whole = withWholeWords(text, withExcitation(withStrangeUnits(text, withoutSecondHeight(typed))));
  const tokens = withNamedParts(text, whole);
  const isMoving = saysMotion(tokens);
  const kind = kindSaid(tokens, page);
  const isVolume = kind === 'volume';
  const readings: Reading[] = [];
  const questions: Question[] = [];
  const pieces: Piece[] = [];

  /** Takes an amount for a slot, or asks. */
  const take = (slot: FigureSlotId, amount: Amount, word?: FieldToken): void => {
    const spans = word ? [spanOf(word), spanOf(amount)].sort((a, b) => a.start - b.start) : [spanOf(amount)];
    if (amount.problem) {
      questions.push(askedProblem(text, spans, amount, slot));
      return;
    }
    const isBareBand = amount.dimension === 'bare' && amount.shape === 'band';
    if (slot === 'tolerance' && kind !== 'volume' && isBareBand && amount.figures.some(isWhole)) {
      questions.push(askedProblem(text, spans, { ...amount, problem: '没有写单位', unclear: 'unit' }, slot));
      return;
    }
    const isThick = amount.beyond !== undefined && slot === 'field';
    const last = spans.at(-1);
    if (isThick && last && amount.beyond !== undefined) {
      const beyond = { start: amount.beyond, end: amount.end };
      spans[spans.length - 1] = { start: last.start, end: amount.beyond };
      const [, , third, ...more] = amount.figures;
      // Length, width and height of a bin.
      if (isVolume && third !== undefined && more.length === 0)
        readings.push({ slot: 'pileHeight', value: third, spans: [beyond] });
      else {
        const choices = [choiceOfThird(text, amount)];
        // A bin is more often one of a robot than one under a camera.
        if (word?.word.soft && amount.figures.length === 3)
          choices.push({ label: '堆高（3D 面阵）', text: `${text.slice(beyond.start, beyond.end)}，3D 面阵` });
        questions.push({ spans: [beyond], why: '第三个尺寸是高度差吗？', choices });
      }
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

  /** Words without a figure. */
  const alone: FieldToken[] = [];
  const partEnds = tokens.flatMap(token => (token.kind === 'noun' ? [token.end] : []));

  const own = (amount: Amount): void => {
    // 找连锡，最小 0.1: of what was named before.
    const defect = alone.find(({ word }) => word.slot === 'feature');
    if (defect && saysSmallest(text.slice(amount.start, amount.end)) && suits('feature', amount)) {
      take('feature', amount, defect);
      return;
    }
    // PCB 120×80: the part with its size.
    const isOfPart = partEnds.some(end => end <= amount.start && text.slice(end, amount.start).trim() === '');
    if (isOfPart && isBareSize(amount)) {
      take('field', amount);
      return;
    }
    const slot = ownSlot(amount, kind);
    // 工作距离 300 +10/-20 is no tolerance of a part.
    const isOfSize = amount.shape !== 'limits' || readings.some(each => isSize(each.slot));
    if (slot && isOfSize && suits(slot, amount)) take(slot, amount);
    else questions.push(askedAmount(text, amount, kind));
  };

  /** Whether one side of the field of view is said, so that a diameter is that of something in it. */
  let isFieldAsked = false;
  /** Distances from below a pile, of which the height may follow. */
  const fromBottom: (readonly [FieldToken, Amount])[] = [];
  const bind = (word: FieldToken, amount: Amount): void => {
    const slot = (kind === 'profile' ? word.word.inProfile : undefined) ?? word.word.slot;
    if (isVolume && slot === 'wd' && !amount.problem && isFromBottom(text.slice(word.start, amount.start))) {
      fromBottom.push([word, amount]);
      return;
    }
    const isBand = amount.shape === 'band';
    // 最小缺陷 ≤ 0.1 mm: the smallest that is seen is that or less; 缺陷 ≤ 0.1 mm says which are there.
    const isSmallest = slot === 'feature' && amount.shape === 'most' && saysSmallest(text.slice(word.start, word.end));
    // 相机, Z 精度 ±10 µm: no tolerance across the picture.
    const isOf3D = word.word.inHeight === true && kind === 'imaging';
    // 视野 30 mm: of a laser line the one side that it has.
    const isSide = slot === 'field' && !word.word.soft && suits('width', amount);
    const isWidth = isSide && kind === 'profile';
    isFieldAsked ||= isSide && kind === 'imaging';
    if (isWidth) take('width', amount, word);
    else if (isOf3D || (word.word.ofBead && kind === 'imaging')) questions.push(askedWord(text, word, kind, amount));
    else if (slot === 'accuracy' && isBand) take('tolerance', amount, word);
    else if (slot === 'accuracy' && amount.dimension === 'object-pixel') take('objectPixel', amount, word);
    else if (slot === 'accuracy' || slot === 'magnification' || slot === 'noField' || amount.problem)
      questions.push(askedWord(text, word, kind, amount));
    else if (slot === 'speed' && isOfParts(amount)) take('rate', amount, word);
    else if (suits(slot, amount) || isSmallest) take(slot, amount, word);
    else questions.push(askedWord(text, word, kind, amount));
  };
  /** Whether an amount belongs to a word rather than standing for itself. */
  const fits = (word: FieldToken, amount: Amount): boolean => {
    const { slot } = word.word;
    if (amount.isDiameter) return slot === 'diameter' || isRoundDefect(text, word, amount);
    if (word.word.soft && isOfLight(slot)) return isWavelength(amount);
    // 靶面 8.8×6.6 mm
    if (slot === 'noField' && !word.word.soft && amount.shape === 'product') return isRightBefore(text, word, amount);
    if (slot === 'accuracy' || slot === 'magnification' || slot === 'noField')
      return ['length', 'bare', 'object-pixel'].includes(amount.dimension) && amount.shape !== 'product';
    if (slot === 'speed' && isOfParts(amount)) return true;
    // 重复精度 ±1 µm is no tolerance of a part.
    if (slot === 'repeatabilityUm' && amount.shape === 'band') return true;
    if (amount.problem !== undefined || isAbout(slot, amount) || suits(slot, amount)) return true;
    // 缺陷 0.5×0.5 mm is no field of view; 紫外检测 300×200 no wavelength.
    return amount.shape === 'product' ? isRightBefore(text, word, amount) : ownSlot(amount, kind) === null;
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
        // 隐裂 EL 检测 0.1 mm: what is found by light of its own keeps its figure.
        if (token.word.asked && !(next?.kind === 'amount' && isWavelength(next))) {
          alone.push(token);
          return;
        }
        if (modeOf(token, isMoving)) readings.push({ slot: 'mode', value: 'line', spans: [spanOf(token)] });
        const belongsBack = orphan !== null && fits(token, orphan) && suitsOrAsks(token, orphan);
        const isLit = orphan?.isNm && saysWhatLightDoes(text.slice(token.start, token.end));
        const isBehind = /^(?:wide|high|tall|long|deep)$/i.test(text.slice(token.start, token.end));
        const belongsOn = !isBehind && next?.kind === 'amount' && suitsOrAsks(token, next) && !(orphan && next.problem);
        if (
          orphan &&
          !isPostfix &&
          !isBehind &&
          !isLit &&
          next?.kind === 'amount' &&
          standsBetween(text, token, [orphan, next])
        ) {
          questions.push(askedWhich(text, token, [orphan, next]));
          orphan = null;
          isAskedAlready = next;
          return;
        }
        const isRightBehind = orphan !== null && next !== undefined && standsBehind(text, token, [orphan, next]);
        if (orphan && belongsBack && (isPostfix || isLit || isRightBehind || !belongsOn)) {
          bind(token, orphan);
          orphan = null;
          return;
        }
        if (pending) alone.push(pending);
        pending = token;
        return;
      }
      if (pending && fits(pending, token) && !isApart(text, clause, pending, token)) {
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
    if (pending) alone.push(pending);
    for (const token of clause) {
      if (token.kind === 'choice') readings.push({ ...chosenValue(token), spans: [spanOf(token)] } as Reading);
      else if (token.kind === 'f-number')
        readings.push({ slot: 'fNumber', value: token.value, spans: [spanOf(token)] });
      else if (token.kind === 'refused') questions.push(askedRefused(text, token, kind));
      else if (token.kind === 'thread')
        questions.push({ spans: [spanOf(token)], why: '螺纹规格不是视野的大小，请写要看的宽与高', choices: [] });
      else if (token.kind === 'fit') questions.push(askedFit(text, token));
      else if (token.kind === 'money') questions.push(askedMoney(text, spanOf(token)));
      else if (token.kind === 'mark') pieces.push({ ...spanOf(token), kind: 'noun' });
      else if (token.kind === 'noun' || token.kind === 'strange') pieces.push({ ...spanOf(token), kind: token.kind });
    }
  }
  const pileMm = readings.find(each => each.slot === 'pileHeight')?.value;
  for (const [word, amount] of fromBottom) questions.push(askedFromBottom(text, word, amount, pileMm));
  for (const word of alone) {
    // 紫外 365 激发: the figure is said, with another word for the same.
    const isSaid = readings.some(
      // 视野：宽 60 mm，高 45 mm; 30×20 mm，测高度方向
      ({ slot }) =>
        slot === word.word.slot ||
        (word.word.slot === 'field' && isSize(slot)) ||
        (slot === 'field' &&
          (word.word.slot === 'width' || word.word.slot === 'height' || word.word.slot === 'length')),
    );
    // 性价比高: a single character says a size only with its figure.
    const isShort = word.end === word.start + 1;
    if ((word.word.soft && !word.word.asked) || modeOf(word, isMoving) || isSaid || isShort)
      pieces.push({ ...spanOf(word), kind: 'noun' });
    else questions.push(askedWord(text, word, kind));
  }
  // 线激光，幅宽 80 mm: a word for a size says the kind of task only where no other does.
  const isSaidKind = tokens.some(isOfKind);
  const weak = new Set(
    tokens.flatMap(token =>
      (token.kind === 'choice' && token.word.weak) || (token.kind === 'field' && isSaidKind) ? [token.start] : [],
    ),
  );
  // 针管外径 0.3 mm，视野 2 mm
  for (const reading of isFieldAsked ? readings.filter(({ slot }) => slot === 'diameter') : []) {
    readings.splice(readings.indexOf(reading), 1);
    questions.push({ spans: reading.spans, why: sentence(text, reading.spans, '视野另外写了，按视野算'), choices: [] });
  }
  const isSized = readings.some(({ slot }) => slot === 'field' || slot === 'width' || slot === 'diameter');
  const answerable = isSized ? questions.map(withoutWidth) : questions;
  const refusesTelecentric = tokens.some(
    token =>
      token.kind === 'refused' &&
      (token.word.value === 'telecentric' ||
        (token.word.slot === 'technique' && token.word.value.endsWith('backlight'))),
  );
  return settle(text, { readings, questions: answerable, pieces }, { page, weak, refusesTelecentric });
}

const chosenValue = ({ word: { slot, value } }: Extract<Token, { kind: 'choice' }>) => ({ slot, value });

/** The third size as a height; the first two keep the unit that stood behind all three. */
function choiceOfThird(text: string, { start, beyond = start, end }: Amount): { label: string; text: string } {
  const third = text
    .slice(beyond, end)
    .replace(/^\s*(?:[(（][^)）]*[)）])?[\s×xX✕✖*乘]+(?:[高厚深]度?|[hHdD])?\s*|\s*[(（][高厚深]度?[)）]$/g, '');
  const hasUnit = !/\d\s*$/.test(text.slice(start, beyond));
  const unit = hasUnit ? '' : third.replace(/^[\d.\s]+/, '');
  return { label: '高度差', text: `${unit && ` ${unit}`}，高度差 ${third}` };
}

/** Whether no more than a link stands between a word and the figure behind it. */
const isRightBefore = (text: string, word: Span, amount: Span): boolean =>
  /^[\s:=：]*(?:大小|尺寸|面积)?[\s:=：]*(?:约|大概|为|是|有|要)?\s*$/.test(text.slice(word.end, amount.start));

/** 针孔偏歪 0.02: a thing and a figure with a word between them that is not known, so that the figure may be of anything. */
const isApart = (text: string, clause: readonly Token[], word: FieldToken, amount: Amount): boolean =>
  word.word.soft === true &&
  clause.some(
    ({ kind, start, end }) =>
      kind === 'strange' &&
      start >= word.end &&
      end <= amount.start &&
      /[\u4e00-\u9fff]{2}/.test(text.slice(start, end)),
  );

/** Parts between commas and other separators: a word and its figure stand in one. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'separator') clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}
