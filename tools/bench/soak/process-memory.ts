import { readdir, readFile } from 'node:fs/promises';

/** Megabytes that a process and everything it started hold at this moment, by what they are. */
export interface HeldMemory {
  siteMb: number;
  /** The processes that draw pages. */
  renderersMb: number;
}

/** Numbers and names of the processes of this machine; Linux only. */
async function processes() {
  const ids = (await readdir('/proc')).filter(name => /^\d+$/.test(name));
  const all = await Promise.all(
    ids.map(async id => {
      try {
        const [status, command] = await Promise.all([
          readFile(`/proc/${id}/status`, 'utf8'),
          readFile(`/proc/${id}/cmdline`, 'utf8'),
        ]);
        const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ id: Number(id), parent: field('PPid'), residentMb: field('VmRSS') / 1024, command }];
      } catch {
        // Ended in between.
        return [];
      }
    }),
  );
  return all.flat();
}

/** @param site number of the site's process. @throws Error where the system has no `/proc`, or the process has ended */
export async function heldMemory(site: number): Promise<HeldMemory> {
  const all = await processes();
  const own = all.find(({ id }) => id === site);
  if (!own) throw new Error('the site has ended');
  const renderers = all.filter(({ parent, command }) => parent === site && !command.includes('postgres'));
  return { siteMb: own.residentMb, renderersMb: renderers.reduce((sum, { residentMb }) => sum + residentMb, 0) };
}
