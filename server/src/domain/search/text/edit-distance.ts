/**
 * Edits that make one word of the other: letters wrong, missing, too many, or two neighbours swapped (optimal string
 * alignment). Undefined where they are more than `most`, which is small: only cells that near the diagonal are looked at.
 */
export function editsBetween(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined;
  const far = most + 1;
  let [before, last] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)] as [number[], number[]];
  for (let i = 1; i <= one.length; i++) {
    const row = new Array<number>(other.length + 1).fill(far);
    if (i <= most) row[0] = i;
    for (let j = Math.max(1, i - most); j <= Math.min(other.length, i + most); j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j - 1] ?? far) + (isSame ? 0 : 1),
        (last[j] ?? far) + 1,
        (row[j - 1] ?? far) + 1,
        isSwapped ? (before[j - 2] ?? far) + 1 : far,
      );
    }
    [before, last] = [last, row];
  }
  const edits = last[other.length] ?? far;
  return edits <= most ? edits : undefined;
}
