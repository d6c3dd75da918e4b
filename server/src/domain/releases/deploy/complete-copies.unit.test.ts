import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { writeRemoteBuild, writeShellBuild } from '../registry/build-fixture';
import { publishTo } from '../registry/publish';
import { temporaryFolder } from '../registry/temporary-folder';
import { completeCopies } from './complete-copies';

const [A, B] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'] as const;
const below = (version: string, file = '') => `files/remotes/catalog/${version}/${file}`;

/** A site with a shell and two versions of a remote, from before copies were made on arrival: the older version has none. */
async function setUp() {
  const folder = temporaryFolder();
  const storage = folderStorage(join(folder, 'registry'));
  writeShellBuild(join(folder, 'shell'));
  await publishTo(storage, join(folder, 'shell'));
  for (const version of [A, B]) {
    writeRemoteBuild(join(folder, version), version);
    await publishTo(storage, join(folder, version));
  }
  const copies = async () => (await storage.list(below(A))).filter(key => /\.(br|gz)$/.test(key));
  const whole = await copies();
  for (const key of whole) await storage.delete(key);
  const bytes = async (key: string) => (await storage.get(key))?.bytes ?? Buffer.alloc(0);
  return { storage, copies, whole, bytes };
}

test('versions that were published without copies get them, each file its own; the others are left alone', async () => {
  const { storage, copies, whole, bytes } = await setUp();
  const put = vi.spyOn(storage, 'put');
  const told = vi.fn();
  const done = { remote: 'catalog', version: A, made: whole.length, damaged: [] };
  expect(whole.length).toBeGreaterThan(0);
  expect(await completeCopies({ storage }, { dryRun: false, tell: told })).toEqual([done]);
  expect(told).toHaveBeenCalledExactlyOnceWith(done);
  expect(await copies()).toEqual(whole);
  const file = below(A, 'remote-entry.js');
  expect(brotliDecompressSync(await bytes(`${file}.br`))).toEqual(await bytes(file));
  expect(gunzipSync(await bytes(`${file}.gz`))).toEqual(await bytes(file));
  expect(put.mock.calls.filter(([key]) => key.startsWith(below(B)) || key.startsWith('files/shell'))).toEqual([]);
  // The second time there is nothing to do, and the lease is given back.
  expect(await completeCopies({ storage }, { dryRun: false })).toEqual([]);
  expect(await storage.list('copies/')).toEqual([]);
});

test('a trial counts what is missing and writes nothing', async () => {
  const { storage, copies, whole } = await setUp();
  expect(await completeCopies({ storage }, { dryRun: true })).toMatchObject([{ version: A, made: whole.length }]);
  expect(await copies()).toEqual([]);
});

test('a copy of other bytes is replaced; of a file that is not what its manifest says none is made, and it is named', async () => {
  const { storage, whole, bytes } = await setUp();
  await completeCopies({ storage }, { dryRun: false });
  await storage.put(below(A, 'static/list.css.br'), Buffer.from('damaged'));
  await storage.put(below(A, 'static/list.js'), Buffer.from('altered'));
  await storage.delete(below(A, 'static/list.js.br'));
  await storage.delete(below(B, 'remote.json'));
  expect(await completeCopies({ storage }, { dryRun: false })).toEqual([
    { remote: 'catalog', version: B, made: 0, damaged: ['remote.json'] },
    { remote: 'catalog', version: A, made: 1, damaged: ['static/list.js'] },
  ]);
  expect(brotliDecompressSync(await bytes(below(A, 'static/list.css.br')))).toEqual(
    await bytes(below(A, 'static/list.css')),
  );
  expect(await storage.has(below(A, 'static/list.js.br'))).toBe(false);
  expect(whole).toContain(below(A, 'static/list.js.br'));
});

test('one process at a time compresses, on whichever machine; one that fails leaves the work to the next', async () => {
  const { storage, copies, whole } = await setUp();
  const gate = new EventEmitter();
  const held = once(gate, 'open');
  const put = storage.put.bind(storage);
  const slow: typeof storage = {
    ...storage,
    async put(key, ...rest) {
      if (key.startsWith('files/')) await held;
      return put(key, ...rest);
    },
  };
  const first = completeCopies({ storage: slow }, { dryRun: false });
  await vi.waitFor(async () => expect(await storage.list('copies/')).toEqual(['copies/running']));
  await expect(completeCopies({ storage }, { dryRun: false })).rejects.toThrow('另一个进程正在做同一件事');
  gate.emit('open');
  await first;
  expect(await copies()).toEqual(whole);

  for (const key of whole) await storage.delete(key);
  const full: typeof storage = {
    ...storage,
    put: (key, ...rest) => (key.startsWith('files/') ? Promise.reject(new Error('磁盘已满')) : put(key, ...rest)),
  };
  await expect(completeCopies({ storage: full }, { dryRun: false })).rejects.toThrow('磁盘已满');
  expect(await completeCopies({ storage }, { dryRun: false })).toMatchObject([{ version: A, made: whole.length }]);
});
