import type { Config } from '../config';
import { connectDatabase, type OpenDatabase, openDatabase } from './connect';
import { runningEmbedded } from './embedded';
import type { Log } from './log';

/**
 * The site's database for a command: that of the running site, or, when none runs, started for as long as it is needed.
 * @throws StartError as `openDatabase` does.
 */
export function openBeside({ databaseUrl, databaseMigrationUrl, varDir }: Config, log: Log): Promise<OpenDatabase> {
  const running = databaseUrl ? undefined : runningEmbedded(varDir);
  return running ? connectDatabase(running, log) : openDatabase({ databaseUrl, databaseMigrationUrl, varDir, log });
}
