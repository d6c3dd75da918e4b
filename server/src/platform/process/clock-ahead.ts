/**
 * Whether a time lies further ahead than anything is put off. A clock that was ahead has written it, and is right again: what waits for
 * it would wait for years. Twice the longest wait is let be, since the clocks of machines differ.
 * @param longestMs longest wait that is ever begun, in milliseconds
 */
export const isBeyondAnyWait = (time: number, now: number, longestMs: number): boolean => time - now > 2 * longestMs;
