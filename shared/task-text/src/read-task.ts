import { withoutWidth } from './asking/questions';
import { askLeft } from './binding/ask-left';
import { openLine } from './binding/line';
import { clausesOf, readClause } from './binding/read-clause';
import type { TaskKind, TaskReading } from './model/readings';
import { weakWords } from './reading/kind-said';
import { withNamedParts } from './reading/named-parts';
import { withNamedSizes } from './reading/named-sizes';
import { withScreenSizes } from './reading/screen-sizes';
import { withoutSecondHeight } from './reading/second-height';
import { withStrangeUnits } from './reading/strange-units';
import { withTwoLimits } from './reading/two-limits';
import { withWaferSizes } from './reading/wafer-sizes';
import { withExcitation } from './reading/wavelengths';
import { withWholeWords } from './reading/whole-words';
import { settle } from './settling/settle';
import { tokensOf } from './tokens/tokens';

/**
 * Reads a task in words, Chinese or English. The same line always gives the same reading. Nothing is guessed: a figure that
 * neither a word nor its unit explains is asked for, and what is not understood is marked.
 * @param page kind of the task where the line does not say one
 */
export function readTask(text: string, page: TaskKind = 'imaging'): TaskReading {
  const typed = withTwoLimits(withNamedSizes(text, withScreenSizes(text, withWaferSizes(text, tokensOf(text)))));
  const whole = withWholeWords(text, withExcitation(withStrangeUnits(text, withoutSecondHeight(typed))));
  const tokens = withNamedParts(text, whole);
  const line = openLine(text, tokens, page);
  for (const clause of clausesOf(tokens)) readClause(line, clause);
  askLeft(line);
  const { readings, questions, pieces } = line;
  const weak = weakWords(tokens, page);
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
