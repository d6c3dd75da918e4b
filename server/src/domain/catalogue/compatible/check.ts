import type { CompatibleReason } from '@shixuan/api';
import { formatNumber } from '@shixuan/units';

/**
 * Result of one condition for a pair; null when a known figure rules the pair out. The text may be a getter: of hundreds of
 * candidates, eight are shown, and writing figures takes longer than comparing them.
 */
export type Check = CompatibleReason | null;

/** A product that no known figure rules out, with the result of each condition. */
export interface Fit<P> {
  product: P;
  reasons: CompatibleReason[];
}

/** The conditions together, in their order; null as soon as one rules the pair out. */
export function noneAgainst(checks: readonly (() => Check)[]): CompatibleReason[] | null {
  const reasons: CompatibleReason[] = [];
  for (const check of checks) {
    const reason = check();
    if (reason === null) return null;
    reasons.push(reason);
  }
  return reasons;
}

/** The conditions together; null as soon as one rules the pair out, or when not one of them is known. */
export function together(checks: readonly (() => Check)[]): CompatibleReason[] | null {
  const reasons = noneAgainst(checks);
  return reasons?.some(({ state }) => state !== 'unknown') ? reasons : null;
}

/** Margins come from subtraction: rounded, so that 17.6 − 11.1 is 6.5. */
export const rounded = (value: number) => Number(value.toFixed(2));

/** A figure as a reason prints it: `11.07`. */
export const figure = (value: number) => formatNumber(rounded(value));
