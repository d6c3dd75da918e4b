import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../process/port.mjs';
import { StartError } from '../../process/start-error';
import { databaseEnvironment } from './cluster';
import type { DatabaseHome } from './database-home';
import { readPostmaster, until } from './postmaster';

const READY_LIMIT_MS = 60_000;
/** Another program may take the port between our look and the start; helpers of a killed server may not be gone yet. */
const PASSING = /could not bind|Address already in use|pre-existing shared memory block/;

export interface ServerProcess {
  child: ChildProcess;
  pid: number;
  port: number;
}

async function startOnce(
  { home, dataDir, binaries, user }: DatabaseHome,
  formerPort: number | undefined,
): Promise<ServerProcess | string> {
  const port = formerPort ?? (await freePort());
  const logPath = join(home, 'postgres.log');
  // After an unexpected end, what was logged before it is the explanation.
  const log = openSync(logPath, formerPort === undefined ? 'w' : 'a', 0o600);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '50',
    log_timezone: 'UTC',
    timezone: 'UTC',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A process group of its own: Ctrl-C reaches the site, which then stops the database in order.
  const child = spawn(binaries.postgres, ['-D', dataDir, '-p', String(port), ...flags], {
    ...user,
    env: databaseEnvironment(),
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  const ready = () => readPostmaster(dataDir)?.pid === child.pid && readPostmaster(dataDir)?.ready === true;
  const inTime = await until(() => ended || ready(), READY_LIMIT_MS);
  if (!ended && inTime && child.pid !== undefined) return { child, pid: child.pid, port };
  child.kill('SIGINT');
  return readFileSync(logPath, 'utf8').trim().split('\n').slice(-3).join(' ') || '没有输出';
}

/**
 * Starts PostgreSQL on the prepared data folder and waits until it answers; crash recovery may take its time.
 * @param formerPort of a database that ended and is known by this port; a free one by default
 */
export async function startServer(place: DatabaseHome, formerPort?: number): Promise<ServerProcess> {
  let complaint = '';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const started = await startOnce(place, formerPort);
    if (typeof started !== 'string') return started;
    complaint = started;
    if (!PASSING.test(complaint)) break;
    await wait(500);
  }
  throw new StartError(`数据库没有启动（记录见 ${join(place.home, 'postgres.log')}）：${complaint}`);
}
