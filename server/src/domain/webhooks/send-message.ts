import { type LookupAddress, lookup } from 'node:dns';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { inSpan } from '../../platform/tracing/spans';
import { hostOf } from './webhook-settings';
import type { WebhookMessage } from './write-message';

const TIMEOUT_MS = 10_000;
/** An answer is a line. */
const MOST_BYTES = 64 * 1024;

/** Addresses that belong to somebody on the internet, as opposed to this machine, the own network, or a cloud's data about it. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // Of IPv6 what has been given out so far, 2000::/3: elsewhere lie old forms that hold an address of the own network, as ::10.0.0.1 does.
  const isGivenOut = !(parsed instanceof ipaddr.IPv6) || (parsed.parts[0] ?? 0) >> 13 === 1;
  return isGivenOut && parsed.range() === 'unicast';
}

/** Looks a name up and refuses it when one of its addresses is not public: the connection is made to what was looked at. */
const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const refused = !error && !found.every(({ address }) => isPublic(address));
    if (error || refused) return done(error ?? new Error('not a public address'), '', 0);
    const [first] = found;
    if (options.all) return done(null, found);
    return done(null, first?.address ?? '', first?.family);
  });

/**
 * Sends a message. Addresses in the own network are refused unless their host is named in the settings: a receiver's name may be
 * somebody else's, and may change its address. Redirects are not followed.
 * @throws Error without the address, which may hold a token
 */
export function sendMessage(
  { url, headers, body }: WebhookMessage,
  privateHosts: readonly string[],
): Promise<{ status: number; text: string }> {
  const host = hostOf(url);
  const isAllowed = privateHosts.includes(host);
  if (!isAllowed && url.protocol !== 'https:') return Promise.reject(new Error('not https'));
  if (!isAllowed && ipaddr.isValid(host) && !isPublic(host)) return Promise.reject(new Error('not a public address'));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Each message has a connection of its own: one that is kept was looked up for another.
    agent: false as const,
    ...(!isAllowed && { lookup: publicLookup }),
  };
  return inSpan({ name: 'send webhook', kind: 'client' }, () => ask(request, url, options, body));
}

function ask(
  request: typeof requestHttp,
  url: URL,
  options: RequestOptions,
  body: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(url, options, response => {
      const parts: Buffer[] = [];
      let length = 0;
      const answer = () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') });
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length <= MOST_BYTES) parts.push(part);
        else {
          answer();
          response.destroy();
        }
      });
      response.on('end', answer);
      response.on('error', reject);
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
