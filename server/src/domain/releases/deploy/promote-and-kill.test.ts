import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../../../test/test-database';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { registerDeploy } from '../../../web/deploy/register-deploy';
import { auditRevisions, readAudit } from '../registry/audit-log';
import { writeRemoteBuild, writeShellBuild } from '../registry/build-fixture';
import { runOperation } from '../registry/operations/run-operation';
import { publish } from '../registry/publish';
import { readBuild } from '../registry/read-build';
import { readPointer } from '../registry/registry-pointer';
import { storeVersion } from '../registry/store-version';
import { temporaryFolder } from '../registry/temporary-folder';
import { createToken } from './tokens';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const APP = 'remotes/catalog';
const NEXT = '1.0.0-dddddddd';
const ROUNDS = 15;

const Answer = z.object({ revision: z.number(), changed: z.boolean() }).or(z.object({ message: z.string() }));

/** Two servers on one store and one database, each asked over connections of its own; a version waits to be shown. */
async function setUp() {
  const folder = temporaryFolder();
  const registryDir = join(folder, 'registry');
  const storage = folderStorage(registryDir);
  writeShellBuild(join(folder, 'shell'));
  writeRemoteBuild(join(folder, 'live'));
  writeRemoteBuild(join(folder, 'next'), NEXT);
  await publish(join(folder, 'shell'), registryDir);
  await publish(join(folder, 'live'), registryDir);
  const build = await readBuild(join(folder, 'next'));
  await storeVersion(storage, build, join(folder, 'next'));
  await runOperation({ storage }, { command: 'publish', app: APP, build, who: '目录组', reason: '' });
  const servers = await Promise.all(
    [1, 2].map(async () => {
      const app = fastify({ trustProxy: true });
      app.register(registerDeploy, { db, storage });
      onTestFinished(() => app.close());
      return app.listen({ host: '127.0.0.1', port: 0 });
    }),
  );
  let asked = 0;
  /** Each by somebody else from another address: more is asked than one may ask in a minute. */
  const ask = async (server: 0 | 1, command: string, who: string, more: object = {}) => {
    asked += 1;
    const { token } = await createToken(db, { remote: 'catalog', label: who });
    const answer = await fetch(`${servers[server]}/deploy/v1/${command}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.${asked >> 8}.${asked & 255}`,
      },
      body: JSON.stringify({ remote: 'catalog', reason: who, ...more }),
    });
    return { who, command, status: answer.status, ...Answer.parse(await answer.json()) };
  };
  return { storage, ask };
}

test('a promotion and a kill at the same moment have one order and an entry each, and the kill holds afterwards', async () => {
  const { storage, ask } = await setUp();
  const done: { revision: number; who: string }[] = [];
  let inTime = 0;
  const begun = (await readPointer(storage)).registry.revision;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = round % 2 ? ([0, 1] as const) : ([1, 0] as const);
    const ramp = { step: 5, everyMinutes: 1 };
    const promotions = [
      ask(one, 'promote', `上线 ${round}`, { version: NEXT, percent: 10, ramp }),
      ask(one, 'promote', `全部 ${round}`, { version: NEXT, percent: 100 }),
    ] as const;
    // On a busy machine the kill may be first each time: in some rounds it meets the second promotion alone.
    const isSecond = round % 3 === 0;
    const killed = (isSecond ? Promise.race(promotions) : Promise.resolve()).then(() =>
      ask(other, 'kill', `停用 ${round}`),
    );
    const answers = await Promise.all([promotions[0], killed, promotions[1]]);
    for (const answer of answers) {
      if ('revision' in answer) done.push(answer);
      // Who was too late is told by whom the remote was switched off, or that nothing is left to show a part of.
      else
        expect([answer.status, answer.message]).toEqual([
          409,
          expect.stringMatching(/已由 停用 \d+ 停用|就是线上版本/),
        ]);
    }
    const [part, kill, whole] = answers;
    expect(kill.status).toBe(200);
    if (part.status === 200 || whole.status === 200) inTime += 1;
    const { registry } = await readPointer(storage);
    expect(registry.killed.catalog?.by).toBe(`停用 ${round}`);
    expect(registry.microFrontends.catalog?.filter(({ extras }) => extras.ramp)).toEqual([]);
    expect((await ask(one, 'promote', '太晚', { version: NEXT, percent: 100 })).status).toBe(409);
    for (const [command, more] of [
      ['revive', {}],
      ['rollback', { version: '1.0.0-aaaaaaaa' }],
    ] as const) {
      const back = await ask(other, command, `${command} ${round}`, more);
      if ('revision' in back && back.changed) done.push(back);
    }
  }
  // Not always too late, or nothing was tried.
  expect(inTime).toBeGreaterThan(0);
  const { revision } = (await readPointer(storage)).registry;
  expect((await auditRevisions(storage)).slice(-done.length)).toEqual(
    done.map(each => each.revision).sort((a, b) => a - b),
  );
  let before = (await readAudit(storage, begun))?.to;
  for (let at = begun + 1; at <= revision; at += 1) {
    const entry = await readAudit(storage, at);
    expect(entry?.who).toBe(done.find(each => each.revision === at)?.who);
    // Each begins where the one before has ended.
    expect(entry?.from).toEqual(before);
    before = entry?.to;
  }
  expect(await storage.list('audit/announced/')).toEqual([]);
});
