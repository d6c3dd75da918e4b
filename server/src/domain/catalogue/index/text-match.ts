/**
 * Test of whether a folded text holds a word. Figures match only as a whole: `5mm` is not in `25mm`, `0.5x` not in `10.5x`.
 * Undefined when any occurrence counts.
 */
export function holdsWord(word: string): ((text: string) => boolean) | undefined {
  if (!isDigitAt(word, 0) && !isDigitAt(word, word.length - 1)) return undefined;
  return text => occurrence(text, word, 0) >= 0;
}

/** Place from `from` on at which a folded text holds a word, or -1. */
export function occurrence(text: string, word: string, from: number): number {
  const first = isDigitAt(word, 0);
  const last = isDigitAt(word, word.length - 1);
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (first && (isDigitAt(text, at - 1) || (text[at - 1] === '.' && isDigitAt(text, at - 2)))) continue;
    if (last && (isDigitAt(text, end) || (text[end] === '.' && isDigitAt(text, end + 1)))) continue;
    return at;
  }
  return -1;
}

/** Whether a digit from 0 to 9 stands there; none stands outside the text. */
function isDigitAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= ZERO && unit <= NINE;
}

const ZERO = 0x30;
const NINE = 0x39;
