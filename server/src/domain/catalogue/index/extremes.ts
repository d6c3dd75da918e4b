// Not Math.min(...values): a category may hold more products than a call takes arguments.

/** The least of at least one number. @throws TypeError for none */
export const lowest = (values: readonly number[]): number => values.reduce((least, value) => Math.min(least, value));

/** The greatest of at least one number. @throws TypeError for none */
export const highest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value));
