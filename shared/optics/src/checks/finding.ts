import { OpticsInputError } from '../formula/optics-input-error';
import type { Trace } from '../formula/trace';
import type { Verdict } from '../formula/verdict';
import type { Check, CheckId } from '../model/verdict/check';
import { checkLabels } from '../model/verdict/check-labels';

/** A value, or how it is computed when it is read first. */
type Lazy<T> = T | (() => T);

/** The value itself. */
export const read = <T extends string | readonly Trace[]>(lazy: Lazy<T>): T =>
  typeof lazy === 'function' ? lazy() : lazy;

/**
 * Result of a check before it is completed; an absent key has no figure. What a function gives is computed only when it is read:
 * most readers need the verdict alone.
 */
export type Finding = Pick<Check, 'verdict'> & { reason: Lazy<string> } & Partial<
    Omit<Check, 'id' | 'marginPct' | 'traces' | 'reason' | 'band'>
  > & { band?: Lazy<Check['band']>; traces?: Lazy<readonly Trace[]> };

/** Completes a finding of an imaging check. */
export const found = (id: CheckId, finding: Finding): Check => foundAs(id, checkLabels[id], finding);

/**
 * Completes a finding. Figures that are not finite become null, as plain data cannot hold them; the margin is computed from
 * figure and limit.
 */
export function foundAs<Id extends string>(id: Id, label: string, finding: Finding): Check<Id> {
  const figure = finite(finding.figure);
  const limit = finite(finding.limit);
  const sense = finding.sense ?? null;
  const { verdict } = finding;
  let { band, reason, traces = [] } = finding;
  return {
    id,
    label: finding.label ?? label,
    verdict,
    figure,
    limit,
    sense,
    unit: finding.unit ?? '',
    marginPct: figure === null || limit === null || sense === null ? null : finite(marginPct(figure, limit, sense)),
    get band() {
      if (typeof band === 'function') band = band();
      return band;
    },
    get reason() {
      if (typeof reason === 'function') reason = reason();
      return reason;
    },
    // Beside a failure, other missing data do not matter.
    missing: verdict === 'unknown' ? finding.missing : undefined,
    get traces() {
      if (typeof traces === 'function') traces = traces();
      return traces;
    },
  };
}

const finite = (value: number | null | undefined) =>
  value === null || value === undefined || !Number.isFinite(value) ? null : value;

/** Verdict 未知, because these figures are not stated. */
export const notStated = (labels: readonly string[], finding: Partial<Finding> = {}): Finding => ({
  reason: `${labels.join('、')}未标注，无法判定`,
  ...finding,
  verdict: 'unknown',
  missing: labels,
});

/** An imaging check whose verdict is 未知, because these figures are not stated. */
export const missing = (id: CheckId, labels: readonly string[], finding?: Partial<Finding>): Check =>
  found(id, notStated(labels, finding));

/** Derivations whose inputs are in the valid range of their formulas. An invalid datum costs a trace, not the check. */
export function traced(...derive: readonly (() => Trace)[]): Trace[] {
  return derive.flatMap(trace => {
    try {
      return [trace()];
    } catch (error) {
      if (error instanceof OpticsInputError) return [];
      throw error;
    }
  });
}

const order: readonly Verdict[] = ['pass', 'warn', 'unknown', 'fail'];

/** The worst verdict. A failure outweighs an unknown, and an unknown outweighs a pass. */
export const worst = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce((a, b) => (order.indexOf(b) > order.indexOf(a) ? b : a), 'pass');

/** Reserve of a figure to its limit, %; negative: limit missed; null where the limit is 0, as no share can be computed. */
export function marginPct(figure: number, limit: number, sense: 'at-least' | 'at-most'): number | null {
  if (limit === 0) return null;
  return sense === 'at-least' ? 100 * (figure / limit - 1) : 100 * (1 - figure / limit);
}
