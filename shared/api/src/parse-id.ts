const MAX_ID = 2_147_483_647;

/** A positive integer as the database gives it, or null for anything else. */
export function parseId(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}
