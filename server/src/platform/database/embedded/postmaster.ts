import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answersSignals } from '../../process/process-identity.mjs';
import { StartError } from '../../process/start-error';
import type { Log } from '../log';
import { databaseProcesses, isDatabaseProcess } from './database-processes';

const POLL_MS = 25;

/** What a running PostgreSQL writes about itself into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Reads `postmaster.pid`; undefined when there is none or it is not complete yet. */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  // Lines: pid, data folder, start, port, socket folder, address, shared memory, status.
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined;
}

/** The PostgreSQL that runs on this data folder now, also one that another process started. */
export function runningPostmaster(dataDir: string): Postmaster | undefined {
  const found = readPostmaster(dataDir);
  return found && isDatabaseProcess(found.pid, realpathSync(dataDir)) ? found : undefined;
}

/** Waits until `condition` holds; false after `limitMs`. */
export async function until(condition: () => boolean, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > end) return false;
    await wait(POLL_MS);
  }
  return true;
}

const signal = (pid: number, name: NodeJS.Signals) => {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
};

/** Fast shutdown (SIGINT: connections end, everything is written); immediate (SIGQUIT: the next start recovers) if that hangs. */
export async function stopPostmaster(pid: number, dataDir: string): Promise<void> {
  const folder = realpathSync(dataDir);
  const gone = () => !isDatabaseProcess(pid, folder);
  signal(pid, 'SIGINT');
  if (await until(gone, 30_000)) return;
  signal(pid, 'SIGQUIT');
  if (!(await until(gone, 10_000))) throw new StartError(`数据库进程 ${pid} 无法停止：请手动结束它后再启动。`);
}

/**
 * Clears what a killed site left behind: a database that still runs on our data folder is shut down cleanly, a lock of
 * one that is gone is removed when PostgreSQL itself would mistake it for a live one. Nothing else is touched.
 */
export async function clearOrphan(dataDir: string, log: Log): Promise<void> {
  const running = runningPostmaster(dataDir);
  if (running) {
    log(`上次未正常退出，正在停止遗留的数据库进程 ${running.pid}`);
    await stopPostmaster(running.pid, dataDir);
  }
  const folder = realpathSync(dataDir);
  // Helpers of a killed server notice that it is gone and end by themselves; the data must not be opened before.
  if (!(await until(() => databaseProcesses(folder).length === 0, 20_000)))
    throw new StartError(`遗留的数据库进程 ${databaseProcesses(folder).join('、')} 没有结束：请手动结束后再启动。`);
  const stale = readPostmaster(dataDir);
  if (stale && answersSignals(stale.pid)) rmSync(join(dataDir, 'postmaster.pid'));
}
