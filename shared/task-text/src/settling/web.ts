import type { Reading, SlotId } from '../model/readings';
import { foldText } from '../text/fold';

/** What comes from a roll or is coated on the way to one. */
const FROM_ROLL =
  /薄膜|膜[材卷]|隔膜|无纺布|布匹|[铜铝]箔|[铝铜]带|带钢|钢带|胶带|涂布|极片|(?<![a-z])(?:films?|foils?|webs?|nonwovens?|fabrics?|tapes?|strips?)(?![a-z])/;

const otherSizes: readonly SlotId[] = ['field', 'height', 'length', 'diameter'];

/**
 * Line scan, where a line names what comes from a roll, how fast it runs and its width alone: a web has no second side. Null elsewhere.
 * @param kept what the line says otherwise
 */
export function webOf(text: string, kept: readonly Reading[]): Reading | null {
  const has = (slot: SlotId) => kept.some(each => each.slot === slot);
  const isRunning = kept.some(each => each.slot === 'speed' && each.value > 0);
  if (!isRunning || !has('width') || has('mode') || otherSizes.some(has)) return null;
  const found = FROM_ROLL.exec(foldText(text));
  return found && { slot: 'mode', value: 'line', spans: [{ start: found.index, end: found.index + found[0].length }] };
}
