import { afterEach, expect, test, vi } from 'vitest';
import { digestFile, MAX_CHECKED } from './digest-file';

afterEach(() => vi.unstubAllGlobals());

// FIPS 180-4's own examples.
test.each([
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
])('SHA-256 of "%s"', async (text, digest) => {
  expect(await digestFile(new Blob([text]))).toBe(digest);
});

test('what is too large, cannot be read or has no cryptography at hand is said', async () => {
  const large = Object.defineProperty(new Blob(['x']), 'size', { value: MAX_CHECKED + 1 });
  await expect(digestFile(large)).rejects.toThrow('large');
  const gone = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new Error('NotFoundError')) });
  await expect(digestFile(gone)).rejects.toThrow('unreadable');
  vi.stubGlobal('crypto', {});
  await expect(digestFile(new Blob(['x']))).rejects.toThrow('noCryptography');
});
