/**
 * Test of whether a folded text holds a word. Figures match only as a whole: `5mm` is not in `25mm`, `0.5x` not in `10.5x`.
 * Undefined when any occurrence counts.
 */
export function holdsWord(word: string): ((text: string) => boolean) | undefined {
  const first = /^\d/.test(word);
  const last = /\d$/.test(word);
  if (!first && !last) return undefined;
  return text => occurrence(text, word, 0) >= 0;
}

/** Place from `from` on at which a folded text holds a word, or -1. */
export function occurrence(text: string, word: string, from: number): number {
  const first = /^\d/.test(word);
  const last = /\d$/.test(word);
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + word.length, at + word.length + 2);
    if (first && /\d$|\d\.$/.test(before)) continue;
    if (last && /^\d|^\.\d/.test(after)) continue;
    return at;
  }
  return -1;
}
