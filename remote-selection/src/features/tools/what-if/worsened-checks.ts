import { checkSystem, type System } from '@shixuan/optics/checks';
import type { Check } from '@shixuan/optics/model';
import type { Outcome } from './results';

const order = ['pass', 'warn', 'unknown', 'fail'] as const;
const rank = (check: Check) => order.indexOf(check.verdict);

/** Checks whose verdict is worse in the worst case than in the plan, with the worst case's verdict. */
export function worsenedChecks(plan: Outcome, worst: readonly Outcome[], parts: Omit<System, 'setting'>): Check[] {
  const judged = ({ need, setting }: Outcome) => checkSystem(need, { ...parts, setting });
  const corners = worst.map(judged);
  return judged(plan).flatMap(before => {
    const found = corners.flatMap(checks => checks.filter(check => check.id === before.id));
    const worstFound = found.reduce((a, b) => (rank(b) > rank(a) ? b : a), before);
    return rank(worstFound) > rank(before) ? [worstFound] : [];
  });
}
