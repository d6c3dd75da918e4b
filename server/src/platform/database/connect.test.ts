import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { expect, inject, test } from 'vitest';
import { onDatabase, withDatabase } from '../../../test/on-database';
import { createTestDatabase } from '../../../test/test-database';
import { connectDatabase, openDatabase } from './connect';
import { objection } from './server-version';

const quiet = () => undefined;

test.each([
  [140_011, 'UTF8', 'DATABASE_URL 指向 PostgreSQL 14，版本过旧：需要 PostgreSQL 15 或更新的版本。'],
  [150_004, 'SQL_ASCII', 'DATABASE_URL 指向的数据库编码为 SQL_ASCII：需要 UTF8 编码的数据库。'],
  [150_000, 'UTF8', undefined],
  [180_004, 'UTF8', undefined],
])('a server of version %i with encoding %s: %s', (number, encoding, sentence) => {
  expect(objection({ number, encoding })).toBe(sentence);
});

test('a database that nobody answers for is one sentence', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => probe.once('listening', resolve));
  const { port } = Object(probe.address());
  await new Promise(resolve => probe.close(resolve));
  const databaseUrl = `postgres://somebody:secret@127.0.0.1:${port}/site`;
  await expect(openDatabase({ databaseUrl, varDir: '', log: quiet })).rejects.toMatchObject({
    name: 'StartError',
    message: `无法连接 DATABASE_URL 指向的数据库：connect ECONNREFUSED 127.0.0.1:${port}。`,
  });
});

test('a database in another encoding is refused before a table is made in it', async () => {
  const name = `${new URL(inject('templateUrl')).pathname.slice(1)}_${randomBytes(4).toString('hex')}`;
  const run = (statement: string) => onDatabase(inject('serverUrl'), client => client.query(statement));
  await run(`create database ${name} template template0 encoding 'SQL_ASCII' locale 'C' locale_provider libc`);
  const url = withDatabase(inject('serverUrl'), name);
  await expect(connectDatabase(url, quiet)).rejects.toThrow('需要 UTF8 编码的数据库');
  const { rows } = await onDatabase(url, client => client.query(`select to_regclass('account') as found`));
  expect(rows).toEqual([{ found: null }]);
  await run(`drop database ${name}`);
});

test('the site outlives a connection that the database ends', async () => {
  const messages: string[] = [];
  const test = await createTestDatabase();
  const other = await connectDatabase(test.url, message => messages.push(message));
  const client = await other.pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  client.release();
  const noticed = new Promise(resolve => other.pool.once('error', resolve));
  await test.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await noticed;
  expect(messages).toEqual([expect.stringContaining('数据库连接中断')]);
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await other.stop();
  await test.stop();
});

test('once it has stopped, no connection is left that a database shutting down would break off', async () => {
  const site = await createTestDatabase();
  const left = async () => {
    const { rows } = await site.pool.query<{ count: number }>(
      // A worker that vacuums the database is there at any time.
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.count;
  };
  // The pool of the test itself has one connection.
  expect(await left()).toBe(0);
  for (let round = 0; round < 10; round++) {
    const other = await connectDatabase(site.url, quiet);
    await Promise.all(Array.from({ length: 8 }, () => other.pool.query('select pg_sleep(0.01)')));
    await other.stop();
    expect(await left()).toBe(0);
  }
  await site.stop();
});
