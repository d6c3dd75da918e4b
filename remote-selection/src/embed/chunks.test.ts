import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideChunks } from './chunks';
import { runChecked } from './loader/run-checked';

vi.mock('./loader/run-checked');

/** Makes a module of every address below it: what follows is a comment. */
const FOLDER = 'data:text/javascript,export const loaded = true;//';

const importChunk = (path: string): Promise<unknown> => {
  const given: unknown = Reflect.get(globalThis, '__importChunk');
  if (typeof given !== 'function') throw new Error('nothing was provided');
  return given(path);
};

beforeEach(() => {
  vi.stubGlobal('__importChunk', undefined);
  vi.stubGlobal('__chunkHashes', { 'drawing.js': 'sha384-drawing', 'table.js': 'sha384-table' });
  vi.stubGlobal('__webpack_public_path__', FOLDER);
  vi.mocked(runChecked).mockReset().mockResolvedValue();
  provideChunks({ nonce: 'nonce-of-the-page' });
});
afterEach(() => vi.unstubAllGlobals());

test('a chunk is imported only after it was run against its hash, with the nonce of the page', async () => {
  let run: (() => void) | undefined;
  vi.mocked(runChecked).mockImplementation(() => new Promise(resolve => (run = resolve)));
  let imported = false;
  const module = importChunk('./chunks/drawing.js').then(loaded => {
    imported = true;
    return loaded;
  });
  expect(vi.mocked(runChecked).mock.calls).toEqual([
    [`${FOLDER}drawing.js`, 'sha384-drawing', { nonce: 'nonce-of-the-page' }],
  ]);
  await new Promise(resolve => setTimeout(resolve));
  expect(imported).toBe(false);
  run?.();
  expect(await module).toMatchObject({ loaded: true });
});

test('a chunk without a hash is neither run nor imported', async () => {
  await expect(importChunk('./stranger.js')).rejects.toThrow('no hash of stranger.js');
  expect(runChecked).not.toHaveBeenCalled();
});

test('a chunk that failed is asked for under another address, and only that one', async () => {
  vi.mocked(runChecked).mockRejectedValueOnce(new Error('changed on the way'));
  await expect(importChunk('./table.js')).rejects.toThrow('changed on the way');
  expect(await importChunk('./table.js')).toMatchObject({ loaded: true });
  await importChunk('./drawing.js');
  expect(vi.mocked(runChecked).mock.calls.map(([url]) => url)).toEqual([
    `${FOLDER}table.js`,
    `${FOLDER}table.js?again=1`,
    `${FOLDER}drawing.js`,
  ]);
});
