/** 未知 whenever a figure that is needed is not stated: never a pass. */
export type Verdict = 'pass' | 'warn' | 'fail' | 'unknown';
