/** A number of things in groups of three digits apart by thin spaces: `1 234`. */
export const formatCount = (count: number): string => count.toLocaleString('en').replaceAll(',', '\u202f');
