import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser is one of a phone, as far as it says: the form that it is given where a page has but one. */
export function isPhone(headers: IncomingHttpHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1' || hint === '?0') return hint === '?1';
  return /\bMobile\b|iPhone|iPod/.test(headers['user-agent'] ?? '') && !/iPad/.test(headers['user-agent'] ?? '');
}

/** The headers by which `isPhone` tells. */
export const PHONE_HEADERS = 'sec-ch-ua-mobile, user-agent';
