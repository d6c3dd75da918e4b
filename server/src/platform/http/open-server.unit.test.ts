import { expect, onTestFinished, test } from 'vitest';
import { openServer } from './open-server';

const OWN = "default-src 'none'; frame-ancestors https://shop.example.com";

async function setUp() {
  const app = openServer({});
  onTestFinished(() => app.close());
  app.get('/text', async (_, reply) => reply.type('text/plain').send('text'));
  app.get('/nothing', async (_, reply) => reply.code(204).send());
  app.get('/unchanged', async (_, reply) => reply.code(304).send());
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  app.register(async scope =>
    scope.get('/page', async (_, reply) => reply.header('content-security-policy', OWN).send('')),
  );
  return async (url: string) => (await app.inject(url)).headers['content-security-policy'];
}

test('every answer says who may frame it: nobody, where it says nothing else', async () => {
  const policyOf = await setUp();
  for (const url of ['/text', '/nothing', '/broken', '/missing'])
    expect([url, await policyOf(url)]).toEqual([url, "frame-ancestors 'none'"]);
  expect(await policyOf('/page')).toBe(OWN);
});

test('an answer without content takes no policy from what the browser has kept', async () => {
  const policyOf = await setUp();
  expect(await policyOf('/unchanged')).toBeUndefined();
});
