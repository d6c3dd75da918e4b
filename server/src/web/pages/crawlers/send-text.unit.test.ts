import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startPages } from '../../../../test/pages/pages-fixture';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

test.each(['/sitemap.xml', '/sitemap/area-camera.xml', '/llms.txt', '/goods/detail.md?id=42', '/service-worker.js'])(
  '%s is compressed as the client takes it, and known by a tag of that form',
  async url => {
    const { get } = await startPages();
    const plain = await get(url);
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding']);
    const tags = new Set([plain.headers.etag]);
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = await get(url, { 'accept-encoding': encoding });
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([encoding, 'accept-encoding']);
      expect(unpack[encoding](packed.rawPayload).toString()).toBe(plain.body);
      const again = await get(url, { 'accept-encoding': encoding, 'if-none-match': String(packed.headers.etag) });
      expect([again.statusCode, again.headers.vary, again.body]).toEqual([304, 'accept-encoding', '']);
      tags.add(packed.headers.etag);
    }
    expect(tags.size).toBe(3);
  },
);
