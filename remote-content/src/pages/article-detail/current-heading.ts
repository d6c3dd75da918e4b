/** A heading and how far it is from the top of the window, px. */
export interface PlacedHeading {
  id: string;
  top: number;
}

/** Where the window is. */
export interface ReadingPlace {
  /** Distance from the top of the window at which a heading has been reached, px. */
  line: number;
  /** Height of the window, px. */
  height: number;
  isAtEnd: boolean;
  /** The heading that the reader went to, until they scroll themselves. */
  wentTo: string | undefined;
}

/**
 * The section being read: the one gone to, as long as its heading is in sight (near the end it cannot come to the top); else
 * the last one whose heading has passed the line; at the end of the page the last section, since short ones never reach the
 * line. Undefined above the first.
 */
export function currentHeading(
  headings: readonly PlacedHeading[],
  { line, height, isAtEnd, wentTo }: ReadingPlace,
): string | undefined {
  const target = headings.find(({ id }) => id === wentTo);
  if (target && target.top >= 0 && target.top < height) return target.id;
  if (isAtEnd) return headings.at(-1)?.id;
  return headings.findLast(({ top }) => top <= line)?.id;
}
