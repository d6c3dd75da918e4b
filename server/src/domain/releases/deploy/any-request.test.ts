import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { registerDeploy } from '../../../web/deploy/register-deploy';
import { writeShellBuild } from '../registry/build-fixture';
import { publish } from '../registry/publish';
import { createToken } from './tokens';
import { deployRequests } from './wire';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-any-deploy-'));
const { db, stop } = await createTestDatabase();
const app = fastify();
app.register(registerDeploy, { db, storage: folderStorage(join(folder, 'registry')) });
writeShellBuild(join(folder, 'shell'));
await publish(join(folder, 'shell'), join(folder, 'registry'));
afterAll(async () => {
  await app.close();
  await stop();
  rmSync(folder, { recursive: true });
});

const word = fc.oneof(
  fc.constantFrom('shell', 'catalog', '*', '../x', '1.0.0-aaaaaaaa', '', '\u0000', '\ud800', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const single = fc.oneof(word, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
const member = fc.record({ remote: word, version: word, step: single, everyMinutes: single }, { requiredKeys: [] });
const value = fc.oneof(single, member, fc.array(fc.oneof(word, member), { maxLength: 3 }));
const field = fc.constantFrom(
  'values',
  'members',
  'ramp',
  'from',
  'since',
  'key',
  'remote',
  'version',
  'percent',
  'group',
  'reason',
  'dryRun',
  'hours',
  'id',
  'smoke',
  '__proto__',
);
/** Mostly of fields that the command knows: others are refused before they are looked at. */
const bodyOf = (name: string) => {
  const known = Object.keys(Object.hasOwn(shapes, name) ? (shapes[name] ?? {}) : {});
  const fields = fc.dictionary(known.length > 0 ? fc.constantFrom(...known) : field, value, { maxKeys: 6 });
  return fc.oneof(
    { weight: 4, arbitrary: fields.map(given => JSON.stringify(given)) },
    { weight: 1, arbitrary: fc.dictionary(field, value, { maxKeys: 6 }).map(given => JSON.stringify(given)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
};
const shapes: Record<string, object> = Object.fromEntries(
  Object.entries(deployRequests).map(([name, { shape }]) => [name, shape]),
);
const operation = fc.constantFrom(
  'promote',
  'promote-group',
  'promote-set',
  'rollback',
  'rollback-set',
  'trial',
  'kill',
  'revive',
  'config',
  'preview',
  'preview-revoke',
  'gc',
  'publish',
  'x',
);
const type = fc.constantFrom('application/json', 'application/zip', 'text/plain', 'application/x-www-form-urlencoded');

/** Requests of one token and one address before both change: fewer than either may send in a minute. */
const PER_TOKEN = 25;

test('no request to the deploy protocol, however odd, is answered with a failure of the server', async () => {
  let sent = 0;
  let token = '';
  await fc.assert(
    fc.asyncProperty(
      operation.chain(name => fc.tuple(fc.constant(name), bodyOf(name))),
      type,
      fc.dictionary(field, word, { maxKeys: 4 }),
      async ([name, text], kind, query) => {
        if (sent % PER_TOKEN === 0) token = (await createToken(db, { remote: '*', label: 'any' })).token;
        const step = Math.floor(sent / PER_TOKEN);
        sent += 1;
        const { statusCode } = await app.inject({
          method: 'POST',
          url: `/deploy/v1/${name}?${new URLSearchParams(query)}`,
          headers: { authorization: `Bearer ${token}`, 'content-type': kind },
          payload: text,
          remoteAddress: `10.${(step >> 16) % 256}.${(step >> 8) % 256}.${step % 256}`,
        });
        expect(statusCode).toBeGreaterThanOrEqual(200);
        expect(statusCode).toBeLessThan(500);
        expect(statusCode).not.toBe(401);
        expect(statusCode).not.toBe(429);
      },
    ),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 120 },
  );
});
