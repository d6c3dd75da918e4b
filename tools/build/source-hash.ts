import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type App, projectRoot } from './apps';
import { Lock, lockedPackages } from './locked-packages';

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

/** Packages that make the files of a build, or put code of their own into them. */
export const BUILD_PACKAGES = [
  '@module-federation/enhanced',
  '@rspack/core',
  '@rspack/plugin-react-refresh',
  '@swc/helpers',
  'postcss',
] as const;

/** Folders and files that belong to every build. */
const buildSources = ['tools/build', 'rspack.config.base.ts', 'rspack.embed.base.ts'];

/** An import from a room of the folder `examples` at the top: `'../../../examples/embed/plain.html?raw'`. */
const EXAMPLES = /'(?:\.\.\/)+examples\/([\w-]+)\//g;

/** Of a repository that is one remote: what its build reads, beside the folder `src`. */
const repositoryFiles = ['package.json', 'rspack.config.ts'];

/** The build's own code where it is installed: one package with all that it needs. */
const KIT = 'node_modules/@shixuan/remote-kit';

/** What the version of a remote depends on that has a repository of its own. */
function repositoryInputs({ root }: App, lock: Lock): { files: string[]; packages: string[] } {
  const own = lockedPackages(lock, '');
  const { version = '', integrity = '' } = lock.packages[KIT] ?? {};
  const tools = lockedPackages(lock, KIT, BUILD_PACKAGES);
  const files = [...filesBelow(join(root, 'src')), ...repositoryFiles.map(file => join(root, file))];
  return {
    files: files.map(file => relative(root, file).replaceAll('\\', '/')),
    packages: [...new Set([...own.packages, ...tools.packages, `${KIT} ${version} ${integrity}`])].sort(),
  };
}

/** What the version of an app depends on: files below its project, and packages of others. */
export function buildInputs(app: App, lock: Lock): { files: string[]; packages: string[] } {
  if (app.root !== projectRoot) return repositoryInputs(app, lock);
  const own = lockedPackages(lock, relative(projectRoot, app.directory).replaceAll('\\', '/'));
  const tools = lockedPackages(lock, '', BUILD_PACKAGES);
  const files = own.folders.flatMap(folder => [...filesBelow(join(projectRoot, folder))]);
  // Pages show examples of `examples/` as they are, so they are sources of the app that names them.
  const sources = files.filter(file => /\.tsx?$/.test(file)).map(file => readFileSync(file, 'utf8'));
  const rooms = new Set(sources.flatMap(text => [...text.matchAll(EXAMPLES)].map(([, room = '']) => room)));
  for (const room of [...rooms].sort()) files.push(...filesBelow(join(projectRoot, 'examples', room)));
  for (const source of buildSources) {
    const path = join(projectRoot, source);
    if (source.endsWith('.ts')) files.push(path);
    else files.push(...filesBelow(path));
  }
  return {
    files: files.map(file => relative(projectRoot, file).replaceAll('\\', '/')),
    packages: [...new Set([...own.packages, ...tools.packages])].sort(),
  };
}

/** @throws Error when the lock is none */
export const readLock = (root: string = projectRoot): Lock =>
  Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/**
 * Eight hex digits over everything that a build of the app is made of: its sources, this project's packages that it depends
 * on, the versions of all others, and the build's own code. The same sources give the same version on every machine, and
 * another app's dependencies do not change it.
 */
export function sourceHash(app: App, lock: Lock = readLock(app.root)): string {
  const { files, packages } = buildInputs(app, lock);
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(app.root, file)))
      .update('\0');
  for (const line of packages) hash.update(line).update('\0');
  return hash.digest('hex').slice(0, 8);
}
