import type { Verdict } from '../../formula/verdict';

const order: readonly Verdict[] = ['pass', 'warn', 'unknown', 'fail'];

/** A failure decides whatever is not known beside it; what is not known keeps a pass from being one. */
export const worst = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce((a, b) => (order.indexOf(b) > order.indexOf(a) ? b : a), 'pass');
