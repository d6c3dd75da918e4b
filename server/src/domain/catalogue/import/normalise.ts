/** Compatibility forms unified (full-width letters, ligatures), spaces collapsed, ends trimmed. */
export const tidy = (text: string) => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** Form under which brand names are compared: without regard to case. */
export const brandKey = (brand: string) => tidy(brand).toLowerCase();

/**
 * Form under which part numbers are compared: without regard to case and spaces. Hyphens, dots and slashes count,
 * since makers tell models apart by them.
 */
export const modelKey = (model: string) => tidy(model).replaceAll(' ', '').toLowerCase();

/** Identity of a product across imports: maker and part number. */
export const productKey = (brand: string, model: string) => `${brandKey(brand)}\n${modelKey(model)}`;
