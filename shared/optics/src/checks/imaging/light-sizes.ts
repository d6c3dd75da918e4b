import type { Formula } from '../../formula/define-formula';
import { atLeast } from '../../formula/numbers';
import type { Trace } from '../../formula/trace';
import type { Verdict } from '../../formula/verdict';
import type { Check } from '../../model/verdict/check';
import { found, missing, traced, worst } from '../finding';
import { shown } from '../shown';

/** A size of a light with its lower limit. */
export interface LightSize {
  name: string;
  /** Null: not stated. An upper bound of the size may still refuse the light. */
  valueMm: number | null;
  atMostMm: number | null;
  leastMm: number;
  /** Undecided quantity that would raise the limit. */
  undecided?: string | undefined;
  /** Computed only when the check is opened, because hundreds of lights are compared. */
  traces: () => readonly Trace[];
}

/** Computes the limit by a formula, with its derivation. */
export function sizeBy<I extends Readonly<Record<string, number>>>(
  formula: Formula<I>,
  inputs: I,
): Pick<LightSize, 'leastMm' | 'traces'> {
  return { leastMm: formula.compute(inputs), traces: () => traced(() => formula.trace(inputs)) };
}

/** Combines all sizes of a light into one check, whose figures are those of the worst size. */
export function judgeSizes(sizes: readonly LightSize[]): Check {
  const judged = sizes.map(size => ({ size, ...judge(size) }));
  const verdict = worst(...judged.map(one => one.verdict));
  const decisive = judged.find(one => one.verdict === verdict)?.size;
  const figures = {
    figure: decisive?.valueMm ?? null,
    limit: decisive?.leastMm ?? null,
    sense: 'at-least',
    unit: 'mm',
    reason: judged.map(({ text }) => text).join('；'),
    traces: () => sizes.flatMap(({ traces }) => traces()),
  } as const;
  if (verdict === 'unknown') {
    return missing('light-geometry', [...new Set(judged.flatMap(one => one.missing ?? []))], figures);
  }
  return found('light-geometry', { verdict, ...figures });
}

/** Verdict of all sizes without texts and derivations. */
export const verdictOfSizes = (sizes: readonly LightSize[]): Verdict => worst(...sizes.map(verdictOf));

function verdictOf({ valueMm, atMostMm, leastMm, undecided }: LightSize): Verdict {
  if (valueMm === null) return atMostMm !== null && !atLeast(atMostMm, leastMm) ? 'fail' : 'unknown';
  if (!atLeast(valueMm, leastMm)) return 'fail';
  return undecided ? 'unknown' : 'pass';
}

function judge(size: LightSize): { verdict: Verdict; text: string; missing?: string } {
  const { name, valueMm, atMostMm, leastMm, undecided } = size;
  const verdict = verdictOf(size);
  const asked = `须不小于 ${shown(leastMm)} mm`;
  if (valueMm === null) {
    return verdict === 'fail'
      ? { verdict, text: `${name}${asked}，而外形只容得下 ${shown(atMostMm ?? 0)} mm` }
      : { verdict, text: `${name}未标注，${asked}`, missing: name };
  }
  const text = `${name} ${shown(valueMm)} mm，`;
  if (verdict === 'unknown') return { verdict, text: `${text}${undecided}未定`, missing: undecided ?? name };
  return { verdict, text: `${text}${asked}` };
}
