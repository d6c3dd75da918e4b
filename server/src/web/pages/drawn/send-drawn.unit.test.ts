import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createSendDrawn } from './send-drawn';

const page = '<!doctype html><h1>面阵相机</h1>'.repeat(50);

test('a drawn page is sent as the browser takes it, and not again while it is the same', async () => {
  const app = fastify();
  const send = createSendDrawn();
  let html = page;
  app.get('/', (request, reply) => send(request, reply, html));
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
        vary: 'accept, accept-encoding, sec-ch-ua-mobile, user-agent',
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
  html = `${page}<p>新</p>`;
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(200);
});
