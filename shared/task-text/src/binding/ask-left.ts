import { askedWord } from '../asking/questions';
import { sentence } from '../model/sentence';
import { askedFromBottom } from '../reading/from-bottom';
import { modeOf } from '../reading/kind-said';
import { isSize } from '../reading/word-and-figure';
import { type Line, spanOf } from './line';

/** Asks about what the clauses have left, now that the whole line is known. */
export function askLeft(line: Line): void {
  askHeights(line);
  askWordsAlone(line);
  askDiameters(line);
}

/** Asks about the words for which the whole line has no figure. */
function askWordsAlone({ text, kind, isMoving, readings, questions, pieces, alone }: Line): void {
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
}

/** Asks about the distances from below a pile, once its height may be known. */
function askHeights({ text, readings, questions, fromBottom }: Line): void {
  const pileMm = readings.find(each => each.slot === 'pileHeight')?.value;
  for (const [word, amount] of fromBottom) questions.push(askedFromBottom(text, word, amount, pileMm));
}

/** A diameter is that of something in the field of view where that is said beside it. */
function askDiameters({ text, isFieldAsked, readings, questions }: Line): void {
  // 针管外径 0.3 mm，视野 2 mm
  for (const reading of isFieldAsked ? readings.filter(({ slot }) => slot === 'diameter') : []) {
    readings.splice(readings.indexOf(reading), 1);
    questions.push({ spans: reading.spans, why: sentence(text, reading.spans, '视野另外写了，按视野算'), choices: [] });
  }
}
