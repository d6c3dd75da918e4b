/**
 * JSON that is already text, with the type of what it stands for. Lists are put together from the texts of their rows:
 * a product is serialised once, not with every page that shows it.
 */
export class JsonText<T> {
  /** Keeps the type apart at compile time; nothing at run time. */
  declare readonly stands: T;

  constructor(readonly text: string) {}
}

/** An array from the JSON texts of its elements. */
export const jsonArray = <T>(texts: readonly string[]): JsonText<T[]> => new JsonText(`[${texts.join(',')}]`);

/** An object of plain values and of texts; undefined fields are left out, as JSON.stringify does. */
export function jsonObject<T extends object>(fields: { [K in keyof T]: T[K] | JsonText<T[K]> }): JsonText<T> {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined) parts.push(`${JSON.stringify(key)}:${toJson(value)}`);
  }
  return new JsonText(`{${parts.join(',')}}`);
}

export const toJson = (value: unknown): string => (value instanceof JsonText ? value.text : JSON.stringify(value));
