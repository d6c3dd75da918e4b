import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { z } from 'zod';
import { findApps } from '../build/apps';
import { Lock, lockedPlaces } from '../build/locked-packages';
import { compileServer } from '../build-server/build-server';
import { root } from '../lib/root.mjs';

/** Commands of an operator; those of teams and authors need a checkout. */
const commands = ['backup', 'data-report', 'import', 'migrate', 'partner', 'restore', 'search-misses', 'seed', 'user'];

const Manifest = z.object({
  version: z.string(),
  license: z.string(),
  engines: z.object({ node: z.string() }),
  scripts: z.record(z.string(), z.string()),
});
const ServerManifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(root, path), 'utf8'));

/**
 * Assembles what running the built site needs into a folder, laid out like the checkout: compiled server and commands, the files
 * that these read, the built apps, the data, and the packages that the server asks for. Sources, tests and the packages of
 * development stay behind. What lies in the folder is replaced.
 * @throws Error in Chinese when an app has not been built
 */
export async function assembleSite(folder: string): Promise<void> {
  const apps = findApps();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await compileServer(join(folder, 'server/dist'), [
    ...commands.map(command => join(root, `tools/${command}.ts`)),
    join(root, 'tools/start/publish-built.ts'),
  ]);
  const copy = (path: string, keeps: (path: string) => boolean = () => true) =>
    cp(join(root, path), join(folder, path), {
      recursive: true,
      preserveTimestamps: true,
      filter: source => keeps(relative(root, source).replaceAll('\\', '/')),
    });
  for (const { name, directory } of apps) {
    const dist = `${basename(directory)}/dist`;
    await copy(dist).catch(() => {
      throw new Error(`${name} 尚未构建，请先运行 npm run build。`);
    });
  }
  for (const path of ['data', 'server/drizzle', 'server/fonts']) await copy(path);
  await copy('server/src', isRead);
  for (const path of ['tools/start.mjs', ...(await plainFiles('tools/lib'))]) await copy(path);
  const { dependencies, optionalDependencies } = ServerManifest.parse(await readJson('server/package.json'));
  const names = Object.keys({ ...dependencies, ...optionalDependencies }).filter(name => !name.startsWith('@shixuan/'));
  const lock = Lock.parse(await readJson('package-lock.json'));
  for (const place of lockedPlaces(lock, 'server', names)) {
    await copy(place, path => isRun(path, place)).catch((error: NodeJS.ErrnoException) => {
      // Packages of other systems are in the lock and are not installed.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
}

/** Same names as in a checkout, so that what is written about them holds here. */
async function manifest() {
  const { version, license, engines, scripts } = Manifest.parse(await readJson('package.json'));
  const compiled = Object.entries(scripts).flatMap(([name, line]) => {
    const command = /^node tools\/run\.mjs tools\/([\w-]+)\.ts$/.exec(line)?.[1] ?? '';
    return commands.includes(command) ? [[name, `node server/dist/${command}.js`] as const] : [];
  });
  return {
    name: 'shixuan',
    version,
    private: true,
    license,
    type: 'module',
    engines,
    scripts: { start: scripts.start, ...Object.fromEntries(compiled) },
  };
}

const plainFiles = async (folder: string): Promise<string[]> =>
  (await readdir(join(root, folder))).filter(file => file.endsWith('.mjs')).map(file => `${folder}/${file}`);

/** Templates, tables and JavaScript beside the sources; the folders that lead to them. */
const isRead = (path: string): boolean =>
  !['.ts', '.tsx', '.map'].includes(extname(path)) && !/(^|\/)(__snapshots__|test|bench)(\/|$)/.test(path);

/** A package without the packages below it, which have places of their own, and without what is only for its users' editors. */
const isRun = (path: string, place: string): boolean =>
  !path.slice(place.length).includes('/node_modules') && !/\.(map|d\.[cm]?ts|tsbuildinfo)$/.test(path);
