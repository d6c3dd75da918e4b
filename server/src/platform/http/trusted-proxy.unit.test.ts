import { expect, test } from 'vitest';
import { fixedCatalogue } from '../../../test/fixed-catalogue';
import { unreachableDatabase } from '../../../test/unreachable-database';
import { buildApp } from '../../app';

/** Whose request it is to a site that trusts these proxies, for throttles, sessions and the log. */
async function addressOf(trustProxy: string | undefined, sender: string, forwardedFor: string): Promise<string> {
  const app = buildApp({
    db: unreachableDatabase(),
    catalogue: await fixedCatalogue(),
    config: { imageHost: '', trustProxy },
  });
  let seen = '';
  app.addHook('onRequest', async ({ ip }) => {
    seen = ip;
  });
  await app.inject({ url: '/healthz', remoteAddress: sender, headers: { 'x-forwarded-for': forwardedFor } });
  await app.close();
  return seen;
}

test.each([
  ['a visitor who writes the header himself', undefined, '192.0.2.9', '203.0.113.5', '192.0.2.9'],
  ['a stranger beside the proxy', '10.0.0.0/8', '192.0.2.9', '203.0.113.5', '192.0.2.9'],
  ['the proxy', '10.0.0.0/8', '10.0.0.5', '203.0.113.5', '203.0.113.5'],
  ['the proxy, after what the visitor wrote', '10.0.0.0/8', '10.0.0.5', '198.51.100.1, 203.0.113.5', '203.0.113.5'],
  ['one of two proxies', '10.0.0.5, 10.0.0.6', '10.0.0.5', '203.0.113.5, 10.0.0.6', '203.0.113.5'],
])('the address behind a request of %s', async (_, trusted, sender, forwardedFor, address) => {
  expect(await addressOf(trusted, sender, forwardedFor)).toBe(address);
});
