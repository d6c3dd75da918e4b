import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { databaseUser } from '../src/platform/database/embedded/database-user';
import { freePort } from '../src/platform/process/port.mjs';
import { onDatabase } from './on-database';

const run = promisify(execFile);
const PROGRAMS = '/usr/lib/postgresql/15/bin';
const DEADLINE_MS = 60_000;

/** The package of Debian that holds a whole PostgreSQL; the one that the site brings along cannot copy itself. */
export const POSTGRESQL_PACKAGE = 'postgresql-15';
export const hasReplication = existsSync(join(PROGRAMS, 'pg_basebackup'));

export interface DatabaseServer {
  url: string;
  start(): Promise<void>;
  /** Ends it at once, as a crash does. */
  crash(): Promise<void>;
}

export interface ReplicatedDatabase {
  primary: DatabaseServer;
  /** Follows the primary by streaming. */
  replica: DatabaseServer;
  stop(): Promise<void>;
}

/** Two servers of PostgreSQL that run, the second one a replica of the first. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-replica-'));
  const user = databaseUser(folder, () => undefined);
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const ports = [await freePort(), await freePort()];

  function server(name: string, port = 0): DatabaseServer & { data: string } {
    const data = join(folder, name);
    const url = `postgres://site@127.0.0.1:${port}/postgres`;
    let child: ChildProcess | undefined;
    return {
      url,
      data,
      async start() {
        const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
        child = spawn(join(PROGRAMS, 'postgres'), ['-D', data, ...settings.flatMap(text => ['-c', text])], {
          ...options,
          stdio: 'ignore',
        });
        const answers = () => onDatabase(url, client => client.query('select 1'));
        for (const deadline = Date.now() + DEADLINE_MS; ; await delay(50)) {
          const failure = await answers().then(
            () => undefined,
            (error: unknown) => error,
          );
          if (failure === undefined) return;
          if (child.exitCode !== null || Date.now() > deadline) throw failure;
        }
      },
      async crash() {
        if (!child || child.exitCode !== null) return;
        const ended = once(child, 'exit');
        child.kill('SIGQUIT');
        await ended;
      },
    };
  }

  const primary = server('primary', ports[0]);
  const replica = server('replica', ports[1]);
  const stop = async () => {
    await replica.crash();
    await primary.crash();
    rmSync(folder, { recursive: true });
  };
  try {
    mkdirSync(primary.data, { mode: 0o700 });
    if (user) chownSync(primary.data, user.uid, user.gid);
    const make = ['-D', primary.data, '-U', 'site', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    await run(join(PROGRAMS, 'initdb'), make, options);
    await primary.start();
    const copy = ['-d', primary.url, '-D', replica.data, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
    await run(join(PROGRAMS, 'pg_basebackup'), copy, options);
    await replica.start();
    return { primary, replica, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
