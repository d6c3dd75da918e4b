import { askedAmount } from '../asking/questions';
import type { Amount } from '../figures/amount';
import { suits } from '../model/slots';
import { isSize, mayBePixels, ownSlot, saysSmallest } from '../reading/word-and-figure';
import type { Line } from './line';
import { take } from './take';

/** 120×80 without a unit, of which nothing but mm can be meant. */
const isBareSize = (amount: Amount): boolean =>
  amount.dimension === 'bare' && amount.shape === 'product' && amount.problem === undefined && !mayBePixels(amount);

/** Takes an amount that no word names for what its form or the part beside it says, or asks. */
export function takeAlone(line: Line, amount: Amount): void {
  const { text, kind, tokens, readings, questions, alone } = line;
  // 找连锡，最小 0.1: of what was named before.
  const defect = alone.find(({ word }) => word.slot === 'feature');
  if (defect && saysSmallest(text.slice(amount.start, amount.end)) && suits('feature', amount)) {
    take(line, 'feature', amount, defect);
    return;
  }
  // PCB 120×80: the part with its size.
  const typed = text.slice(0, amount.start).trimEnd().length;
  const isOfPart = () => tokens.some(({ kind: of, end }) => of === 'noun' && end >= typed && end <= amount.start);
  if (isBareSize(amount) && isOfPart()) {
    take(line, 'field', amount);
    return;
  }
  const slot = ownSlot(amount, kind);
  // 工作距离 300 +10/-20 is no tolerance of a part.
  const isOfSize = amount.shape !== 'limits' || readings.some(each => isSize(each.slot));
  if (slot && isOfSize && suits(slot, amount)) take(line, slot, amount);
  else questions.push(askedAmount(text, amount, kind));
}
