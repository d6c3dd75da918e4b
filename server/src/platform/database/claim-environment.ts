import { inArray } from 'drizzle-orm';
import { StartError } from '../process/start-error';
import { PRODUCTION } from '../storage/environments';
import type { Database } from './connect';
import { setting } from './schema';

const KEY = 'environment';
/** What every site has made for itself at its first start. */
const SECRET_KEY = 'site-secret';

/** Whose a database is; null for one on which no site ever started. One from before environments is production's. */
async function ownerOf(db: Database): Promise<string | null> {
  const rows = await db
    .select()
    .from(setting)
    .where(inArray(setting.key, [KEY, SECRET_KEY]));
  return rows.find(({ key }) => key === KEY)?.value ?? (rows.length > 0 ? PRODUCTION : null);
}

/**
 * For a command, which leaves an empty database empty: a backup is restored into nothing else.
 * @throws StartError when the database is another environment's
 */
export async function requireEnvironment(db: Database, environment: string): Promise<void> {
  const owner = await ownerOf(db);
  if (owner === null || owner === environment) return;
  throw new StartError(
    `数据库属于环境 ${owner}，而 ENVIRONMENT 是 ${environment}：每个环境要有自己的数据库，请更正 ENVIRONMENT 或 DATABASE_URL。`,
  );
}

/**
 * Notes to which environment a database belongs, once for all. Reports, counts of canaries, tokens and previews name versions and no
 * environment, so that two in one database would judge each other's.
 * @throws StartError when it is another environment's
 */
export async function claimEnvironment(db: Database, environment: string): Promise<void> {
  await requireEnvironment(db, environment);
  await db.insert(setting).values({ key: KEY, value: environment }).onConflictDoNothing();
  // Another one may have been first since it was read.
  await requireEnvironment(db, environment);
}
