import type { Demand } from './offer';

/** A task as somebody brings it from the shop floor: what he enters, and what it means, worked out by hand. */
export interface RealTask {
  name: string;
  /** Example that he begins with; without one he begins blank and enters every figure himself. */
  example?: string;
  /** What he knows first, as the form calls it. */
  start?: string;
  /** Choices that are all in sight. */
  ticked?: readonly string[];
  /** Fields and what he types, in his own units; empty: does not apply to him. */
  typed: Readonly<Record<string, string>>;
  /** Choices from lists. */
  chosen?: Readonly<Record<string, string>>;
  /** Camera that he has already. */
  camera?: string;
  demand: Demand;
}
