/** Paths of pages that belong to others. */
export const productPath = (id: number) => `/goods/detail?id=${id}`;
