import type pg from 'pg';
import { StartError } from '../process/start-error';
import { reasonOf } from '../reason-of';

const OLDEST = 15;

interface Server {
  /** As PostgreSQL counts: 150004. */
  number: number;
  encoding: string;
}

/** What keeps the project from using this server; undefined when nothing does. */
export function objection({ number, encoding }: Server): string | undefined {
  const major = Math.floor(number / 10_000);
  if (major < OLDEST)
    return `DATABASE_URL 指向 PostgreSQL ${major}，版本过旧：需要 PostgreSQL ${OLDEST} 或更新的版本。`;
  if (encoding !== 'UTF8') return `DATABASE_URL 指向的数据库编码为 ${encoding}：需要 UTF8 编码的数据库。`;
  return undefined;
}

/** Holds the server behind the pool against what the project needs. @throws StartError with one sentence. */
export async function requireServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<Server>(
      `select current_setting('server_version_num')::int as number, current_setting('server_encoding') as encoding`,
    )
    .catch((error: unknown) => {
      throw new StartError(`无法连接 DATABASE_URL 指向的数据库：${reasonOf(error)}。`);
    });
  const complaint = rows[0] && objection(rows[0]);
  if (complaint) throw new StartError(complaint);
}
