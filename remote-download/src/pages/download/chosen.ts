/** The most files that come as one zip. */
export const MAX_FILES = 100;

export interface Chosen {
  /** Number of the version. */
  id: number;
  /** In bytes. */
  size: number;
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'size' in value &&
  typeof value.size === 'number' &&
  value.size >= 0;

/** Parses the files chosen in an earlier visit; empty for anything else. */
export const readChosen = (stored: unknown): readonly Chosen[] =>
  Array.isArray(stored) && stored.length <= MAX_FILES && stored.every(isChosen) ? stored : [];
