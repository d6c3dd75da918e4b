import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from '../build/apps';

const server = join(projectRoot, 'server');
const source = join(server, 'src');
/** Plain JavaScript: `node server/dist/main.js` runs the site without a loader for TypeScript. */
const dist = join(server, 'dist');

/** Files that are started by themselves: the site, its threads and the process that makes documents. */
const entries = [
  'main.ts',
  'domain/selection/solver-thread.ts',
  'domain/selection/helper-thread.ts',
  'documents/worker/document-process.ts',
].map(entry => join(source, entry));

/** The project's packages belong into the files, those of others are found where they are installed. */
const onlyOwnPackages: Plugin = {
  name: 'only-own-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@shixuan/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Files that the sources read beside themselves, templates and tables, stay where they are: their places are written from
 * the folder of the compiled files. What is started beside a source is the compiled file, unless it is JavaScript anyway.
 */
const placesOfFiles: Plugin = {
  name: 'places-of-files',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta')) return undefined;
      const folder = dirname(path);
      const beside = relative(dist, folder).replaceAll('\\', '/');
      const contents = text
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${beside}')`)
        .replaceAll(/new URL\('\.\/([\w-]+)\.mjs', import\.meta\.url\)/g, (_, name: string) => {
          const isCompiled = existsSync(join(folder, `${name}.ts`));
          return `new URL('${isCompiled ? `./${name}.js` : `./${beside}/${name}.mjs`}', import.meta.url)`;
        });
      return { contents, loader: 'ts' };
    });
  },
};

/** Compiles the server: some seconds, from what the sources are now. */
export async function buildServer(log: (line: string) => void): Promise<void> {
  const started = performance.now();
  await rm(dist, { recursive: true, force: true });
  await compileServer(dist);
  log(`构建 server（${((performance.now() - started) / 1000).toFixed(1)} 秒）`);
}

/**
 * Compiles the server into a folder that is, or will be, `server/dist` of a tree that is laid out like this one.
 * @param commands files outside of the server that are started by themselves too, and share its code
 */
export async function compileServer(outdir: string, commands: readonly string[] = []): Promise<void> {
  await build({
    absWorkingDir: server,
    entryPoints: Object.fromEntries([...entries, ...commands].map(entry => [basename(entry, '.ts'), entry])),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    chunkNames: 'part-[hash]',
    logLevel: 'warning',
    plugins: [onlyOwnPackages, placesOfFiles],
  });
}
