import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { platform } from 'node:os';

const readOrEmpty = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const ps = (pid: number, column: string) =>
  platform() === 'win32'
    ? ''
    : spawnSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();

/** Fields of /proc/<pid>/stat after the name in parentheses: [0] state, [19] start in ticks since the machine started. */
const linuxStat = (pid: number) =>
  readOrEmpty(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');

/** True while a process with this number runs; one that ended and was not collected by its parent does not. */
export function isAlive(pid: number): boolean {
  if (platform() === 'linux') {
    const [state] = linuxStat(pid);
    return state !== undefined && state !== '' && state !== 'Z' && state !== 'X';
  }
  return answersSignals(pid);
}

/** True when the system still knows the number, as PostgreSQL itself asks: also for an ended, uncollected process. */
export function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started, in a form only good for comparing; tells a process from a later one with the same number. */
export function startOf(pid: number): string {
  if (platform() !== 'linux') return ps(pid, 'lstart');
  return `${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()} ${linuxStat(pid)[19] ?? ''}`;
}

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
