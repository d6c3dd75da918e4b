import type { MappedText } from '../../catalogue/index/fold-text';

/** So much of what follows the matched words is looked at. */
const MOST_BEHIND = 2;

/**
 * A text in which other words stand for those that a pattern matches; what is written keeps its place in the typed text.
 * @param write what stands for the words said, and what follows them
 */
export function rewritten(
  mapped: MappedText,
  pattern: RegExp,
  write: (said: string, behind: string) => string,
): MappedText {
  const { text, starts, ends } = mapped;
  // Most queries hold no such words.
  if (text.search(pattern) < 0) return mapped;
  const read: MappedText = { text: '', starts: [], ends: [] };
  const add = (piece: string, from: number, to: number) => {
    read.text += piece;
    for (let unit = 0; unit < piece.length; unit++) {
      const isSame = piece.length === to - from;
      read.starts.push(starts[isSame ? from + unit : from] as number);
      read.ends.push(ends[isSame ? from + unit : to - 1] as number);
    }
  };
  let at = 0;
  for (const { 0: spoken, index } of text.matchAll(pattern)) {
    add(text.slice(at, index), at, index);
    at = index + spoken.length;
    add(write(spoken, text.slice(at, at + MOST_BEHIND)), index, at);
  }
  add(text.slice(at), at, text.length);
  return read;
}
