import type { Config } from '../config';
import { requireEnvironment } from './claim-environment';
import { connectDatabase, type OpenDatabase, openDatabase } from './connect';
import { runningEmbedded } from './embedded';
import type { Log } from './log';

/**
 * The site's database for a command: that of the running site, or, when none runs, started for as long as it is needed.
 * @throws StartError as `openDatabase` does, and for the database of another environment
 */
export async function openBeside(config: Config, log: Log): Promise<OpenDatabase> {
  const { databaseUrl, databaseMigrationUrl, varDir, environment } = config;
  const running = databaseUrl ? undefined : runningEmbedded(varDir);
  const open = running
    ? await connectDatabase(running, log)
    : await openDatabase({ databaseUrl, databaseMigrationUrl, varDir, log });
  try {
    await requireEnvironment(open.db, environment);
    return open;
  } catch (error) {
    await open.stop();
    throw error;
  }
}
