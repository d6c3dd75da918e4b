import type { SelectionState } from '@shixuan/task-url';
import { useState } from 'react';
import type { RankingAnswer } from '../../../data/ranking/answer';
import { formatCount } from '../../../lib/format-count';

type Counted = Pick<RankingAnswer, 'feasible' | 'ledger'>;

/** What the last edit changed: how many results came or went, and the check that most of them are due to. Empty: nothing. */
export function changeNote(before: Counted, now: Counted, unit: string): string {
  const change = now.feasible - before.feasible;
  if (change === 0) return '';
  const rejected = new Map(before.ledger.map(({ check, pairs }) => [check, pairs]));
  const sense = Math.sign(change);
  const causes = now.ledger
    .map(({ check, label, pairs }) => ({ label, count: -sense * (pairs - (rejected.get(check) ?? 0)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const amount = formatCount(Math.abs(change));
  const cause = causes[0] ? `，主要因为${causes[0].label}` : '';
  return `比改动前${change < 0 ? '少' : '多'} ${amount} ${unit}${cause}`;
}

/** Whether two tasks differ in one figure or choice: of another task it says nothing how many results the one before had. */
export function isOneEdit(before: SelectionState, now: SelectionState): boolean {
  const said = ({ task, cameraId, lensId, lightId, maxCostClass, sideBySide }: SelectionState) =>
    Object.values({ ...task, cameraId, lensId, lightId, maxCostClass, sideBySide: sideBySide ?? null }).map(value =>
      JSON.stringify(value),
    );
  const [earlier, later] = [said(before), said(now)];
  return later.filter((value, i) => value !== earlier[i]).length <= 1;
}

/**
 * The note of the last two answers.
 * @param state what they answer
 * @param answer the answer to what stands in the form; null while there is none
 */
export function useChangeNote(answer: Counted | null, state: SelectionState, unit: string): string {
  const [seen, setSeen] = useState({ answer, state, note: '' });
  if (answer && answer !== seen.answer) {
    const note = seen.answer && isOneEdit(seen.state, state) ? changeNote(seen.answer, answer, unit) : '';
    setSeen({ answer, state, note });
    return note;
  }
  return seen.note;
}
