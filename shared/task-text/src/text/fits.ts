/** ISO 286-1: letters of the fundamental deviation, hole or shaft, and a grade from 01 to 18. */
const FIT =
  /\s*(?:js|cd|ef|fg|z[abc]|[a-hjkmnp-vx-z])(?:0[01]|1[0-8]|[1-9])(?![\d.a-z])(?:\s*\/\s*(?:js|[a-hjkmnp-vx-z])(?:1[0-8]|[1-9])(?![\d.a-z]))?/y;

/** Where a fit behind a diameter ends in the folded text: Ø8H7, Ø25 h6, 30 H7/g6; null where none stands. */
export function fitEndAt(folded: string, start: number): number | null {
  FIT.lastIndex = start;
  return FIT.test(folded) ? FIT.lastIndex : null;
}
