/** Far beyond what a call of the contract asks: a few filters of up to 200 choices, whose values lie four levels deep. */
const MOST_ENTRIES = 5000;
const MOST_LEVELS = 8;

export interface TooMuch {
  path: string[];
  message: string;
}

/**
 * The first place at which a body has more entries or levels than any call can mean; looked for before the body is held
 * against its schema, which would examine every one of them.
 */
export function tooMuch(body: unknown): TooMuch | undefined {
  let entries = 0;
  const look = (value: unknown, path: string[]): TooMuch | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (path.length === MOST_LEVELS) return { path, message: `嵌套过深，最多 ${MOST_LEVELS} 层` };
    const keys = Object.keys(value);
    entries += keys.length;
    if (entries > MOST_ENTRIES) return { path, message: `内容过多，最多 ${MOST_ENTRIES} 项` };
    for (const [key, part] of Object.entries(value)) {
      const found = typeof part === 'object' ? look(part, [...path, key]) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  return look(body, []);
}
