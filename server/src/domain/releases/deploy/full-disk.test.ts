import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasSmallDisk, type SmallDisk, startSmallDisk } from '../../../../test/small-disk';
import { createTestDatabase } from '../../../../test/test-database';
import { withoutRoom } from '../../../../test/without-room';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { registerDeploy } from '../../../web/deploy/register-deploy';
import { auditRevisions, readAudit } from '../registry/audit-log';
import { writeRemoteBuild, writeShellBuild } from '../registry/build-fixture';
import { publish } from '../registry/publish';
import { readBuild } from '../registry/read-build';
import { readPointer } from '../registry/registry-pointer';
import { temporaryFolder } from '../registry/temporary-folder';
import { createToken } from './tokens';
import { zipFolder } from './zip-folder';

const JSON_BODY = { 'content-type': 'application/json' };
/** The file of the room that is held. */
const HELD = '.held-room';

describe.skipIf(!hasSmallDisk)('a disk that is full (not run where no process may mount one of its own)', () => {
  let disk: SmallDisk;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let app: FastifyInstance;
  let registryDir: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    disk = await startSmallDisk(64 * 1024);
    registryDir = join(disk.folder, 'registry');
    app = fastify();
    app.register(registerDeploy, { db: database.db, storage: folderStorage(registryDir) });
  });
  afterAll(async () => {
    await app.close();
    await disk.stop();
    await database.stop();
  });

  let calls = 0;
  const asked = async (url: string, headers: Record<string, string>, payload: Buffer | string, given?: string) => {
    // Each call is that of another token from another address: more are made than one may make in a minute.
    calls += 1;
    const token = given ?? (await createToken(database.db, { remote: 'catalog', label: '目录组流水线' })).token;
    const { statusCode, body } = await app.inject({
      ...{ method: 'POST', url: `/deploy/v1/${url}`, payload, remoteAddress: `203.0.113.${calls % 250}` },
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    return { status: statusCode, answer: JSON.parse(body) };
  };
  const upload = (folder: string) =>
    asked('publish?remote=catalog', { 'content-type': 'application/zip' }, Buffer.from(zipFolder(folder)));
  const promote = (version: string) =>
    asked('promote', JSON_BODY, JSON.stringify({ remote: 'catalog', version, percent: 100 }));

  const registry = async () => (await readPointer(folderStorage(registryDir))).registry;
  const versions = async () => (await registry()).microFrontends.catalog?.map(({ metadata }) => metadata.version);
  /** Locks, and files that were being written. */
  const litter = () =>
    readdirSync(registryDir, { recursive: true, encoding: 'utf8' })
      .filter(path => basename(path).startsWith('.'))
      .filter(path => path !== HELD);

  /** Every file of a version as its build has it, compressed copies too, which are made on arrival. */
  async function isWhole(version: string, folder: string): Promise<boolean> {
    const storage = folderStorage(registryDir);
    const stored = `files/remotes/catalog/${version}/`;
    const { files } = await readBuild(folder);
    const keys = new Set(await storage.list(stored));
    return Object.keys(files).every(
      file => keys.has(stored + file) && keys.has(`${stored}${file}.br`) && keys.has(`${stored}${file}.gz`),
    );
  }

  test('wherever it fills up, a publication says so, nothing half-written is live, and the same one succeeds once there is room', async () => {
    const folder = temporaryFolder();
    writeShellBuild(join(folder, 'shell'));
    writeRemoteBuild(join(folder, 'live'));
    await publish(join(folder, 'shell'), registryDir);
    await publish(join(folder, 'live'), registryDir);
    const storage = folderStorage(registryDir);
    const refusals: number[] = [];
    // From no room at all to enough: the disk is full at one write of a publication after the other.
    for (let pages = 0, isEnough = false; !isEnough; pages += 2) {
      const version = `1.0.0-${String(pages).padStart(8, '0')}`;
      const build = join(folder, version);
      writeRemoteBuild(build, version);
      const before = await registry();
      disk.leave(pages);
      const { status, answer } = await upload(build);
      if (status === 200) {
        isEnough = answer.warnings.length === 0;
      } else {
        refusals.push(pages);
        // A pipeline that asks again while it is full is told the same, and makes nothing worse.
        expect((await upload(build)).status).toBe(503);
        expect([status, answer.error, answer.message]).toEqual([
          503,
          'server',
          expect.stringContaining('已满（ENOSPC）'),
        ]);
        expect(await registry()).toEqual(before);
        // What is not there cannot be shown, whoever asks.
        expect(await promote(version)).toMatchObject({ status: 409 });
      }
      disk.makeRoom();
      const again = await upload(build);
      expect([again.status, again.answer.message]).toEqual([200, undefined]);
      expect(await isWhole(version, build)).toBe(true);
      expect((await promote(version)).status).toBe(200);
      expect((await versions())?.[0]).toBe(version);
      expect(litter()).toEqual([]);
    }
    expect(refusals.length).toBeGreaterThan(8);
    const revisions = await auditRevisions(storage);
    const { revision } = await registry();
    expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: revision }, (_, i) => i + 1));
    expect(await storage.list('audit/announced/')).toEqual([]);
    expect(await readAudit(storage, revision)).toMatchObject({ command: 'promote', who: '目录组流水线' });
  });

  test('what is to be taken from visitors is, when there is no room left at all: with the room that is held, again and again', async () => {
    const folder = temporaryFolder();
    const storage = folderStorage(registryDir);
    writeRemoteBuild(join(folder, 'sound'), '1.0.0-50000001');
    writeRemoteBuild(join(folder, 'broken'), '1.0.0-50000002');
    for (const [build, version] of [
      ['sound', '1.0.0-50000001'],
      ['broken', '1.0.0-50000002'],
    ] as const) {
      expect((await upload(join(folder, build))).status).toBe(200);
      expect((await promote(version)).status).toBe(200);
    }
    const withdraw = (command: string, token?: string) =>
      asked(command, JSON_BODY, JSON.stringify({ remote: 'catalog', reason: '对访客出错' }), token);
    await storage.room?.hold();
    const held = () => statSync(join(registryDir, HELD)).size;
    const atFirst = held();
    expect(atFirst).toBeGreaterThan(10_000_000);
    disk.leave(0);
    expect(await promote('1.0.0-50000001')).toMatchObject({ status: 503 });
    expect(await withdraw('rollback')).toMatchObject({ status: 200, answer: { warnings: [] } });
    expect((await versions())?.[0]).toBe('1.0.0-50000002');
    const live = (await registry()).microFrontends.catalog?.find(({ deployment }) => deployment.default);
    expect(live?.metadata.version).toBe('1.0.0-50000001');
    // The database may lie on the same disk: the use of the token is not noted then.
    const { token } = await createToken(database.db, { remote: 'catalog', label: '目录组流水线' });
    const killed = await withoutRoom(database.db, 'deploy_token', () => withdraw('kill', token));
    expect(killed).toMatchObject({ status: 200, answer: { warnings: [] } });
    expect((await registry()).killed.catalog?.reason).toBe('对访客出错');
    // What was not used is held again: others have not got it.
    expect(held()).toBeGreaterThan(atFirst / 2);
    expect(await withdraw('revive')).toMatchObject({ status: 503 });
    expect(await readAudit(storage, (await registry()).revision)).toMatchObject({ command: 'kill' });
    disk.makeRoom();
    expect((await withdraw('revive')).status).toBe(200);
    await storage.room?.hold();
    expect(held()).toBe(atFirst);
    expect(litter()).toEqual([]);
  });
});
