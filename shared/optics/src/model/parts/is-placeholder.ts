import type { Part } from './part';

/**
 * Whether a part is a placeholder for a part that is not chosen: an entered sensor, or the lens for any field. Placeholders are
 * not judged.
 */
export const isPlaceholder = ({ id }: Pick<Part, 'id'>): boolean => id === 0;
