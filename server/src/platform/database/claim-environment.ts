import { inArray } from 'drizzle-orm';
import { StartError } from '../process/start-error';
import { PRODUCTION } from '../storage/environments';
import type { Database } from './connect';
import { setting } from './schema';

const KEY = 'environment';
/** What every site has made for itself at its first start. */
const SECRET_KEY = 'site-secret';

/**
 * Notes to which environment a database belongs, once for all. Reports, counts of canaries, tokens and previews name versions and no
 * environment, so that two in one database would judge each other's. A database from before environments is production's.
 * @throws StartError when it is another environment's
 */
export async function claimEnvironment(db: Database, environment: string): Promise<void> {
  const rows = await db
    .select()
    .from(setting)
    .where(inArray(setting.key, [KEY, SECRET_KEY]));
  const isOld = rows.length > 0 && rows.every(({ key }) => key === SECRET_KEY);
  await db
    .insert(setting)
    .values({ key: KEY, value: isOld ? PRODUCTION : environment })
    .onConflictDoNothing();
  const [owner] = await db
    .select()
    .from(setting)
    .where(inArray(setting.key, [KEY]));
  if (owner?.value === environment) return;
  throw new StartError(
    `数据库属于环境 ${owner?.value}，而 ENVIRONMENT 是 ${environment}：每个环境要有自己的数据库，请更正 ENVIRONMENT 或 DATABASE_URL。`,
  );
}
