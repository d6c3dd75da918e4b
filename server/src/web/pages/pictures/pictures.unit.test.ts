import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { snapshot, startPages } from '../../../../test/pages/pages-fixture';

test.each([
  '/Uploads/products/42.svg',
  '/Uploads/products/42-thumb.svg',
  '/Uploads/products/42-outline.svg',
  '/Uploads/categories/area-camera.svg',
  '/Uploads/company/qr.svg',
])('%s is drawn, may run nothing, and is kept for a day', async url => {
  const { get } = await startPages();
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const packed = await get(url, { 'accept-encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.etag).not.toBe(response.headers.etag);
    expect(unpack(packed.rawPayload).toString()).toBe(response.body);
  }
  const again = await get(url, { 'if-none-match': String(response.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the name of a part is text in its drawing, never markup', async () => {
  const { get } = await startPages();
  expect((await get('/Uploads/products/42.svg')).body).not.toContain('<script');
});

test.each([
  '/Uploads/products/43.svg',
  '/Uploads/products/042.svg',
  '/Uploads/products/42.png',
  '/Uploads/products/99999999999.svg',
  '/Uploads/categories/unknown.svg',
  '/Uploads/categories/constructor.svg',
  '/Uploads/company/other.svg',
  '/Uploads/',
])('%s does not exist', async url => {
  const { get } = await startPages();
  const response = await get(url);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('before the company is known there is no QR code', async () => {
  const { get } = await startPages({ catalogue: { current: { ...snapshot, company: null } } });
  expect((await get('/Uploads/company/qr.svg')).statusCode).toBe(404);
});

test('what did not exist is not remembered, and what was drawn is the same on each request', async () => {
  const catalogue = { current: { ...snapshot, company: null as typeof snapshot.company } };
  const { get } = await startPages({ catalogue });
  expect((await get('/Uploads/company/qr.svg')).statusCode).toBe(404);
  catalogue.current = snapshot;
  const [first, second] = [await get('/Uploads/company/qr.svg'), await get('/Uploads/company/qr.svg')];
  expect(first.statusCode).toBe(200);
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(second.body).toBe(first.body);
});
