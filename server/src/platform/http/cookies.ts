import { parseCookie, stringifySetCookie } from 'cookie';

/** The value of the cookie as it was sent, not decoded; undefined when it is missing or empty. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return parseCookie(header ?? '', { decode: value => value || undefined })[name];
}

export interface SiteCookie {
  name: string;
  /** Sent as it is. */
  value: string;
  sameSite: 'lax' | 'strict';
  secure?: boolean;
  /** Seconds; 0 deletes the cookie, and without it the cookie ends with the browser's session. */
  maxAge?: number | undefined;
}

/**
 * The `Set-Cookie` line of a cookie that holds for all paths of the site and that no script can read.
 * @throws TypeError when name or value hold characters that a cookie cannot carry
 */
export function writeCookie({ maxAge, ...cookie }: SiteCookie): string {
  const lifetime = maxAge === undefined ? {} : { maxAge };
  return stringifySetCookie({ ...cookie, ...lifetime, path: '/', httpOnly: true }, { encode: String });
}
