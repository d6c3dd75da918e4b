import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ownPage } from '../../../test/ops-forms';
import { ownPassword } from '../../../test/own-password';
import { createTestDatabase } from '../../../test/test-database';
import { login } from '../../domain/accounts/login';
import { createAccount, setStaff } from '../../domain/accounts/operate';
import { openOperatorSession } from '../../domain/accounts/operator-session';
import { createToken, revokeToken } from '../../domain/releases/deploy/tokens';
import { writeRemoteBuild, writeShellBuild } from '../../domain/releases/registry/build-fixture';
import { publish } from '../../domain/releases/registry/publish';
import { createPageTickets } from '../../domain/telemetry/page-tickets';
import { folderStorage } from '../../platform/storage/folder-storage';
import { registerDeploy } from '../deploy/register-deploy';
import { registerOperators } from './register-operators';

// The database lies on the disk of the store, which is full: it takes no connection while the room is held.

const folder = mkdtempSync(join(tmpdir(), 'shixuan-held-'));
const registryDir = join(folder, 'registry');
const held = join(registryDir, '.held-room');
const storage = folderStorage(registryDir);
const { db, pool, stop } = await createTestDatabase();
let app: FastifyInstance;
const texts = { operator: '', visitor: '', kill: '', reading: '', revoked: '' };

beforeAll(async () => {
  writeShellBuild(join(folder, 'shell'));
  writeRemoteBuild(join(folder, 'live'));
  await publish(join(folder, 'shell'), registryDir);
  await publish(join(folder, 'live'), registryDir);
  const client = { address: '203.0.113.1', userAgent: '' };
  const credentials = async (userName: string) => ({
    userName,
    password: await ownPassword(db, await createAccount(db, userName), '夜班时的一壶热水'),
  });
  texts.operator = (await login(db, await credentials('值班员'), client)).token;
  await setStaff(true)(db, '值班员');
  expect(await openOperatorSession(db, texts.operator, '')).toBe(true);
  texts.visitor = (await login(db, await credentials('测试访客'), client)).token;
  const token = { remote: 'catalog', label: '目录组' };
  texts.kill = (await createToken(db, token)).token;
  texts.reading = (await createToken(db, { ...token, role: 'reader' })).token;
  const revoked = await createToken(db, token);
  await revokeToken(db, revoked.id);
  texts.revoked = revoked.token;
  app = fastify();
  const tickets = createPageTickets(async () => Buffer.alloc(32));
  registerOperators(app, { db, registryDir, registryStorage: storage, tickets });
  app.register(registerDeploy, { db, storage });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => storage.room?.hold());

/** @returns how often the room was given back */
function fillUp(): () => number {
  const giveBack = vi.spyOn(storage.room ?? expect.fail(), 'giveBack');
  const ask = pool.query.bind(pool);
  const full = vi.spyOn(pool, 'query').mockImplementation((...asked: unknown[]) => {
    if (existsSync(held)) return Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' }));
    return Reflect.apply(ask, pool, asked);
  });
  onTestFinished(() => {
    full.mockRestore();
    giveBack.mockRestore();
  });
  return () => giveBack.mock.calls.length;
}

const look = (cookie: string) => app.inject({ url: '/ops', headers: { ...ownPage, ...(cookie && { cookie }) } });
const killAtOps = (cookie: string) =>
  app.inject({
    ...{ method: 'POST', url: '/ops/kill', payload: 'app=remotes%2Fcatalog&reason=x' },
    headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
  });
const deploy = (command: string, token: string) =>
  app.inject({
    ...{ method: 'POST', url: `/deploy/v1/${command}`, payload: { remote: 'catalog', reason: '对访客出错' } },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

test('who is not known, or may not withdraw a version, makes the site write nothing', async () => {
  const given = fillUp();
  const before = statSync(held);
  const forged = `${randomUUID()}.0.${randomBytes(32).toString('base64url')}`;
  const itsSession = `${texts.operator.split('.')[0]}.0.${randomBytes(32).toString('base64url')}`;
  const reader = `shixuan-reader=sxd_*_${randomBytes(32).toString('hex')}`;
  const cookies = [forged, itsSession, texts.visitor, 'x'.repeat(4000)].map(text => `shixuan-staff=${text}`);
  for (const cookie of ['', reader, `shixuan-reader=${texts.reading}`, ...cookies]) {
    await look(cookie);
    await killAtOps(cookie);
  }
  const forgedTokens = [`sxd_*_${randomBytes(32).toString('hex')}`, `sxd_catalog_${randomBytes(32).toString('hex')}`];
  for (const token of ['', ...forgedTokens, texts.reading, texts.revoked, texts.operator])
    for (const command of ['kill', 'rollback', 'rollback-set', 'promote'])
      expect((await deploy(command, token)).statusCode, token).toBeGreaterThanOrEqual(401);
  expect(given()).toBe(0);
  const { ino, size, mtimeMs } = statSync(held);
  expect([ino, size, mtimeMs]).toEqual([before.ino, before.size, before.mtimeMs]);
});

test('an operator and a token that may withdraw versions are known by what was read before', async () => {
  const given = fillUp();
  const operator = `shixuan-staff=${texts.operator}`;
  // Both lists were asked for before the disk was full.
  await expect.poll(async () => (await look(operator)).statusCode).toBe(200);
  expect(given()).toBe(1);
  await expect.poll(async () => (await deploy('rollback', texts.kill)).json()).toMatchObject({ error: 'refused' });
  expect((await deploy('kill', texts.kill)).json()).toMatchObject({ command: 'kill', changed: true });
  expect(given()).toBe(3);
  expect((await killAtOps(operator)).statusCode).toBe(409);
  expect(statSync(held).size).toBeGreaterThan(1_000_000);
});
