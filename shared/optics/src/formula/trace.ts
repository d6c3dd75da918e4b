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

/**
 * The numbers put in, with what the formula defines in itself first: `MTF = …s…，s = 182 × 550` becomes `s = 182 × 550，MTF = …s…`, so that
 * what is printed behind it is the result of the formula.
 */
export function resultLast(substituted: string): string {
  const [formula = '', ...definitions] = substituted.split(/，(?=\p{L}[\p{L}\p{Nd}_]* = )/u);
  return [...definitions, formula].join('，');
}
