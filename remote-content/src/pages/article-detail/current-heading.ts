/** A heading and how far it is from the top of the window, px. */
export interface PlacedHeading {
  id: string;
  top: number;
}

/**
 * The section being read: the last one whose heading has passed the line; at the end of the page the last section,
 * since short ones never reach the line. Undefined above the first.
 */
export function currentHeading(
  headings: readonly PlacedHeading[],
  { line, isAtEnd }: { line: number; isAtEnd: boolean },
): string | undefined {
  if (isAtEnd) return headings.at(-1)?.id;
  return headings.findLast(({ top }) => top <= line)?.id;
}
