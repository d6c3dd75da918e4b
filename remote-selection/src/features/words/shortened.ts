/** So many letters of what was not understood are shown: enough to find it in the line. */
const LETTERS = 30;

/** A clause that was not understood, cut where it is long; no character of two units is cut in half. */
export function shortened(clause: string): string {
  const letters = [...clause];
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('')}…` : clause;
}
