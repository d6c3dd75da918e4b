import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { onDatabase, withDatabase } from '../../../test/on-database';
import { menu } from '../../domain/catalogue/schema';
import { bumpCatalogueVersion } from '../../domain/catalogue/version';
import { followChanges } from './changes';
import { connectDatabase, type OpenDatabase } from './connect';
import { inOneProcess } from './in-one-process';

const quiet = () => undefined;
const id = randomBytes(4).toString('hex');
const owner = `owner_${id}`;
const role = `site_${id}`;
const database = `${new URL(inject('templateUrl')).pathname.slice(1)}_${id}`;
const as = (user: string) => {
  const url = new URL(withDatabase(inject('serverUrl'), database));
  url.username = user;
  url.password = id;
  return url.href;
};
const asAdministrator = (...statements: string[]) =>
  onDatabase(withDatabase(inject('serverUrl'), database), async client => {
    for (const statement of statements) await client.query(statement);
  });
const run = (user: string, statement: string) => onDatabase(as(user), client => client.query(statement));

let site: OpenDatabase;
beforeAll(async () => {
  await onDatabase(inject('serverUrl'), async client => {
    for (const name of [owner, role])
      await client.query(`create role ${name} login nosuperuser nocreatedb nocreaterole password '${id}'`);
    await client.query(`create database ${database} owner ${owner} template template0 encoding 'UTF8'`);
  });
  site = await connectDatabase(as(role), quiet, as(owner));
});
afterAll(async () => {
  await site?.stop();
  await onDatabase(inject('serverUrl'), async client => {
    await client.query(`drop database ${database} with (force)`);
    for (const name of [role, owner]) await client.query(`drop role ${name}`);
  });
});
afterEach(() => asAdministrator(`revoke ${owner} from ${role}`, `alter role ${role} nosuperuser`));

test.each([
  'drop table account',
  'create table mine (id int)',
  'create temporary table mine (id int)',
  'create schema mine',
  'create function mine() returns int language sql as $$select 1$$',
  'alter table account add column mine int',
  'alter table account disable trigger all',
  'truncate account',
  'create index mine on account (user_name)',
  'alter table account owner to current_user',
  'update drizzle.__drizzle_migrations set created_at = 0',
  'delete from drizzle.__drizzle_migrations',
  'select rolpassword from pg_authid',
  "select pg_read_file('PG_VERSION')",
  "copy account to program 'cat'",
  'create role other',
  `set role ${owner}`,
  `drop database ${database}`,
])('the site’s role must not: %s', async statement => {
  await expect(site.pool.query(statement)).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|55006)$/),
  });
});

test('it has the rows of every table and the numbers of every sequence, and nothing else of them', async () => {
  const { rows: tables } = await site.pool.query(`select c.relname as name,
      array(select p from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) p
        where has_table_privilege(c.oid, p)) as rights
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
  expect(tables.length).toBeGreaterThan(30);
  for (const { name, rights } of tables)
    expect([name, rights]).toEqual([name, ['SELECT', 'INSERT', 'UPDATE', 'DELETE']]);
  const { rows: sequences } = await site.pool.query(`select bool_and(has_sequence_privilege(oid, 'USAGE')) as all
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`);
  expect(sequences).toEqual([{ all: true }]);
});

test('it writes what belongs to the catalogue, is told of it, and holds locks', async () => {
  await site.db.insert(menu).values({ id: 1, name: '相机', position: 1 });
  await site.db.update(menu).set({ name: '镜头' });
  expect(await site.db.delete(menu).returning()).toMatchObject([{ id: 1, name: '镜头' }]);
  const changes = followChanges(site.db, quiet);
  const told = new Promise<void>(resolve => changes.on('catalogue', resolve));
  await site.db.transaction(bumpCatalogueVersion);
  await told;
  await changes.stop();
  expect(await inOneProcess(site.db, 4242, async () => 'alone')).toBe('alone');
});

test('a table of a later migration is the owner’s, and its rows the site’s', async () => {
  await run(owner, 'create table later (id int generated always as identity, name text)');
  expect((await run(role, "insert into later (name) values ('a') returning id")).rows).toEqual([{ id: 1 }]);
  await expect(run(role, 'drop table later')).rejects.toMatchObject({ code: '42501' });
  await run(owner, 'drop table later');
});

test('without the owner’s address it starts on tables of its edition, and on no others', async () => {
  const open = await connectDatabase(as(role), quiet);
  await open.stop();
  await run(owner, 'update drizzle.__drizzle_migrations set created_at = created_at - 1');
  try {
    await expect(connectDatabase(as(role), quiet)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('npm run migrate'),
    });
  } finally {
    await run(owner, 'update drizzle.__drizzle_migrations set created_at = created_at + 1');
  }
});

test('a role with more rights than rows is refused, and what is to be done named', async () => {
  const refused = (text: string, user = role, migrator = owner) =>
    expect(connectDatabase(as(user), quiet, as(migrator))).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(text),
    });
  await refused('是同一个角色', owner, owner);
  await asAdministrator(`grant ${owner} to ${role}`);
  await refused(`是「${owner}」的成员`);
  await asAdministrator(`revoke ${owner} from ${role}`, `alter role ${role} superuser`);
  await refused('是超级用户');
  await asAdministrator(`alter role ${role} nosuperuser`, `alter table menu owner to ${role}`);
  await refused(`reassign owned by "${role}" to "${owner}"`);
  await asAdministrator(`reassign owned by ${role} to ${owner}`);
  const open = await connectDatabase(as(role), quiet, as(owner));
  await open.stop();
});
