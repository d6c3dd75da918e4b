import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { demandHttps } from './strict-transport';

async function headersOf(siteOrigin: string): Promise<unknown[]> {
  const app = fastify();
  demandHttps(app, siteOrigin);
  app.get('/there', async () => 'yes');
  const answers = [await app.inject('/there'), await app.inject('/not-there')];
  await app.close();
  return answers.map(({ headers }) => headers['strict-transport-security']);
}

test('a site that the public knows by HTTPS asks for it with every answer', async () => {
  expect(await headersOf('https://www.example.com')).toEqual(['max-age=31536000', 'max-age=31536000']);
});

test('a site without an origin, or known by HTTP, does not', async () => {
  expect(await headersOf('')).toEqual([undefined, undefined]);
  expect(await headersOf('http://www.example.com')).toEqual([undefined, undefined]);
});
