/** Height of the place in snippets whose widget fills it. */
export const FILLED_PX = 900;
