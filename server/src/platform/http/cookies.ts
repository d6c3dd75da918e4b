import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The value of the cookie as it was sent, not decoded; undefined when it is missing or empty. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return parseCookie(header ?? '', { decode: value => value || undefined })[name];
}

export interface CookieLine {
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
export function writeCookie({ maxAge, ...cookie }: CookieLine): string {
  const lifetime = maxAge === undefined ? {} : { maxAge };
  return stringifySetCookie({ ...cookie, ...lifetime, path: '/', httpOnly: true }, { encode: String });
}

export interface SiteCookie {
  /** The value as it was sent; undefined when it is missing or empty. */
  read(request: Pick<FastifyRequest, 'headers' | 'protocol'>): string | undefined;
  /** @param maxAge seconds; without it until the browser is closed */
  set(request: Pick<FastifyRequest, 'protocol'>, reply: FastifyReply, value: string, maxAge?: number): void;
  clear(request: Pick<FastifyRequest, 'protocol'>, reply: FastifyReply): void;
}

/**
 * A cookie of the site. By HTTPS it is `Secure` and has the prefix for which browsers refuse a cookie of another host, of a
 * subdomain, or set by HTTP; by HTTP, where browsers refuse the prefix, neither.
 */
export function siteCookie(name: string, sameSite: CookieLine['sameSite']): SiteCookie {
  const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>) => protocol === 'https';
  const nameFor = (request: Pick<FastifyRequest, 'protocol'>) => (isSecure(request) ? `__Host-${name}` : name);
  const set: SiteCookie['set'] = (request, reply, value, maxAge) => {
    const line = writeCookie({ name: nameFor(request), value, sameSite, secure: isSecure(request), maxAge });
    reply.header('set-cookie', line);
  };
  return {
    set,
    read: request => readCookie(request.headers.cookie, nameFor(request)),
    clear: (request, reply) => set(request, reply, '', 0),
  };
}
