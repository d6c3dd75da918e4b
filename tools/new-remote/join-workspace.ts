import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteInstalled } from '../lib/ensure-installed.mjs';
import { root } from '../lib/root.mjs';

interface Lock {
  packages: Record<string, object>;
}

/** The lock with the workspace in it, as npm would write it: in npm's order. */
export function withWorkspace(lockText: string, folder: string, packageText: string): string {
  const lock = JSON.parse(lockText) as Lock;
  const { name, version, dependencies } = JSON.parse(packageText) as Record<string, string>;
  const packages = {
    ...lock.packages,
    [folder]: { name, version, dependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** `tsconfig.json` with one more project, after the other remotes. */
export function withReference(text: string, folder: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex(line => line.includes('"remote-'));
  return lines.toSpliced(last + 1, 0, `    { "path": "${folder}" },`).join('\n');
}

/**
 * Makes a new folder a workspace of the project: compiled with the others, in the lock, and linked as npm links it. A
 * workspace brings no package that is not there, so nothing is fetched.
 */
export function joinWorkspace(folder: string): void {
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(root, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const packageText = readFileSync(join(root, folder, 'package.json'), 'utf8');
  edit('tsconfig.json', text => withReference(text, folder));
  edit('package-lock.json', text => withWorkspace(text, folder, packageText));
  const links = join(root, 'node_modules/@shixuan');
  if (!existsSync(links)) return;
  if (!existsSync(join(links, folder))) symlinkSync(join('../..', folder), join(links, folder), 'dir');
  noteInstalled();
}
