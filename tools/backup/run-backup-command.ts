import { BackupRefused } from '@shixuan/server/backup';
import { type OpenDatabase, openBeside, openStorage, readConfig, StartError } from '@shixuan/server/platform';

const SHORTEST_PASSWORD = 12;

/** Where the site's rows and objects lie, as the environment names it. */
export interface SitePlace {
  pool: OpenDatabase['db']['$client'];
  storage: Awaited<ReturnType<typeof openStorage>>;
}

/**
 * Runs a command on one backup file and the site's place, with the password from the environment: arguments are seen by
 * every user of a machine.
 * @param run answers the line that says what was done; it is given how to open the place, which may start a database
 */
export async function runBackupCommand(
  usage: string,
  run: (path: string, openPlace: () => Promise<SitePlace>, password: string) => Promise<string>,
): Promise<void> {
  const [path, ...others] = process.argv.slice(2);
  const password = process.env.BACKUP_PASSWORD ?? '';
  if (path === undefined || path.startsWith('-') || others.length > 0) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  let open: OpenDatabase | undefined;
  try {
    if ([...password].length < SHORTEST_PASSWORD) {
      throw new BackupRefused(`BACKUP_PASSWORD：请设置至少 ${SHORTEST_PASSWORD} 个字符的密码，备份以它加密。`);
    }
    const config = readConfig(process.env);
    const openPlace = async () => {
      open = await openBeside(config, line => console.error(line));
      return { pool: open.db.$client, storage: await openStorage(config.storage) };
    };
    console.log(await run(path, openPlace, password));
  } catch (error) {
    const expected = error instanceof BackupRefused || error instanceof StartError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  } finally {
    await open?.stop();
  }
}
