import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../process/start-error';
import type { Log } from '../log';
import type { DatabaseHome } from './database-home';

export const ADMINISTRATOR = 'shixuan';

/** Nothing of the visitor's locale or PG* variables reaches the database. */
export const databaseEnvironment = () => ({
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  LC_ALL: 'C',
  TZ: 'UTC',
});

const passwordPath = (home: string) => join(home, 'password');

/** The password of the database below `home`; undefined before the first start. */
export const readPassword = (home: string) =>
  existsSync(passwordPath(home)) ? readFileSync(passwordPath(home), 'utf8').trim() : undefined;

async function initdb({ binaries, user }: DatabaseHome, folder: string, passwordFile: string): Promise<void> {
  const child = spawn(
    binaries.initdb,
    [
      `--pgdata=${folder}`,
      `--username=${ADMINISTRATOR}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      // Sorts by code point and knows upper and lower case of all scripts, the same on every machine.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { ...user, env: databaseEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  child.stderr.on('data', chunk => {
    complaint += String(chunk);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartError(`无法建立数据库：${complaint.trim() || `initdb 以代码 ${code} 结束`}`);
}

/** Makes the data folder on the first start: beside and renamed, so that an interrupted start leaves nothing half-made. */
export async function prepareCluster(place: DatabaseHome, log: Log): Promise<void> {
  const { home, dataDir, user } = place;
  if (existsSync(dataDir)) {
    const found = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
    if (found !== '18')
      throw new StartError(`${dataDir} 是 PostgreSQL ${found} 的数据，此版本需要 18：请先导出再升级。`);
    return;
  }
  log('首次启动：建立数据库');
  const folder = `${dataDir}.new`;
  const handover = join(home, 'password.new');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordPath(home), `${password}\n`, { mode: 0o600 });
  chmodSync(passwordPath(home), 0o600);
  try {
    writeFileSync(handover, `${password}\n`, { mode: 0o600 });
    if (user) for (const path of [folder, handover]) chownSync(path, user.uid, user.gid);
    await initdb(place, folder, handover);
  } finally {
    rmSync(handover, { force: true });
  }
  renameSync(folder, dataDir);
}
