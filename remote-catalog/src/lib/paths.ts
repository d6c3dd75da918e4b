/** Paths of pages whose URL needs no codec of its own. */
export const detailPath = (id: number) => `/goods/detail?id=${id}`;

export const comparePath = (ids: readonly number[]) => (ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare');
