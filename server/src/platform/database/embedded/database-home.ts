import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../../process/start-error';
import type { Log } from '../log';
import { type Binaries, binariesIn, completeBinaries, installedBinaries } from './binaries';
import { type DatabaseUser, databaseUser } from './database-user';

export interface DatabaseHome {
  /** Holds data, password, log and lock. */
  home: string;
  dataDir: string;
  binaries: Binaries;
  user: DatabaseUser | undefined;
}

/** Where data goes when the database's user cannot reach the site's own folder (a clone in /root). Survives a restart of the machine. */
const elsewhere = (varDir: string) =>
  `/var/lib/shixuan-${createHash('sha256').update(varDir).digest('hex').slice(0, 12)}`;

const mayWrite = (folder: string, user: DatabaseUser) =>
  spawnSync('/bin/sh', ['-c', 'cd -- "$1" && test -r . && test -x .', 'sh', folder], { ...user, stdio: 'ignore' })
    .status === 0;

const runs = ({ initdb }: Binaries, user: DatabaseUser | undefined) =>
  spawnSync(initdb, ['--version'], { ...user, encoding: 'utf8' });

/** The folder of the database without making it: for those who look for a running one. */
export function findHome(varDir: string): string {
  const own = join(varDir, 'postgres');
  return existsSync(join(own, 'data')) || !existsSync(elsewhere(varDir)) ? own : elsewhere(varDir);
}

function prepareFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

/** A copy of the programs that the database's user can reach. Made beside and renamed, so a broken copy is never used. */
function copyBinaries({ native }: Binaries, home: string): Binaries {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  const copy = join(home, `programs-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'u+rwX,go+rX', unfinished]);
    renameSync(unfinished, copy);
  }
  return binariesIn(join(copy, 'native'));
}

function usableBinaries(home: string, user: DatabaseUser | undefined): Binaries {
  const installed = installedBinaries();
  try {
    completeBinaries(installed);
    if (runs(installed, user).status === 0) return installed;
  } catch {
    // A read-only installation: the copy is completed instead.
  }
  const copied = copyBinaries(installed, home);
  completeBinaries(copied);
  const tried = runs(copied, user);
  if (tried.status !== 0)
    throw new StartError(`PostgreSQL 程序无法运行：${(tried.stderr || tried.error?.message || '原因不明').trim()}`);
  return copied;
}

/**
 * Decides where the database lives and as whom it runs. Normally `<var>/postgres`; when PostgreSQL has to run as another
 * user who cannot enter there, a folder below /var/lib, whose address is written to `<var>/postgres/location.txt`.
 */
export function prepareHome(varDir: string, log: Log): DatabaseHome {
  const own = prepareFolder(join(varDir, 'postgres'));
  const found = findHome(varDir);
  const user = databaseUser(join(found, 'data'), log);
  const home = found === own && user && !mayWrite(own, user) ? elsewhere(varDir) : found;
  if (home !== own) {
    prepareFolder(home);
    writeFileSync(join(own, 'location.txt'), `${home}\n`);
    log(`数据库用户无法进入 ${own}，数据库存放在 ${home}`);
  }
  return { home, dataDir: join(home, 'data'), binaries: usableBinaries(home, user), user };
}
