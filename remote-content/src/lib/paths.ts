export const articlePath = (id: number) => `/article/detail?id=${id}`;
