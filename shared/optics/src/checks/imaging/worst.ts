import type { Verdict } from '../../formula/verdict';

const order: readonly Verdict[] = ['pass', 'warn', 'unknown', 'fail'];

/** The worst verdict. A failure outweighs an unknown, and an unknown outweighs a pass. */
export const worst = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce((a, b) => (order.indexOf(b) > order.indexOf(a) ? b : a), 'pass');
