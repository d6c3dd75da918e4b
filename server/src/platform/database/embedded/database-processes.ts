import { readdirSync, readlinkSync } from 'node:fs';
import { platform } from 'node:os';
import { isAlive, ps } from '../../process/process-identity.mjs';

const worksIn = (pid: number, folder: string): boolean => {
  if (platform() !== 'linux') return ps(pid, 'command').includes(folder);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
};

/** True for a PostgreSQL process (server or one of its helpers) of this data folder: they all work inside it. */
export const isDatabaseProcess = (pid: number, dataDir: string) => isAlive(pid) && worksIn(pid, dataDir);

/** Every PostgreSQL process of this data folder; empty where the system does not list them. */
export function databaseProcesses(dataDir: string): number[] {
  if (platform() !== 'linux') return [];
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => pid !== process.pid && isDatabaseProcess(pid, dataDir));
}
