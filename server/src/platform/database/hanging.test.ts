import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { isDatabaseOutage } from '../outage';
import { connectDatabase, type OpenDatabase, patientOf } from './connect';

// A database that takes what it is sent and says nothing, as a stopped one or one behind a dead network does.

const ANSWER_MS = 300;
const quiet = () => undefined;
const database = await createTestDatabase();
const { hostname, port } = new URL(database.url);
const sockets: Socket[] = [];
let hangs = false;
const relay = createServer(visitor => {
  const server = connect(Number(port), hostname);
  visitor.pipe(server);
  server.on('data', part => {
    if (!hangs) visitor.write(part);
  });
  for (const [one, other] of [
    [visitor, server],
    [server, visitor],
  ] as const)
    one.on('error', () => undefined).on('close', () => other.destroy());
  sockets.push(visitor);
});

let site: OpenDatabase;
beforeAll(async () => {
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String((relay.address() as AddressInfo).port);
  site = await connectDatabase(url.href, quiet, undefined, ANSWER_MS);
});
afterEach(() => {
  hangs = false;
});
afterAll(async () => {
  await site.stop();
  for (const socket of sockets) socket.destroy();
  relay.close();
  await database.stop();
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const one = () => site.db.execute(sql`select 1 as one`);

test('a statement that is not answered fails as an outage, in a transaction too, and the next one has another connection', async () => {
  await one();
  hangs = true;
  expect(isDatabaseOutage(await failureOf(one()))).toBe(true);
  hangs = false;
  await one();
  const lost = site.db.transaction(async tx => {
    await tx.execute(sql`select 1`);
    hangs = true;
    await tx.execute(sql`select 2`);
  });
  expect(isDatabaseOutage(await failureOf(lost))).toBe(true);
  hangs = false;
  expect((await one()).rows).toEqual([{ one: 1 }]);
  expect(site.pool.idleCount).toBe(site.pool.totalCount);
});

test('one that takes too long is ended by the database, as an outage', async () => {
  expect(isDatabaseOutage(await failureOf(site.db.execute(sql`select pg_sleep(600)`)))).toBe(true);
  const underWay = async () => {
    const { rows } = await database.pool.query(
      "select query from pg_stat_activity where query like '%pg_sleep(600)%' and state = 'active' and pid <> pg_backend_pid()",
    );
    return rows;
  };
  // On a busy machine this process gives up first; the database ends the statement all the same, minutes before it is through.
  await expect.poll(underWay).toEqual([]);
});

test('work of the site itself may take longer', async () => {
  const { rows } = await patientOf(site.db).execute(sql`select pg_sleep(${(2 * ANSWER_MS) / 1000})::text as slept`);
  expect(rows).toHaveLength(1);
});

test('it keeps nobody from ending', async () => {
  await one();
  hangs = true;
  const other = await failureOf(site.db.transaction(async tx => void (await tx.execute(sql`select 3`))));
  expect(isDatabaseOutage(other)).toBe(true);
  await site.stop();
  hangs = false;
  site = await connectDatabase(site.url, quiet, undefined, ANSWER_MS);
});
