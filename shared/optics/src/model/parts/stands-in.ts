import type { Part } from './part';

/** A sensor that was typed, or the lens that shows any field: stands in for a part that is not chosen, and is not judged. */
export const standsIn = ({ id }: Pick<Part, 'id'>): boolean => id === 0;
