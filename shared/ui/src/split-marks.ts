/** From the first UTF-16 unit up to before the second. */
type Span = readonly [number, number];

export interface TextPart {
  /** Where the part begins: unique in its text. */
  at: number;
  text: string;
  marked: boolean;
}

const isLow = (text: string, at: number) => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
};

/** Moves a cut out of the middle of a surrogate pair. */
function outOfCharacter(text: string, at: number, step: -1 | 1): number {
  const previous = text.charCodeAt(at - 1);
  return at > 0 && isLow(text, at) && previous >= 0xd800 && previous <= 0xdbff ? at + step : at;
}

/** Cuts a text at its marks. Spans may overlap, lie in any order, outside the text or within a character. */
export function splitMarks(text: string, spans: readonly Span[]): TextPart[] {
  const clean = spans
    .map(([start, end]): Span => [Math.max(0, Math.floor(start)), Math.min(text.length, Math.floor(end))])
    .filter(([start, end]) => start < end)
    .map(([start, end]): Span => [outOfCharacter(text, start, -1), outOfCharacter(text, end, 1)])
    .sort((a, b) => a[0] - b[0]);
  const parts: TextPart[] = [];
  let done = 0;
  for (const [start, end] of clean) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    if (from > done) parts.push({ at: done, text: text.slice(done, from), marked: false });
    parts.push({ at: from, text: text.slice(from, end), marked: true });
    done = end;
  }
  if (done < text.length) parts.push({ at: done, text: text.slice(done), marked: false });
  return parts;
}
