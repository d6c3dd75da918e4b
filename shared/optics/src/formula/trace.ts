import type { Source } from './sources/source';

export interface TraceInput {
  symbol: string;
  /** Chinese. */
  label: string;
  /** Input value, not rounded. */
  value: number;
  /** '' for pure numbers. */
  unit: string;
}

/** One computed figure with its derivation, as plain data for display, print and transfer. */
export interface Trace {
  label: string;
  symbol: string;
  /** 'FOV = S × (a − f) ÷ f'. */
  formula: string;
  /** The same with numbers, whole counts exactly and all else to 4 significant digits: 'FOV = 8.446 × (317 − 25) ÷ 25'. */
  substituted: string;
  inputs: TraceInput[];
  /** In `unit`; a whole count exactly, all else to 4 significant digits. */
  result: number;
  unit: string;
  source: Source;
  /** Range of validity, Chinese. */
  validity?: string | undefined;
}
