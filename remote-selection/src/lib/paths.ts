/** Path of a product's page, which another remote owns. */
export const productPath = (id: number) => `/goods/detail?id=${id}`;
