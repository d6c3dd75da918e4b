/**
 * JSON that is already text, with the type of what it stands for. Lists are put together from the texts of their rows:
 * a product is serialised once, not with every page that shows it. Pieces that are bytes already are not read again.
 */
export class JsonText<T> {
  /** Keeps the type apart at compile time; nothing at run time. */
  declare readonly stands: T;

  constructor(readonly pieces: readonly Piece[]) {}
}

type Piece = string | Uint8Array;

/** An array from the JSON of its elements. */
export function jsonArray<T>(elements: readonly (Piece | JsonText<T>)[]): JsonText<T[]> {
  const pieces: Piece[] = ['['];
  elements.forEach((element, i) => {
    if (i > 0) pieces.push(',');
    if (element instanceof JsonText) pieces.push(...element.pieces);
    else pieces.push(element);
  });
  pieces.push(']');
  return new JsonText(pieces);
}

/** An object of plain values and of texts; undefined fields are left out, as JSON.stringify does. */
export function jsonObject<T extends object>(fields: { [K in keyof T]: T[K] | JsonText<T[K]> }): JsonText<T> {
  const pieces: Piece[] = [];
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    pieces.push(`${pieces.length === 0 ? '{' : ','}${JSON.stringify(key)}:`, ...piecesOf(value));
  }
  return new JsonText(pieces.length === 0 ? ['{}'] : [...pieces, '}']);
}

/** The JSON of any value as pieces. */
export const piecesOf = (value: unknown): readonly Piece[] =>
  value instanceof JsonText ? value.pieces : [JSON.stringify(value)];

export const toBytes = (pieces: readonly Piece[]): Buffer =>
  Buffer.concat(pieces.map(piece => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

export const toJson = (value: unknown): string =>
  value instanceof JsonText ? toBytes(value.pieces).toString() : JSON.stringify(value);
