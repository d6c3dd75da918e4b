import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasS3Server, S3_PACKAGES, type S3Server, startS3Server } from '../../../test/s3-server';
import { environmentsHold } from './environments-hold';
import { folderStorage } from './folder-storage';
import type { ObjectStorage } from './object-storage';
import { openStorage } from './open-storage';
import { PreconditionFailed } from './precondition-failed';
import { s3Storage } from './s3-storage';
import type { S3Place } from './storage-place';

const bytes = (content: string) => Buffer.from(content);
const lost = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'rejected' && outcome.reason instanceof PreconditionFailed;

/** What every storage has to do, each test with keys of its own. */
function holdsFor(storage: () => ObjectStorage, numRuns: number): void {
  test('what was put is there, whole and in parts', async () => {
    const etag = await storage().put('whole/one', bytes('0123456789'));
    expect(await storage().get('whole/one')).toEqual({ bytes: bytes('0123456789'), etag });
    expect(await storage().has('whole/one')).toBe(true);
    expect(await text(await storage().read('whole/one'))).toBe('0123456789');
    expect(await text(await storage().read('whole/one', { start: 2, end: 4 }))).toBe('234');
    expect(await text(await storage().read('whole/one', { start: 9, end: 9 }))).toBe('9');
  });

  test('an empty object is an object', async () => {
    const etag = await storage().put('whole/empty', bytes(''));
    expect(await storage().get('whole/empty')).toEqual({ bytes: bytes(''), etag });
    expect(await text(await storage().read('whole/empty'))).toBe('');
  });

  test('what is not there is said, and deleting it is no error', async () => {
    expect(await storage().get('none/here')).toBeNull();
    expect(await storage().has('none/here')).toBe(false);
    await expect(storage().read('none/here')).rejects.toThrow('存储中没有「none/here」');
    await storage().delete('none/here');
    await storage().put('none/soon', bytes('a'));
    await storage().delete('none/soon');
    expect(await storage().has('none/soon')).toBe(false);
  });

  test('other bytes have another etag', async () => {
    const first = await storage().put('etag/one', bytes('a'));
    expect(await storage().put('etag/one', bytes('b'))).not.toBe(first);
    expect((await storage().get('etag/one'))?.bytes).toEqual(bytes('b'));
  });

  test('a write with a condition happens when it holds, and otherwise changes nothing', async () => {
    const key = 'condition/one';
    await expect(storage().put(key, bytes('x'), { ifMatch: '0'.repeat(32) })).rejects.toThrow(PreconditionFailed);
    const first = await storage().put(key, bytes('a'), { ifAbsent: true });
    await expect(storage().put(key, bytes('x'), { ifAbsent: true })).rejects.toThrow(PreconditionFailed);
    const second = await storage().put(key, bytes('b'), { ifMatch: first });
    await expect(storage().put(key, bytes('x'), { ifMatch: first })).rejects.toThrow(PreconditionFailed);
    expect(await storage().get(key)).toEqual({ bytes: bytes('b'), etag: second });
    await storage().delete(key);
    await expect(storage().put(key, bytes('x'), { ifMatch: second })).rejects.toThrow(PreconditionFailed);
    expect(await storage().has(key)).toBe(false);
  });

  test('keys are listed by how they begin, in order', async () => {
    const keys = ['list/a', 'list/b/1', 'list/b/2', 'list/b2', 'list/b-1/x', 'listed'];
    for (const key of keys) await storage().put(key, bytes(key));
    expect(await storage().list('list')).toEqual([...keys].sort());
    expect(await storage().list('list/b')).toEqual(['list/b-1/x', 'list/b/1', 'list/b/2', 'list/b2']);
    expect(await storage().list('list/b/')).toEqual(['list/b/1', 'list/b/2']);
    expect(await storage().list('list/b/1')).toEqual(['list/b/1']);
    expect(await storage().list('nothing/at/all')).toEqual([]);
    expect(await storage().list('')).toEqual(expect.arrayContaining(keys));
  });

  test('no path gets out', async () => {
    for (const key of ['../out', '/out', 'a/../../out', 'a/.hidden', ''])
      for (const call of [
        () => storage().get(key),
        () => storage().has(key),
        () => storage().read(key),
        () => storage().put(key, bytes('x')),
        () => storage().delete(key),
      ])
        await expect(async () => call()).rejects.toThrow('plain segments');
    await expect(async () => storage().list('../')).rejects.toThrow('beginning of a key');
  });

  test('of several that make the same object, or swap the same one, exactly one wins', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 8 }), fc.boolean(), async (many, fresh) => {
        run += 1;
        const key = `race/${run}`;
        const condition = fresh ? { ifAbsent: true as const } : { ifMatch: await storage().put(key, bytes('start')) };
        const outcomes = await Promise.allSettled(
          Array.from({ length: many }, (_, i) => storage().put(key, bytes(`writer ${i}`), condition)),
        );
        expect(outcomes.filter(lost)).toHaveLength(many - 1);
        const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
        expect((await storage().get(key))?.bytes.toString()).toBe(`writer ${winner}`);
      }),
      { numRuns },
    );
  });
}

describe('a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-storage-'));
  const storage = folderStorage(folder);
  afterAll(() => rmSync(folder, { recursive: true }));
  holdsFor(() => storage, 12);

  test('of several processes that swap the same object exactly one wins', async () => {
    const etag = await storage.put('processes/one', bytes('start'));
    const script = fileURLToPath(new URL('../../../test/compare-and-swap.ts', import.meta.url));
    const swap = async (name: string) => {
      const child = spawn(process.execPath, ['--import', 'tsx', script, folder, 'processes/one', etag, name], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      return (await text(child.stdout)).trim();
    };
    const outcomes = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(swap));
    expect(outcomes.sort()).toEqual(['lost', 'lost', 'lost', 'lost', 'won']);
  });

  test('the lock of a process that was killed is taken over, by one at a time', async () => {
    const etag = await storage.put('killed/one', bytes('start'));
    // No process has this number.
    writeFileSync(join(folder, 'killed/.one.lock'), String(2 ** 30));
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map(name => storage.put('killed/one', bytes(name), { ifMatch: etag })),
    );
    expect(outcomes.filter(lost)).toHaveLength(3);
    expect(readdirSync(join(folder, 'killed'))).toEqual(['one']);
  });
});

describe.skipIf(!hasS3Server)(`a bucket (with Debian's ${S3_PACKAGES}; not run where they are not installed)`, () => {
  let server: S3Server;
  let place: S3Place;
  let storage: ObjectStorage;
  beforeAll(async () => {
    server = await startS3Server();
    vi.stubEnv('AWS_ACCESS_KEY_ID', server.accessKeyId);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', server.secretAccessKey);
    const { endpoint } = server;
    place = { kind: 's3', bucket: 'files', prefix: 'site/one', endpoint, region: 'us-east-1', forcePathStyle: true };
    await server.makeBucket(place.bucket);
    storage = s3Storage(place);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server?.stop();
  });
  holdsFor(() => storage, 6);
  environmentsHold(() => s3Storage({ ...place, prefix: `of-${randomUUID()}` }));

  test('two sites in one bucket do not see each other', async () => {
    const other = s3Storage({ ...place, prefix: 'site/two' });
    await other.put('mine', bytes('x'));
    expect(await storage.has('mine')).toBe(false);
    expect(await other.list('')).toEqual(['mine']);
  });

  test('a bucket that cannot be used is said at the start, without the key', async () => {
    expect(await openStorage(place)).toBeDefined();
    await expect(openStorage({ ...place, bucket: 'elsewhere' })).rejects.toThrow(
      '无法使用 STORAGE 所指的存储桶「elsewhere」。对象存储没有完成「probe」的读写：没有这个存储桶。',
    );
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a-wrong-one');
    const refused = openStorage(place);
    await expect(refused).rejects.toThrow('访问密钥不对');
    await expect(refused).rejects.not.toThrow('a-wrong-one');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', server.secretAccessKey);
    await expect(openStorage({ ...place, endpoint: 'http://127.0.0.1:1' })).rejects.toThrow('连接被拒绝');
  });
});
