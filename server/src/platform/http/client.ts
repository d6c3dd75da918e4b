import ipaddr from 'ipaddr.js';

/** Who asks: for throttling and for the list of sessions. */
export interface Client {
  address: string;
  userAgent: string;
}

/**
 * The key under which throttles count an address. A visitor has a whole /64 of IPv6 addresses, which count as one. An IPv4
 * address mapped into IPv6 counts as the IPv4 address, in dotted (`::ffff:192.0.2.1`) and hexadecimal form.
 */
export function throttleAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map(part => part.toString(16));
  return `${network.join(':')}::/64`;
}
