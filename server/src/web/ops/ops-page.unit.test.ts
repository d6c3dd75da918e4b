import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { registerErrors } from '../api/http/register-errors';
import { refuseForeignForms } from './ops-page';

/** How a form is answered that a browser sends from `origin`, to a site that is reached as `host` by HTTP. */
async function answered(siteOrigin: string, host: string, origin?: string) {
  const app = fastify();
  registerErrors(app);
  refuseForeignForms(app, siteOrigin);
  app.post('/ops/kill', async () => 'done');
  const headers = { host, ...(origin !== undefined && { origin }) };
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/ops/kill', headers });
  await app.close();
  return { statusCode, body };
}

test.each([
  // Behind a proxy that names itself, or one that hands on whatever host it was asked for.
  ['https://site.test', 'inner:8080', 'https://site.test', 200],
  ['https://site.test', 'evil.test', 'http://evil.test', 403],
  ['https://site.test', 'site.test', 'http://site.test', 403],
  ['https://site.test', 'site.test', 'https://site.test:8443', 403],
  ['https://site.test', 'site.test', undefined, 403],
  ['https://site.test', 'site.test', 'null', 403],
  ['', 'Site.test:8080', 'http://site.test:8080', 200],
  ['', 'site.test', 'https://site.test', 200],
  ['', 'site.test', 'http://evil.test', 403],
  ['', 'site.test', 'null', 403],
  ['', 'site.test', '', 403],
  ['', 'si te', '', 403],
])('with SITE_ORIGIN %j, at %j a form of %j is answered %j', async (siteOrigin, host, origin, status) => {
  expect((await answered(siteOrigin, host, origin)).statusCode).toBe(status);
});

test('whoever came by another name of the site is told where the page is', async () => {
  const { body } = await answered('https://site.test', '127.0.0.1', 'http://127.0.0.1');
  expect(body).toContain('此操作只能从本站的运维页发出：https://site.test/ops');
});
