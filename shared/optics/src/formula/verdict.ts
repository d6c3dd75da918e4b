/** A missing figure gives `unknown` (未知), never `pass`. */
export type Verdict = 'pass' | 'warn' | 'fail' | 'unknown';
