import type { IncomingHttpHeaders } from 'node:http';

/** Whether the page is drawn in the form of phones. The browser corrects it where its window is of another width. */
export function isPhone(headers: IncomingHttpHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1' || hint === '?0') return hint === '?1';
  return /\bMobile\b|iPhone|iPod/.test(headers['user-agent'] ?? '') && !/iPad/.test(headers['user-agent'] ?? '');
}
