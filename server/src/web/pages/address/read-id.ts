/** The id that an address states; null for anything but a positive whole number of at most ten digits. */
export const readId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
