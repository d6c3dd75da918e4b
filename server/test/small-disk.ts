import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, whose room a test takes and gives back. */
export interface SmallDisk {
  folder: string;
  /** Takes all room but so many pages of 4 KB. */
  leave(pages: number): void;
  makeRoom(): void;
  /** With everything on it. */
  stop(): Promise<void>;
}

/** A mount of a namespace of its own: nobody else sees it, and it goes with the process that holds it. */
const holding = ['--user', '--map-root-user', '--mount', 'sh', '-c'];
const mount = (folder: string, kilobytes: number) => `mount -t tmpfs -o size=${kilobytes}k none ${folder}`;

/** Not everywhere may a process have a namespace of its own, least of all in containers. */
export const hasSmallDisk = spawnSync('unshare', [...holding, mount('/mnt', 64)]).status === 0;

const PAGE = 4096;

export async function startSmallDisk(kilobytes: number): Promise<SmallDisk> {
  const below = mkdtempSync(join(tmpdir(), 'shixuan-disk-'));
  const command = `${mount(below, kilobytes)} && echo ready && exec cat`;
  const holder = spawn('unshare', [...holding, command], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  const folder = `/proc/${holder.pid}/root${below}`;
  const filler = join(folder, 'filler');
  return {
    folder,
    leave(pages) {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - pages * PAGE));
    },
    makeRoom: () => rmSync(filler, { force: true }),
    async stop() {
      const ended = once(holder, 'close');
      holder.stdin.end();
      await ended;
      rmSync(below, { recursive: true });
    },
  };
}
