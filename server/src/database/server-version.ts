import type pg from 'pg';
import { StartError } from '../start-error';

const OLDEST = 15;

/** Holds the server behind the pool against what the project needs. */
export async function requireServer(pool: pg.Pool): Promise<void> {
  const version = await pool
    .query<{ number: number; encoding: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_encoding') as encoding`,
    )
    .catch((error: unknown) => {
      throw new StartError(`无法连接 DATABASE_URL 指向的数据库：${reason(error)}。`);
    });
  const [{ number, encoding } = { number: 0, encoding: '' }] = version.rows;
  const major = Math.floor(number / 10_000);
  if (major < OLDEST)
    throw new StartError(`DATABASE_URL 指向 PostgreSQL ${major}，版本过旧：需要 PostgreSQL ${OLDEST} 或更新的版本。`);
  if (encoding !== 'UTF8')
    throw new StartError(`DATABASE_URL 指向的数据库编码为 ${encoding}：需要 UTF8 编码的数据库。`);
}

/** Node reports an address with several IPs as an aggregate without a message of its own. */
const reason = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reason).join('；');
  return error instanceof Error ? error.message : String(error);
};
