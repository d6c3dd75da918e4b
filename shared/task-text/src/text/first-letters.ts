/** Of a pattern, or of a part of it: letters that what matches can begin with; null where any may. */
interface Beginning {
  letters: ReadonlySet<string> | null;
  /** Whether it can match nothing at all: then what stands behind it begins. */
  canBeEmpty: boolean;
}

/** A class of single letters, a group, an escaped sign or a letter; and how often it stands. */
const ITEM = /\[[^\]]*\]|\((?:\?(?:<?[=!]|:))?|\\.|[\s\S]/y;
const OFTEN = /[?*+]\??|\{(\d+),?\d*\}\??/y;
const LETTERS = /^\[[^\\^-]+\]$/;

const together = (parts: readonly Beginning[]): Beginning => ({
  letters: parts.some(({ letters }) => letters === null)
    ? null
    : new Set(parts.flatMap(({ letters }) => [...(letters ?? [])])),
  canBeEmpty: parts.some(({ canBeEmpty }) => canBeEmpty),
});

/** Where the bracket that is open before `start` closes. */
function endOfGroup(pattern: string, start: number): number {
  let depth = 1;
  for (ITEM.lastIndex = start; ITEM.lastIndex < pattern.length; ) {
    const item = ITEM.exec(pattern)?.[0] ?? '';
    if (item.startsWith('(')) depth += 1;
    if (item === ')') depth -= 1;
    if (depth === 0) return ITEM.lastIndex - 1;
  }
  return pattern.length;
}

/** What stands between the bars of a pattern that are in no bracket. */
function alternatives(pattern: string): string[] {
  const found: string[] = [];
  let begun = 0;
  for (let at = 0; at < pattern.length; ) {
    ITEM.lastIndex = at;
    const item = ITEM.exec(pattern)?.[0] ?? '';
    if (item === '|') {
      found.push(pattern.slice(begun, at));
      begun = at + 1;
    }
    at = item.startsWith('(') ? endOfGroup(pattern, at + item.length) + 1 : at + item.length;
  }
  return [...found, pattern.slice(begun)];
}

function beginningOfOne(pattern: string): Beginning {
  const parts: Beginning[] = [];
  for (let at = 0; at < pattern.length; ) {
    ITEM.lastIndex = at;
    const item = ITEM.exec(pattern)?.[0] ?? '';
    const inner = at + item.length;
    const end = item.startsWith('(') ? endOfGroup(pattern, inner) : inner;
    OFTEN.lastIndex = item.startsWith('(') ? end + 1 : end;
    const behind = OFTEN.lastIndex;
    const often = OFTEN.exec(pattern);
    at = behind + (often?.[0].length ?? 0);
    // What stands around takes no letter.
    if (/^\(\?<?[=!]/.test(item)) continue;
    const part = item.startsWith('(') ? beginning(pattern.slice(inner, end)) : ofItem(item);
    const canBeEmpty = part.canBeEmpty || (often !== null && (/^[?*]/.test(often[0]) || often[1] === '0'));
    parts.push({ ...part, canBeEmpty });
    if (!canBeEmpty) return { letters: together(parts).letters, canBeEmpty: false };
  }
  return { letters: together(parts).letters, canBeEmpty: true };
}

function ofItem(item: string): Beginning {
  if (LETTERS.test(item)) return { letters: new Set(item.slice(1, -1).split('')), canBeEmpty: false };
  const isOneLetter = item.length === 1 && !'.^$'.includes(item);
  return { letters: isOneLetter ? new Set(item) : null, canBeEmpty: false };
}

const beginning = (pattern: string): Beginning => together(alternatives(pattern).map(beginningOfOne));

/** Letters that what matches a pattern can begin with; null where any may, or the pattern holds what is not looked into. */
export function firstLetters(pattern: string): ReadonlySet<string> | null {
  const { letters, canBeEmpty } = beginning(pattern);
  return canBeEmpty ? null : letters;
}

/**
 * Patterns by the letter that stands where one is looked for, in their order: of hundreds a few can match there, and a long line is read in
 * milliseconds.
 */
export function byFirstLetter<T extends { pattern: string }>(all: readonly T[]): { at(letter: string): readonly T[] } {
  const anywhere: T[] = [];
  const known = new Map<string, T[]>();
  for (const one of all) {
    const letters = firstLetters(one.pattern);
    for (const letter of letters ?? []) known.set(letter, [...(known.get(letter) ?? anywhere), one]);
    if (letters) continue;
    for (const those of known.values()) those.push(one);
    anywhere.push(one);
  }
  return { at: letter => known.get(letter) ?? anywhere };
}
