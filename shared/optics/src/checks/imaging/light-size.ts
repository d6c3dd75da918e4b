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
  /**
   * Of a light that is looked through at a height that is not decided: how the limit, the least at any height, depends on it.
   * Like the derivations, it is computed only when the check is opened.
   */
  through?: (() => LimitByHeight) | undefined;
  /** Lights in a row that reach the limit together; absent: one. */
  count?: number | undefined;
  /** Computed only when the check is opened, because hundreds of lights are compared. */
  traces: () => readonly Trace[];
}

/** A limit that is linear in the height of the light, which lies between the object and the front of the lens. */
export interface LimitByHeight {
  workingDistanceMm: number;
  /** The limit at the object and at the front of the lens, mm. */
  atObjectMm: number;
  atLensMm: number;
  /** Height at which the light is drawn, mm, and the limit there. */
  usualMm: number;
  leastAtUsualMm: number;
}

/** Height of the light, mm, at which a size just reaches the limit; outside of 0 to the working distance, or NaN: at none. */
export const heightReaching = (
  sizeMm: number,
  { workingDistanceMm, atObjectMm, atLensMm }: Omit<LimitByHeight, 'usualMm' | 'leastAtUsualMm'>,
): number => (workingDistanceMm * (sizeMm - atObjectMm)) / (atLensMm - atObjectMm);

/** Computes the limit by a formula, with its derivation. */
export function sizeBy<I extends Readonly<Record<string, number>>>(
  formula: Formula<I>,
  inputs: I,
): Pick<LightSize, 'leastMm' | 'traces'> {
  return { leastMm: formula.compute(inputs), traces: () => traced(() => formula.trace(inputs)) };
}
