/** State of a link whose page starts at its top, even where the visitor has been there before. */
export const fromTop = { fromTop: true };

export const startsAtTop = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromTop' in state && state.fromTop === true;
