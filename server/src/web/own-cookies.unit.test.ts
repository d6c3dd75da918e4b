import { type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { SiteCookie } from '../platform/http/cookies';
import { setStaffCookie, staffToken } from './ops/staff-session';
import { overridesCookie } from './pages/versions/overrides';
import { previewCookie } from './pages/versions/page-previews';
import { groupCookie, rememberVisitor, signedInCookie, visitorOf } from './pages/versions/visitor';

interface Used {
  set(request: FastifyRequest, reply: FastifyReply): unknown;
  read(request: FastifyRequest): string | null | undefined;
}

const SET = '0f7a2b3c-1111-4222-8333-444455556666';
const SENT = '9f7a2b3c-1111-4222-8333-444455556666';
const usesOf = ({ set, read }: SiteCookie): Used => ({ set: (request, reply) => set(request, reply, SET), read });

/** All cookies that the site sets: their name, and how they are used. */
const cookies: [string, Used][] = [
  ['visitor', { set: rememberVisitor, read: visitorOf }],
  ['mf', usesOf(overridesCookie)],
  ['preview', usesOf(previewCookie)],
  ['signed-in', usesOf(signedInCookie)],
  ['trial-group', usesOf(groupCookie)],
  ['shixuan-staff', { set: (request, reply) => setStaffCookie(request, reply, SET), read: staffToken }],
];

/** What a site behind a proxy that speaks `protocol` sets, and which of two cookies it reads. */
async function used({ set, read }: Used, protocol: 'http' | 'https', cookie: string) {
  const app = fastify({ trustProxy: true });
  app.get('/', async (request, reply) => {
    set(request, reply);
    return read(request) ?? 'none';
  });
  const { headers, body } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': protocol, cookie } });
  await app.close();
  const [pair = '', ...attributes] = String(headers['set-cookie']).split('; ');
  return { name: pair.split('=')[0], attributes, read: body };
}

test.each(cookies)('by HTTPS the cookie %s is of this host alone, and no other is read', async (name, uses) => {
  const found = await used(uses, 'https', `__Host-${name}=${SENT}; ${name}=${SET}`);
  expect(found).toMatchObject({ name: `__Host-${name}`, read: SENT });
  expect(found.attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure']));
  expect(found.attributes.join()).not.toContain('Domain');
  expect((await used(uses, 'https', `${name}=${SENT}`)).read).toBe('none');
});

test.each(cookies)('by HTTP, where browsers refuse the prefix, the cookie %s has none', async (name, uses) => {
  const found = await used(uses, 'http', `__Host-${name}=${SET}; ${name}=${SENT}`);
  expect(found).toMatchObject({ name, read: SENT });
  expect(found.attributes).not.toContain('Secure');
});
