import type { CallRequest } from '@shixuan/api/client';
import { PAGE_SIZE, type ResultQuery } from './result-url';

/** The call for these results. */
export const resultRequest = ({ keywords, kind, categoryId, without, page }: ResultQuery): CallRequest<'search'> => ({
  keywords,
  ...(kind && { kind, page, pageSize: PAGE_SIZE }),
  ...(categoryId !== null && { categoryId }),
  ...(without.length > 0 && { without: [...without] }),
});
