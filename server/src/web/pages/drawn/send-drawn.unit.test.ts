import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { drawnDocument } from './drawn-documents';
import { sendDrawn } from './send-drawn';

const page = '<!doctype html><h1>面阵相机</h1>'.repeat(50);

test('a drawn page is sent as the browser takes it, and not again while it is the same', async () => {
  const app = fastify();
  const documentOf = (html: string) =>
    drawnDocument(html, {
      status: 200,
      headers: { 'cache-control': 'no-cache' },
      isCanonical: true,
      hasOneForm: false,
    });
  let document = await documentOf(page);
  app.get('/', (request, reply) => sendDrawn(request, reply, document));
  const get = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });
  const tags = new Set<unknown>();
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    for (const _ of [1, 2]) {
      const answer = await get({ 'accept-encoding': encoding });
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept, accept-encoding',
      });
      expect(decode(answer.rawPayload).toString()).toBe(page);
      tags.add(answer.headers.etag);
    }
  }
  const plain = await get();
  expect(plain.body).toBe(page);
  const etag = String(plain.headers.etag);
  expect(tags.add(etag).size).toBe(3);
  const again = await get({ 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  document = await documentOf(`${page}<p>新</p>`);
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(200);
});

test('a page that does not exist has no entity tag', async () => {
  const app = fastify();
  const document = await drawnDocument(page, { status: 404, headers: {}, isCanonical: false, hasOneForm: false });
  app.get('/', (request, reply) => sendDrawn(request, reply, document));
  const answer = await app.inject({ url: '/', headers: { 'if-none-match': '*' } });
  expect([answer.statusCode, answer.headers.etag, answer.body]).toEqual([404, undefined, page]);
});
