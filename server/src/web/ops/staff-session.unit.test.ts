import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { setStaffCookie, staffToken } from './staff-session';

/** What is set and what is read of two cookies by a site behind a proxy that speaks `protocol`. */
async function session(protocol: 'http' | 'https') {
  const app = fastify({ trustProxy: true });
  app.get('/', async (request, reply) => {
    setStaffCookie(request, reply, 'new');
    return staffToken(request) ?? 'none';
  });
  const { headers, body } = await app.inject({
    url: '/',
    headers: { 'x-forwarded-proto': protocol, cookie: 'shixuan-staff=plain; __Host-shixuan-staff=of-this-host' },
  });
  await app.close();
  return { set: headers['set-cookie'], read: body };
}

test('by HTTPS the cookie of the staff is of this host alone, and no other is read', async () => {
  expect(await session('https')).toEqual({
    set: '__Host-shixuan-staff=new; Path=/; HttpOnly; Secure; SameSite=Strict',
    read: 'of-this-host',
  });
});

test('by HTTP, where browsers refuse the prefix, the cookie has none', async () => {
  expect(await session('http')).toEqual({ set: 'shixuan-staff=new; Path=/; HttpOnly; SameSite=Strict', read: 'plain' });
});
