const ROMAN: Readonly<Record<string, string>> = { 2: 'ii', 3: 'iii', 4: 'iv', 5: 'v' };
const NUMBERED = /(?<![a-z])([a-z]{3,}) ?([2-5])(?![\da-z.])/gu;

/**
 * A folded text with the figures behind names as Roman numbers, where names go on so and not with the figure: komodo 2 is
 * Komodo II, mer2 stays. Undefined where nothing is to be changed.
 */
export function withRoman(
  folded: string,
  beginsName: (letters: string) => boolean,
): { text: string; changes: { typed: string; read: string }[] } | undefined {
  const changes: { typed: string; read: string }[] = [];
  const text = folded.replace(NUMBERED, (typed: string, letters: string, figure: string) => {
    const roman = letters + ROMAN[figure];
    if (beginsName(letters + figure) || !beginsName(roman)) return typed;
    const read = `${letters} ${ROMAN[figure]}`;
    changes.push({ typed, read });
    return read;
  });
  return changes.length > 0 ? { text, changes } : undefined;
}
