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
   * Like the derivations, it is computed only when the check is opened; both are given the size, so that those of a view are the
   * same for all its lights.
   */
  through?: ((size: LightSize) => LimitByHeight) | undefined;
  /** Lights in a row that reach the limit together; absent: one. */
  count?: number | undefined;
  /** Computed only when the check is opened, because hundreds of lights are compared. */
  traces: (size: LightSize) => readonly Trace[];
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

/** What a light states of a size, and what its system asks of it: the limits of a view are the same for all its lights. */
export type StatedSize = Pick<LightSize, 'name' | 'valueMm' | 'atMostMm'>;
export type SizeLimit = Pick<LightSize, 'leastMm' | 'height' | 'through' | 'traces'>;

/** A size with its limit. All sizes have the same layout of fields: thousands of them are read in a solve. */
export const limited = (
  { name, valueMm, atMostMm }: StatedSize,
  { leastMm, height, through, traces }: SizeLimit,
): LightSize => ({
  name,
  valueMm,
  atMostMm,
  leastMm,
  undecided: undefined,
  height,
  through,
  count: undefined,
  traces,
});

/** A limit without a derivation. */
export const plainLimit = (leastMm: number): SizeLimit => ({ leastMm, traces: () => [] });

/** Computes the limit by a formula, with its derivation. */
export function sizeBy<I extends Readonly<Record<string, number>>>(formula: Formula<I>, inputs: I): SizeLimit {
  return { leastMm: formula.compute(inputs), traces: () => traced(() => formula.trace(inputs)) };
}
