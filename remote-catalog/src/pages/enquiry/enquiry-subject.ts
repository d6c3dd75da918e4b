import { parseId } from '@shixuan/api/client';

/** What an enquiry is about, as its page's address names it. */
export interface EnquirySubject {
  /** Product numbers, without repeats. */
  ids: number[];
  /** Address of a selection page of this site, empty for none. */
  scheme: string;
}

const MOST_PRODUCTS = 20;
const SCHEME = /^\/selection\/(camera|lens|vision|volume)(\?[^\s#]*)?$/;

/** Reads `?ids=1,2&scheme=/selection/vision?…`; what is neither a product nor a selection is left out. */
export function parseEnquirySubject(search: string): EnquirySubject {
  const query = new URLSearchParams(search);
  const ids = (query.get('ids') ?? '').split(',').flatMap(text => parseId(text.trim()) ?? []);
  const scheme = query.get('scheme') ?? '';
  return { ids: [...new Set(ids)].slice(0, MOST_PRODUCTS), scheme: SCHEME.test(scheme) ? scheme : '' };
}
