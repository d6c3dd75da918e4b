import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type App, projectRoot } from './apps';

const skipped = new Set(['node_modules', 'dist', '.types', 'test', 'contract']);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function* filesBelow(directory: string): Generator<string> {
  const entries = readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (!isTest(entry.name)) yield path;
  }
}

/**
 * Eight hex digits over everything that a build of the app reads: its sources, the shared packages, the examples
 * that pages show, the build's own code and the lock. The same sources give the same version on every machine.
 */
export function sourceHash(app: App): string {
  const hash = createHash('sha256');
  const roots = [app.directory, ...['shared', 'examples', 'tools/build'].map(folder => join(projectRoot, folder))];
  const single = ['rspack.config.base.ts', 'rspack.embed.base.ts', 'package-lock.json'].map(file =>
    join(projectRoot, file),
  );
  for (const file of [...roots.flatMap(root => [...filesBelow(root)]), ...single.filter(file => existsSync(file))]) {
    hash.update(relative(projectRoot, file).replaceAll('\\', '/')).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
