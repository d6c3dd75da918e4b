const SEGMENT = '[a-zA-Z0-9][a-zA-Z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(/${SEGMENT})*$`);
const PREFIX = new RegExp(`^(${SEGMENT}/)*(${SEGMENT})?$`);

/** Whether a text can be the key of an object. */
export const isKey = (text: string): boolean => KEY.test(text);

/**
 * Keys are segments of letters, digits, dots, hyphens and underscores between slashes; none begins with a dot, so none
 * leads out of the folder that the objects lie in.
 * @throws Error for any other text
 */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error('an object is known by a key of plain segments between slashes');
  return key;
}

/**
 * What a key can begin with; the empty text begins all of them.
 * @throws Error for any other text
 */
export function requirePrefix(prefix: string): string {
  if (!PREFIX.test(prefix)) throw new Error('a prefix is the beginning of a key');
  return prefix;
}
