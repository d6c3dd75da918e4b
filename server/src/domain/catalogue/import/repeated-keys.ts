import { type JSONPath, visit } from 'jsonc-parser';

/** A key that an object has once before. */
export interface RepeatedKey {
  /** From the outermost value to the key, the key included. */
  path: JSONPath;
  /** Where the repeated key begins: 第 3 行第 7 列. */
  place: string;
}

/** Levels that are walked by recursion without exhausting the stack. */
export const DEEPEST_WALKED = 500;

/** Whether brackets, those in texts left out, lie no deeper than can be walked. The text need not be JSON. */
export function canBeWalked(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > DEEPEST_WALKED) return false;
  }
  return true;
}

/**
 * Keys that stand twice in one object. `JSON.parse` keeps the last of their values without a word, so that a value of the
 * file would be lost. Keys are compared as they are read: `"a"` and `"\u0061"` are one.
 * @param text valid JSON; one nested too deep to be walked gives none
 */
export function repeatedKeys(text: string): RepeatedKey[] {
  if (!canBeWalked(text)) return [];
  const repeated: RepeatedKey[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectProperty(key, _offset, _length, line, character, enclosing) {
      const keys = open.at(-1);
      if (keys?.has(key))
        repeated.push({ path: [...enclosing(), key], place: `第 ${line + 1} 行第 ${character + 1} 列` });
      keys?.add(key);
    },
    onObjectEnd: () => void open.pop(),
  });
  return repeated;
}
