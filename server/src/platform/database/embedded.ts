import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../process/lock.mjs';
import { StartError } from '../process/start-error';
import { ADMINISTRATOR, prepareCluster, readPassword } from './embedded/cluster';
import { findHome, prepareHome } from './embedded/database-home';
import { keepServer } from './embedded/kept-server';
import { onUnexpectedEnd } from './embedded/on-unexpected-end';
import { clearOrphan, runningPostmaster } from './embedded/postmaster';
import { DATABASE, prepareSiteRole, SITE_ROLE, siteRolePassword } from './embedded/site-role';
import type { Log } from './log';

export interface Embedded {
  /** The site's database, as the role that owns it and nothing else. */
  url: string;
  /** The same database as the server's administrator, for what makes and drops databases. */
  administratorUrl: string;
  /** Shuts the database down in order and gives the folder free. May be called twice. */
  stop: () => Promise<void>;
}

const administratorAddress = (password: string, port: number, database = DATABASE) =>
  `postgres://${ADMINISTRATOR}:${password}@127.0.0.1:${port}/${database}`;
const siteAddress = (password: string, port: number) =>
  `postgres://${SITE_ROLE}:${siteRolePassword(password)}@127.0.0.1:${port}/${DATABASE}`;

/** The address of the database that a running site below `varDir` uses; undefined when none runs. */
export function runningEmbedded(varDir: string): string | undefined {
  const home = findHome(varDir);
  const dataDir = join(home, 'data');
  const password = readPassword(home);
  const running = existsSync(dataDir) ? runningPostmaster(dataDir) : undefined;
  return running?.ready && password ? siteAddress(password, running.port) : undefined;
}

/**
 * Claims the database below `home` for this process.
 * @returns how to give it back; may be called twice
 * @throws StartError when another process holds it
 */
function claimHome(home: string): () => void {
  const taken = takeLock(join(home, 'owner.json'));
  if ('release' in taken) return taken.release;
  if (taken.owner === 'unknown') throw new StartError(`另一个进程正在同时启动网站（数据目录 ${home}）：请稍后再试。`);
  throw new StartError(
    `网站已在运行（进程 ${taken.owner} 正在使用 ${home}）：请先停止它，或用 SHIXUAN_VAR 指定另一个数据目录。`,
  );
}

/**
 * Runs the site's own PostgreSQL as a child process: real, durable, on a free port of 127.0.0.1 behind a password.
 * What a killed predecessor left (a running database, a stale lock) is cleared first, without loss. A database that ends by
 * itself is started again.
 * @throws StartError when another site uses the same folder, or PostgreSQL cannot run here.
 */
export async function startEmbedded(varDir: string, log: Log): Promise<Embedded> {
  mkdirSync(varDir, { recursive: true });
  const place = prepareHome(varDir, log);
  const release = claimHome(place.home);
  try {
    await prepareCluster(place, log);
    const password = readPassword(place.home);
    if (!password) throw new StartError(`找不到数据库密码文件 ${join(place.home, 'password')}：请从备份恢复它。`);
    await clearOrphan(place.dataDir, log);
    const server = await keepServer(place, log);
    let stopping: Promise<void> | undefined;
    const stop = () => {
      stopping ??= server.stop().finally(() => {
        forget();
        release();
      });
      return stopping;
    };
    const forget = onUnexpectedEnd(server.shutDown, stop, release);
    const asAdministrator = (database?: string) => administratorAddress(password, server.port, database);
    await prepareSiteRole(asAdministrator, password).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url: siteAddress(password, server.port), administratorUrl: asAdministrator(), stop };
  } catch (error) {
    release();
    throw error;
  }
}
