import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database';
import { unreachableDatabase } from '../../test/unreachable-database';
import { loggerOptions } from './http/logger-options';
import { loggedError, reasonOf } from './reason-of';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const SECRET = 'argon2id-OF-ZHANGGONG';

/** What the logger of the site writes about an error, under every name that it is given there. */
function logged(error: unknown): string {
  let written = '';
  const stream = new Writable({
    write(chunk, _, done) {
      written += chunk;
      done();
    },
  });
  const { log } = fastify({ logger: { ...loggerOptions('trace'), stream } });
  log.error({ err: error }, 'a call failed');
  log.error({ error }, 'a task failed');
  log.error(error);
  return written;
}

const failing = (query: ReturnType<typeof sql>, on = db) =>
  on.execute(query).then(
    () => expect.fail('the query did not fail'),
    (error: unknown) => error,
  );

test.each([
  ['text that is no number', sql`select ${SECRET}::text::int`],
  ['text that is no identifier', sql`select ${SECRET}::text::uuid`],
  ['text that is no JSON', sql`select ${`{"hash": ${SECRET}`}::text::json`],
  ['a character that PostgreSQL does not keep', sql`select ${`${SECRET}\u0000`}::text`],
  ['a table that is not there', sql`select 1 from nowhere where name = ${SECRET}`],
  [
    'a value that is there already',
    sql`insert into setting (key, value) select ${SECRET}, ${SECRET} from generate_series(1, 2)`,
  ],
  ['a value that is missing', sql`insert into setting (key, value) values (${SECRET}, null)`],
])('%s: neither log nor sentence tells what was asked with', async (_, query) => {
  const error = await failing(query);
  expect(String(error)).toContain(SECRET);
  expect(reasonOf(error)).not.toContain(SECRET);
  expect(reasonOf(error).length).toBeGreaterThan(10);
  expect(logged(error)).not.toContain('ZHANGGONG');
  expect(logged(error)).toContain('reason-of.test');
});

test('a database out of reach is told by its address, without the query', async () => {
  const error = await failing(sql`select ${SECRET}`, unreachableDatabase());
  expect(reasonOf(error)).toBe('connect ECONNREFUSED 127.0.0.1:1');
  expect(loggedError(error).cause?.code).toBe('ECONNREFUSED');
  expect(logged(error)).not.toContain(SECRET);
});

test('other errors keep their words, their code and what caused them', () => {
  const error = new Error('不能读取', { cause: Object.assign(new Error('没有权限'), { code: 'EACCES' }) });
  expect(reasonOf(error)).toBe('不能读取');
  expect(loggedError(error)).toMatchObject({
    type: 'Error',
    message: '不能读取',
    cause: { message: '没有权限', code: 'EACCES' },
  });
  expect(reasonOf(new AggregateError([new Error('甲'), new Error('乙')]))).toBe('甲；乙');
  expect(loggedError('停电')).toMatchObject({ type: 'string', message: '停电' });
});
