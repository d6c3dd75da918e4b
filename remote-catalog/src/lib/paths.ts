/** Paths of pages whose URL needs no codec of its own. */
export const detailPath = (id: number) => `/goods/detail?id=${id}`;

/** The enquiry page with products, in the order given. */
export const enquiryPath = (ids: readonly number[]) => `/enquiry?ids=${ids.join(',')}`;

export const comparePath = (ids: readonly number[]) => (ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare');
