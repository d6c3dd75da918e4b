import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Who asks: for throttling and for the list of sessions. */
export interface Client {
  address: string;
  userAgent: string;
}

/** The address alone of what a proxy wrote into `X-Forwarded-For`: `192.0.2.1:4444`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
export function plainAddress(text: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(text.trim()) ?? [];
  return inBrackets ?? beforePort ?? text.trim();
}

/**
 * The key under which throttles count an address, with or without a port. A visitor has a whole /64 of IPv6 addresses, which count as one. An IPv4
 * address mapped into IPv6 counts as the IPv4 address, in dotted (`::ffff:192.0.2.1`) and hexadecimal form.
 */
export function throttleAddress(forwarded: string): string {
  const known = keys.get(forwarded);
  if (known !== undefined) return known;
  const key = keyOf(forwarded);
  if (forwarded.length <= LONGEST_KEPT) keys.set(forwarded, key);
  return key;
}

/** Keys by addresses: a visitor asks for many things, and each is counted. */
const keys = new LRUCache<string, string>({ max: 1000 });
/** An IPv6 address with its port; a forged header may be of any length. */
const LONGEST_KEPT = 64;

function keyOf(forwarded: string): string {
  const address = plainAddress(forwarded);
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map(part => part.toString(16));
  return `${network.join(':')}::/64`;
}
