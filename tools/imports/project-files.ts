import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Made by builds, by installs, or by people outside the project. */
const skipped = /^(node_modules|dist|\.types|\.git)$/;
const foreign = ['data', 'var', 'e2e/fossils/fossil', 'shared/host/contract'];

/** Sources of the project below a folder, as paths from its root; ambient declarations are not among them. */
export function sourceFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) || foreign.includes(path) ? [] : sourceFiles(root, path);
    return /(?<!\.d)\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : [];
  });
}
