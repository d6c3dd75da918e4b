import pg from 'pg';
import { StartError } from '../process/start-error';
import { reasonOf } from '../reason-of';
import { migrateDatabase, whileNobodyMigrates } from './migrate';

/** @throws StartError when the address names no user */
function roleOf(url: string, setting: string): string {
  const role = decodeURIComponent(new URL(url).username);
  if (role === '') throw new StartError(`${setting} 里没有用户名：两个地址须写明各自的角色。`);
  return role;
}

/** What the site's role must not be: then nothing would keep it from changing tables. */
const ABOVE_ITS_RIGHTS = `select r.rolsuper as super,
  exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'drizzle') and c.relowner = r.oid) as owner,
  pg_has_role(r.oid, current_user, 'member') as member
  from pg_roles r where r.rolname = $1`;

/** The rows of all tables, those of later migrations included, and nothing else. */
function grants(role: string, database: string): string[] {
  const rows = 'select, insert, update, delete';
  const numbers = 'usage, select, update';
  return [
    `revoke create, temporary on database ${database} from public`,
    'revoke create on schema public from public',
    `grant usage on schema public, drizzle to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
    `grant ${rows} on all tables in schema public to ${role}`,
    `grant ${numbers} on all sequences in schema public to ${role}`,
    `alter default privileges in schema public grant ${rows} on tables to ${role}`,
    `alter default privileges in schema public grant ${numbers} on sequences to ${role}`,
  ];
}

/**
 * Brings the tables up to date as their owner, the role of `migrationUrl`, and lets the role of `siteUrl` read and write rows. May
 * be repeated, and run while a site of the edition before is running.
 * @throws StartError with one sentence when a role is missing, or the site's role has more rights than that
 */
export async function migrateAsOwner(migrationUrl: string, siteUrl: string): Promise<void> {
  const owner = roleOf(migrationUrl, 'DATABASE_MIGRATION_URL');
  const site = roleOf(siteUrl, 'DATABASE_URL');
  if (owner === site)
    throw new StartError(`DATABASE_MIGRATION_URL 与 DATABASE_URL 是同一个角色「${site}」：须各有一个。`);
  const pool = new pg.Pool({ connectionString: migrationUrl, max: 2, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1').catch((error: unknown) => {
      throw new StartError(`无法连接 DATABASE_MIGRATION_URL 指向的数据库：${reasonOf(error)}。`);
    });
    await requireSmallRole(pool, site, owner);
    await migrateDatabase(pool);
    await whileNobodyMigrates(pool, async client => {
      const { rows } = await client.query<{ name: string }>('select current_database() as name');
      for (const grant of grants(client.escapeIdentifier(site), client.escapeIdentifier(rows[0]?.name ?? '')))
        await client.query(grant);
    });
  } finally {
    await pool.end();
  }
}

async function requireSmallRole(pool: pg.Pool, site: string, owner: string): Promise<void> {
  const { rows } = await pool.query<{ super: boolean; owner: boolean; member: boolean }>(ABOVE_ITS_RIGHTS, [site]);
  const [role] = rows;
  if (!role) throw new StartError(`数据库里没有 DATABASE_URL 的角色「${site}」：请先建立它。`);
  if (role.super) throw new StartError(`DATABASE_URL 的角色「${site}」是超级用户：请换成没有其他权限的角色。`);
  if (role.owner)
    throw new StartError(
      `DATABASE_URL 的角色「${site}」拥有表：请以超级用户运行 reassign owned by "${site}" to "${owner}"，然后重试。`,
    );
  if (role.member) throw new StartError(`DATABASE_URL 的角色「${site}」是「${owner}」的成员：请以 revoke 取消。`);
}
