import { askedWord } from '../asking/questions';
import type { Amount } from '../figures/amount';
import type { Span } from '../model/readings';
import { suits } from '../model/slots';
import { isFromBottom } from '../reading/from-bottom';
import { isOfLight, isWavelength } from '../reading/wavelengths';
import { isAbout, isOfParts, isRoundDefect, ownSlot, saysSmallest } from '../reading/word-and-figure';
import type { FieldToken } from '../tokens/tokens';
import type { Line } from './line';
import { take } from './take';

/** Takes the amount of a word for the field that the word names, or asks. */
export function bind(line: Line, word: FieldToken, amount: Amount): void {
  const { text, kind, questions, fromBottom } = line;
  const slot = (kind === 'profile' ? word.word.inProfile : undefined) ?? word.word.slot;
  if (kind === 'volume' && slot === 'wd' && !amount.problem && isFromBottom(text.slice(word.start, amount.start))) {
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
  line.isFieldAsked ||= isSide && kind === 'imaging';
  if (isWidth) take(line, 'width', amount, word);
  else if (isOf3D || (word.word.ofBead && kind === 'imaging')) questions.push(askedWord(text, word, kind, amount));
  else if (slot === 'accuracy' && isBand) take(line, 'tolerance', amount, word);
  else if (slot === 'accuracy' && amount.dimension === 'object-pixel') take(line, 'objectPixel', amount, word);
  else if (slot === 'accuracy' || slot === 'magnification' || slot === 'noField' || amount.problem)
    questions.push(askedWord(text, word, kind, amount));
  else if (slot === 'speed' && isOfParts(amount)) take(line, 'rate', amount, word);
  else if (suits(slot, amount) || isSmallest) take(line, slot, amount, word);
  else questions.push(askedWord(text, word, kind, amount));
}

/** Whether an amount belongs to a word rather than standing for itself. */
export function belongs({ text, kind }: Line, word: FieldToken, amount: Amount): boolean {
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
}

/** Whether no more than a link stands between a word and the figure behind it. */
const isRightBefore = (text: string, word: Span, amount: Span): boolean =>
  /^[\s:=：]*(?:大小|尺寸|面积)?[\s:=：]*(?:约|大概|为|是|有|要)?\s*$/.test(text.slice(word.end, amount.start));
