import { OpticsInputError } from '../formula/optics-input-error';
import type { Trace } from '../formula/trace';
import type { Check, CheckId } from '../model/verdict/check';
import { checkLabels } from '../model/verdict/check-labels';
import { marginPct } from './margin-pct';

/** A check as it is found; what is left out has no figure. Derivations may be left until somebody asks for them. */
export type Finding = Pick<Check, 'verdict' | 'reason'> &
  Partial<Omit<Check, 'id' | 'marginPct' | 'traces'>> & { traces?: readonly Trace[] | (() => readonly Trace[]) };

/** A finding of an imaging system's check. */
export const found = (id: CheckId, finding: Finding): Check => foundAs(id, checkLabels[id], finding);

/** Completes a finding: figures that are not finite have no place in plain data, and the margin follows from the two. */
export function foundAs<Id extends string>(id: Id, label: string, finding: Finding): Check<Id> {
  const figure = finite(finding.figure);
  const limit = finite(finding.limit);
  const sense = finding.sense ?? null;
  const { verdict, reason, remedy, traces = [] } = finding;
  let derived: readonly Trace[] | undefined;
  return {
    id,
    label: finding.label ?? label,
    verdict,
    figure,
    limit,
    sense,
    unit: finding.unit ?? '',
    marginPct: figure === null || limit === null || sense === null ? null : finite(marginPct(figure, limit, sense)),
    reason,
    remedy,
    // Beside a failure, what else is not stated changes nothing.
    missing: verdict === 'unknown' ? finding.missing : undefined,
    // Of most checks only the verdict is looked at, and a derivation takes longer than the check.
    get traces() {
      derived ??= typeof traces === 'function' ? traces() : traces;
      return derived;
    },
  };
}

const finite = (value: number | null | undefined) =>
  value === null || value === undefined || !Number.isFinite(value) ? null : value;

/** Not to be told, because these are not stated. */
export const missing = (id: CheckId, labels: readonly string[], finding: Partial<Finding> = {}): Check =>
  found(id, { reason: `${labels.join('、')}未标注，无法判定`, ...finding, verdict: 'unknown', missing: labels });

/** Derivations, as far as their inputs are within what the formulas are for: an odd datum costs a trace, not the check. */
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
