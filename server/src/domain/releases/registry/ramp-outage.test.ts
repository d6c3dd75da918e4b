import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cookieOf, ownPage, postForm } from '../../../../test/ops-forms';
import { ownPassword } from '../../../../test/own-password';
import {
  hasReplication,
  POSTGRESQL_PACKAGE,
  type ReplicatedDatabase,
  startReplicatedDatabase,
} from '../../../../test/replicated-database';
import { createTestSite, type TestSite } from '../../../../test/test-site';
import { connectDatabase, type OpenDatabase } from '../../../platform/database/connect';
import { databaseTime } from '../../../platform/database/database-time';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { registerOperators } from '../../../web/ops/register-operators';
import { createAccount, setStaff } from '../../accounts/operate';
import { keepReports } from '../../telemetry/keep-reports';
import { createPageTickets } from '../../telemetry/page-tickets';
import { auditBackwards } from './audit-log';
import { writeRemoteBuild, writeShellBuild } from './build-fixture';
import { keepRamps } from './keep-ramps';
import { runOperation } from './operations/run-operation';
import { publish } from './publish';
import { readBuild } from './read-build';
import { readPointer } from './registry-pointer';
import { storeVersion } from './store-version';
import { temporaryFolder } from './temporary-folder';

const APP = 'remotes/catalog';
const [LIVE, TRIED] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'];
const quiet = () => undefined;

describe.skipIf(!hasReplication)(`PostgreSQL goes away during a ramp (with Debian's ${POSTGRESQL_PACKAGE})`, () => {
  let servers: ReplicatedDatabase;
  let database: OpenDatabase;
  beforeAll(async () => {
    servers = await startReplicatedDatabase();
    database = await connectDatabase(servers.primary.url, quiet);
  });
  afterAll(async () => {
    await database?.stop();
    await servers?.stop();
  });

  /** A tenth of the visitors has a version that is to have 20 % more every five minutes, which two processes see to. */
  async function setUp() {
    const folder = temporaryFolder();
    const registryDir = join(folder, 'registry');
    const storage = folderStorage(registryDir);
    writeShellBuild(join(folder, 'shell'));
    writeRemoteBuild(join(folder, 'live'), LIVE);
    writeRemoteBuild(join(folder, 'tried'), TRIED);
    await publish(join(folder, 'shell'), registryDir);
    await publish(join(folder, 'live'), registryDir);
    const build = await readBuild(join(folder, 'tried'));
    await storeVersion(storage, build, join(folder, 'tried'));
    const asked = { app: APP, who: '目录组', reason: '' } as const;
    await runOperation({ storage }, { ...asked, command: 'publish', build });
    // What time passes while the test waits is told to whoever asks.
    let passed = 0;
    const now = async () => new Date((await databaseTime(database.db)).getTime() + passed);
    const ramp = { step: 20, everyMinutes: 5 };
    await runOperation({ storage, now: () => new Date() }, { ...asked, command: 'promote', percent: 10, ramp });
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const clocks = { now, monotonicMs: () => performance.now() + passed };
    const processes = [1, 2].map(() => keepRamps({ storage, log, everyMs: 10, ...clocks }));
    onTestFinished(async () => void (await Promise.all(processes.map(one => one.stop()))));

    const registry = async () => (await readPointer(storage)).registry;
    const share = async () =>
      (await registry()).microFrontends.catalog?.find(({ metadata }) => metadata.version === TRIED)?.deployment.traffic;
    /** Every share that the version was ever given, in order. */
    const shares = async () => {
      const given: number[] = [];
      for await (const { to } of auditBackwards(storage, (await registry()).revision))
        given.unshift(to.rows.find(({ metadata }) => metadata.version === TRIED)?.deployment.traffic ?? 0);
      return given.slice(given.indexOf(10));
    };
    const pass = (minutes: number) => {
      passed += minutes * 60_000;
    };
    /** Until each process has looked again, in vain. */
    const lookedInVain = async () => {
      const before = log.error.mock.calls.length;
      await vi.waitFor(() => expect(log.error.mock.calls.length).toBeGreaterThan(before + 4));
    };
    return { registryDir, storage, registry, share, shares, pass, lookedInVain, log };
  }

  async function openOps({ registryDir, storage }: Awaited<ReturnType<typeof setUp>>) {
    const tickets = createPageTickets(async () => Buffer.alloc(32));
    const site: TestSite = await createTestSite({
      beside: { database },
      operators: (app, db) => registerOperators(app, { db, registryDir, registryStorage: storage, tickets }),
    });
    onTestFinished(site.stop);
    const made = await createAccount(database.db, '值班员');
    const password = await ownPassword(database.db, made, '夜班时的一壶热水');
    await setStaff(true)(database.db, '值班员');
    const login = await postForm(site, '/ops/login', { userName: '值班员', password });
    return () => site.app.inject({ url: '/ops', headers: { ...ownPage, cookie: cookieOf(login) } });
  }

  test('no step is taken while it is away; afterwards the share is what it was, waits once more, and goes on by one step', async () => {
    const ramp = await setUp();
    const ops = await openOps(ramp);
    ramp.pass(5);
    await vi.waitFor(async () => expect(await ramp.share()).toBe(30));
    expect((await ops()).body).toContain('每 5 分钟加 20 %，下一步不早于');
    await servers.primary.crash();
    ramp.pass(12);
    await ramp.lookedInVain();
    expect(await ramp.share()).toBe(30);
    const away = await ops();
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    await servers.primary.start();
    const anew = '数据库有一段时间不应答，其间看不到这个版本的故障：重新等 5 分钟';
    await vi.waitFor(async () => expect((await ops()).body).toContain(anew));
    expect(await ramp.share()).toBe(30);
    ramp.pass(5);
    await vi.waitFor(async () => expect(await ramp.share()).toBe(50));
    // Of two processes one has it wait anew, and one takes each step. The entry of a step follows it.
    await vi.waitFor(async () => expect(await ramp.shares()).toEqual([10, 30, 30, 50]));
    expect(ramp.log.warn.mock.calls.map(([, said]) => said)).toEqual(['a ramp waits anew']);
  });

  test('a version that failed for its visitors meanwhile is taken back, and is given to nobody more before', async () => {
    const ramp = await setUp();
    let registry = await ramp.registry();
    const rollback = async ({ version, reason }: { version: string; reason: string }) => {
      const asked = { app: APP, who: '网站', reason, from: version } as const;
      registry = (await runOperation({ storage: ramp.storage }, { ...asked, command: 'rollback' })).registry;
    };
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const reports = keepReports({ db: database.db, registry: () => registry, log, rollback, everyMs: 10 });
    onTestFinished(reports.stop);
    await servers.primary.crash();
    for (let visitor = 0; visitor < 16; visitor += 1) {
      const version = visitor % 2 ? TRIED : LIVE;
      const kind = version === TRIED ? { kind: 'error' as const, failure: 'render' } : { kind: 'load' as const };
      const record = { ...kind, app: 'catalog', version };
      const seen = { visitor: `visitor ${visitor}`, versions: [`catalog@${version}`] };
      reports.add({ revision: 1, records: [record] }, seen);
    }
    await vi.waitFor(() => expect(log.error.mock.calls.length).toBeGreaterThan(1));
    ramp.pass(12);
    await ramp.lookedInVain();
    await servers.primary.start();
    await vi.waitFor(async () => expect((await ramp.shares()).at(-1)).toBe(0));
    expect(new Set(await ramp.shares())).toEqual(new Set([10, 0]));
  });
});
