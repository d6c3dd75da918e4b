import type { Explained } from '@shixuan/api/client';
import type { Trace } from '@shixuan/optics/formula';
import type { Check } from '@shixuan/optics/model';
import type { Remedy } from '@shixuan/optics/remedy';

/** Rows of an answer that are explained; each takes about 15 kB. */
export const MOST_EXPLAINED = 10;

type Of<Id extends string> = (Omit<Explained[number], 'check'> & { check: Id })[];

/** Checks with everything that led to them, as an answer carries them. */
export const explainedChecks = <Id extends string>(
  checks: readonly Check<Id>[],
  remediesOf: (check: Check<Id>) => readonly Remedy<unknown>[],
): Of<Id> =>
  checks.map(check => {
    const { id, label, verdict, figure, limit, sense, unit, marginPct, band, reason, missing, traces } = check;
    return {
      check: id,
      label,
      verdict,
      figure,
      limit,
      sense,
      unit,
      marginPct,
      ...(band && { band }),
      reason,
      missing: [...(missing ?? [])],
      remedies: remediesOf(check).map(({ change, costs }) => ({ change, costs: [...costs] })),
      traces: traces.map(explainedTrace),
    };
  });

const explainedTrace = ({ label, symbol, formula, substituted, result, unit, source }: Trace) => ({
  label,
  symbol,
  formula,
  substituted,
  result,
  unit,
  source: { name: source.name, url: source.url ?? null },
});
