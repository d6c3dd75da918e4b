import { askedProblem } from '../asking/asked-problems';
import type { Amount } from '../figures/amount';
import type { Reading } from '../model/readings';
import { sentence } from '../model/sentence';
import { type FigureSlotId, figureSlots } from '../model/slots';
import { isSize } from '../reading/word-and-figure';
import type { FieldToken } from '../tokens/tokens';
import { type Line, spanOf } from './line';

/** ±5, ±10: of deviations µm as well as mm; ±0.02 is in mm. */
const isWhole = (figure: number): boolean => Math.abs(figure) >= 1;

/** Takes an amount for a slot, with the word that names it, or asks. */
export function take(
  { text, kind, readings, questions }: Line,
  slot: FigureSlotId,
  amount: Amount,
  word?: FieldToken,
): void {
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
    if (kind === 'volume' && third !== undefined && more.length === 0)
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
}

/** The third size as a height; the first two keep the unit that stood behind all three. */
function choiceOfThird(text: string, { start, beyond = start, end }: Amount): { label: string; text: string } {
  const third = text
    .slice(beyond, end)
    .replace(/^\s*(?:[(（][^)）]*[)）])?[\s×xX✕✖*乘]+(?:[高厚深]度?|[hHdD])?\s*|\s*[(（][高厚深]度?[)）]$/g, '');
  const hasUnit = !/\d\s*$/.test(text.slice(start, beyond));
  const unit = hasUnit ? '' : third.replace(/^[\d.\s]+/, '');
  return { label: '高度差', text: `${unit && ` ${unit}`}，高度差 ${third}` };
}
