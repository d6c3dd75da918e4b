import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the build's own code: this checkout, or the installed kit, which is laid out like it. */
export const projectRoot = join(import.meta.dirname, '../..');

export interface App {
  kind: 'shell' | 'remote';
  /** `shell`, or the remote's name: the folder without `remote-`. */
  name: string;
  directory: string;
  /** Folder of its `package-lock.json`: this checkout, or the repository of a team. */
  root: string;
}

/** The shell and every `remote-*` folder that has a build: adding a remote needs no list to be changed. */
export function findApps(): App[] {
  const remotes = readdirSync(projectRoot)
    .filter(folder => folder.startsWith('remote-') && existsSync(join(projectRoot, folder, 'rspack.config.ts')))
    .map(folder => ({
      kind: 'remote' as const,
      name: folder.slice('remote-'.length),
      directory: join(projectRoot, folder),
      root: projectRoot,
    }));
  return [{ kind: 'shell', name: 'shell', directory: join(projectRoot, 'shell'), root: projectRoot }, ...remotes];
}
