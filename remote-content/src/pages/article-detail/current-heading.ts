/** A heading and how far it is from the top of the window, px. */
export interface PlacedHeading {
  id: string;
  top: number;
}

/**
 * The section that is being read: the last one whose heading has come up to the line, or the last of all at the end of
 * the page, where short sections never get so far. Undefined above the first.
 */
export function currentHeading(
  headings: readonly PlacedHeading[],
  { line, isAtEnd }: { line: number; isAtEnd: boolean },
): string | undefined {
  if (isAtEnd) return headings.at(-1)?.id;
  return headings.findLast(({ top }) => top <= line)?.id;
}
