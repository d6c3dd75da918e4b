import { createHmac } from 'node:crypto';
import pg from 'pg';

/** The site's own role in its own database: it owns that database and can do nothing else, to the server or the machine. */
export const SITE_ROLE = 'shixuan_site';

export const DATABASE = 'shixuan';

/** The site role's password, which follows from the administrator's: one file holds both. */
export const siteRolePassword = (password: string): string =>
  createHmac('sha256', password).update(SITE_ROLE).digest('base64url');

async function within<T>(connectionString: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

const found = async (client: pg.Client, query: string, name: string): Promise<boolean> =>
  (await client.query(query, [name])).rowCount === 1;

/** Tables and schemas that the administrator made before the site had a role of its own; sequences go with their tables. */
const handOver = `do $$
declare of record;
begin
  for of in select nspname from pg_namespace where nspname = 'drizzle' and nspowner <> '${SITE_ROLE}'::regrole
  loop
    execute format('alter schema %I owner to ${SITE_ROLE}', of.nspname);
  end loop;
  for of in
    select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p') and c.relowner <> '${SITE_ROLE}'::regrole
  loop
    execute format('alter table %s owner to ${SITE_ROLE}', of.name);
  end loop;
end $$`;

/**
 * Makes the site's role and its database where they are missing, and gives the role what is the site's.
 * @param address - of a database of the server, as its administrator
 * @param password - the administrator's
 */
export async function prepareSiteRole(address: (database: string) => string, password: string): Promise<void> {
  await within(address('postgres'), async client => {
    if (!(await found(client, 'select 1 from pg_roles where rolname = $1', SITE_ROLE)))
      await client.query(
        `create role ${SITE_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls`,
      );
    await client.query(`alter role ${SITE_ROLE} password ${client.escapeLiteral(siteRolePassword(password))}`);
    if (await found(client, 'select 1 from pg_database where datname = $1', DATABASE))
      await client.query(`alter database ${DATABASE} owner to ${SITE_ROLE}`);
    else await client.query(`create database ${DATABASE} owner ${SITE_ROLE}`);
  });
  await within(address(DATABASE), client => client.query(handOver));
}
