import type { Formula } from '../../formula/define-formula';
import type { Trace } from '../../formula/trace';
import { traced } from '../finding';

/** A size of a light with its lower limit. */
export interface LightSize {
  name: string;
  /** Null: not stated. An upper bound of the size may still refuse the light. */
  valueMm: number | null;
  atMostMm: number | null;
  leastMm: number;
  /** Undecided quantity that would raise the limit. */
  undecided?: string | undefined;
  /** Of a light whose height is not decided: the limit at its usual height, and what each mm of height adds to it. */
  height?: { usualMm: number; leastMm: number; perMm: number } | undefined;
  /** Lights in a row that reach the limit together; absent: one. */
  count?: number | undefined;
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
