import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress';

const text = '机器视觉 lens 镜头 '.repeat(500);

test.each(['page', 'answer', 'file'] as const)('what is compressed for a %s is read back', async use => {
  expect(brotliDecompressSync(await compress(text, 'br', use)).toString()).toBe(text);
  expect(gunzipSync(await compress(Buffer.from(text), 'gzip', use)).toString()).toBe(text);
});

test('a file is made smaller than a page, which nobody should wait for', async () => {
  const varied = Array.from({ length: 3000 }, (_, i) => `${(i * i) % 997} px ${i % 7} mm`).join('\n');
  for (const encoding of ['br', 'gzip'] as const) {
    const [page, file] = [await compress(varied, encoding, 'page'), await compress(varied, encoding, 'file')];
    expect(file.length).toBeLessThan(page.length);
  }
});
