import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

export interface App {
  kind: 'shell' | 'remote';
  /** `shell`, or the remote's name: the folder without `remote-`. */
  name: string;
  directory: string;
}

/** The shell and every `remote-*` folder that has a build: adding a remote needs no list to be changed. */
export function findApps(): App[] {
  const remotes = readdirSync(projectRoot)
    .filter(folder => folder.startsWith('remote-') && existsSync(join(projectRoot, folder, 'rspack.config.ts')))
    .map(folder => ({
      kind: 'remote' as const,
      name: folder.slice('remote-'.length),
      directory: join(projectRoot, folder),
    }));
  return [{ kind: 'shell', name: 'shell', directory: join(projectRoot, 'shell') }, ...remotes];
}
