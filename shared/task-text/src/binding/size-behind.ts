import type { Amount } from '../figures/amount';
import { sentence } from '../model/sentence';
import { isSize, suitsOrAsks } from '../reading/word-and-figure';
import type { FieldToken, Token } from '../tokens/tokens';
import { bind } from './bind';
import { type Line, spanOf } from './line';

/** A side of a part from there on, mm: 划痕检测 0.3 mm 宽 says what is looked for. */
const LEAST_SIDE = 1;
/** What is done about a defect: 划痕检测, crack inspection. */
const TO_DO = /检[测查验出]|识别|判断|剔除|inspection|detection|detect|check/i;

/**
 * The word for a size right behind the figure that a defect would take, where more than the defect stands before the figure: 异物检测，
 * 皮带 600 mm 宽 is of the belt. 划痕 0.3 mm 宽 is of the scratch.
 */
export function sizeBehind(
  { text, tokens }: Line,
  defect: FieldToken,
  figure: Amount,
  [word, next]: readonly (FieldToken | Amount)[],
): FieldToken | null {
  if (defect.word.slot !== 'feature' || !defect.word.soft) return null;
  if (word?.kind !== 'field' || !isSize(word.word.slot) || !suitsOrAsks(word, figure)) return null;
  if (text.slice(figure.end, word.start).trim() !== '') return null;
  // 划痕检测 0.3 宽 60: either.
  const isEither = next?.kind === 'amount' && suitsOrAsks(word, next);
  if (isEither && text.slice(word.end, next.start).trim() === '') return null;
  const isWide = figure.figures.every(each => each >= LEAST_SIDE);
  const isDone = isWide && TO_DO.test(text.slice(defect.start, figure.start));
  return isDone || partBefore(tokens, defect, figure) ? word : null;
}

/** The part that stands between a defect and the figure. */
const partBefore = (tokens: readonly Token[], defect: FieldToken, figure: Amount): Token | undefined =>
  tokens.find(({ kind, start, end }) => kind === 'noun' && start >= defect.end && end <= figure.start);

/** Takes a figure for the size of the part that is named before it, or asks whether it is of the part or of the defect. */
export function takeSize(line: Line, defect: FieldToken, figure: Amount, word: FieldToken): void {
  line.alone.push(defect);
  if (partBefore(line.tokens, defect, figure)) {
    bind(line, word, figure);
    return;
  }
  const spans = [spanOf(figure), spanOf(word)];
  const typed = line.text.slice(figure.start, figure.end);
  const side = line.text.slice(word.start, word.end);
  line.questions.push({
    spans,
    why: sentence(line.text, spans, '是工件的尺寸还是缺陷的大小？'),
    choices: [
      { label: '工件', text: `，${typed} ${side}` },
      { label: '最小缺陷', text: `最小缺陷 ${typed}` },
    ],
  });
}
