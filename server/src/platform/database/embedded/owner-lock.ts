import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../process/start-error';
import { isAlive, startOf } from './process-identity';

const Owner = z.object({ pid: z.number().int().positive(), started: z.string() });

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** The number of the process that a lock names, while it runs. A lock that cannot be read was left half-written by a crash. */
function livingOwner(text: string): number | undefined {
  try {
    const { pid, started } = Owner.parse(JSON.parse(text));
    return isAlive(pid) && startOf(pid) === started ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Moves a dead owner's lock away, unless somebody replaced it meanwhile. */
function clearStale(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  renameSync(path, aside);
  if (read(aside) !== stale) linkSync(aside, path);
  rmSync(aside);
}

/**
 * Claims the database below `home` for this process; a claim of a process that is gone (kill -9) is taken over.
 * @returns how to give it back.
 * @throws StartError when another process holds it.
 */
export function claimHome(home: string): () => void {
  const path = join(home, 'owner.json');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, mine);
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // A link appears at once and complete, and fails when there is one already.
        linkSync(draft, path);
        return () => {
          if (read(path) === mine) rmSync(path, { force: true });
        };
      } catch {
        const found = read(path);
        const pid = found === undefined ? undefined : livingOwner(found);
        if (pid !== undefined)
          throw new StartError(
            `网站已在运行（进程 ${pid} 正在使用 ${home}）：请先停止它，或用 SHIXUAN_VAR 指定另一个数据目录。`,
          );
        if (found !== undefined) clearStale(path, found);
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new StartError(`另一个进程正在同时启动网站（数据目录 ${home}）：请稍后再试。`);
}
