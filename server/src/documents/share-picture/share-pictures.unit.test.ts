import { textWidth } from '@shixuan/units';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexApp } from '../../../test/index-app';
import { sharedDocuments } from '../../../test/shared-documents';
import { siteIndex } from '../../../test/site-catalogue';
import { fitted, wrapped } from './set-lines';

let app: FastifyInstance;
beforeAll(async () => {
  app = indexApp(await siteIndex(), { documents: sharedDocuments });
});
afterAll(() => app.close());

/** Width and height in the head of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a product has a picture for messengers, made once', async () => {
  const answer = await app.inject('/share/products/1.png');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(answer.rawPayload)).toEqual([1200, 630]);
  // Text and drawing: an empty sheet takes a fraction of that.
  expect(answer.rawPayload.length).toBeGreaterThan(15_000);
  const again = await app.inject({
    url: '/share/products/1.png',
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('categories have pictures of their own, and the site one for all other pages', async () => {
  const addresses = ['/share/categories/1.png', '/share/categories/3.png', '/share/site.png'];
  const answers = await Promise.all(addresses.map(url => app.inject(url)));
  expect(answers.map(({ statusCode, rawPayload }) => [statusCode, ...sizeOf(rawPayload)])).toEqual(
    addresses.map(() => [200, 1200, 630]),
  );
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(addresses.length);
});

test.each([
  '/share/products/999999.png',
  '/share/products/x.png',
  '/share/categories/99.png',
  '/share/articles/1.png',
  '/share/brands/1.png',
])('%s is not there', async url => expect((await app.inject(url)).statusCode).toBe(404));

test('lines are never wider than their place, and lose nothing but what they say they lose', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(words, fc.integer({ min: 200, max: 1000 }), (text, width) => {
      const one = fitted(text, width, 56, 24);
      expect(textWidth(one.text, one.size)).toBeLessThanOrEqual(width + 1);
      const lines = wrapped(text, width, 52, 3);
      expect(lines.length).toBeLessThanOrEqual(3);
      if (!lines.at(-1)?.text.endsWith('…'))
        expect(
          lines
            .map(line => line.text)
            .join('')
            .replaceAll(/\s/g, ''),
        ).toBe(text.replaceAll(/\s/g, ''));
    }),
  );
  expect(wrapped('焦距与工作距离：怎样从视野算出焦距', 520, 52, 3).map(({ text }) => text)).toEqual([
    '焦距与工作距离：怎样',
    '从视野算出焦距',
  ]);
});
