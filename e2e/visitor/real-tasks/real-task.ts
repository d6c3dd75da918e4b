import type { Demand } from './offer';

/** A task from the shop floor: the entries, and their meaning computed by hand. */
export interface RealTask {
  name: string;
  /** Example to begin with; without one the form begins blank and every figure is entered. */
  example?: string;
  /** The known starting point, as the form calls it. */
  start?: string;
  /** Choices shown as radio buttons. */
  ticked?: readonly string[];
  /** Fields and the typed texts, in the engineer's own units; empty: not applicable. */
  typed: Readonly<Record<string, string>>;
  /** Choices from lists. */
  chosen?: Readonly<Record<string, string>>;
  /** Camera that is given. */
  camera?: string;
  demand: Demand;
}
