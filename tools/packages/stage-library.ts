import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import writeBreakpoints from '../build/breakpoints-loader.mjs';
import { root } from '../lib/root.mjs';
import { classTypes } from './class-types';
import { moduleClosure } from './module-closure';
import { libraryDependencies, packageFields } from './package-fields';
import { type Manifest, readManifest } from './packed-entries';
import type { PublishedLibrary } from './published';

/** With the types of packages that bring none: whoever uses ours needs them too. */
const withTypes = (packages: ReadonlySet<string>, { devDependencies = {} }: Manifest): ReadonlySet<string> =>
  new Set([...packages, ...[...packages].map(name => `@types/${name}`).filter(name => name in devDependencies)]);

const compiled = (source: string) => source.replace(/\.tsx?$/, '.js');

/** `src/…` of the package lies in `dist/…`. */
const placeIn = (folder: string) => (file: string) => `dist/${posix.relative(`${folder}/src`, file)}`;

/**
 * Writes a package as it is published into `to`: compiled modules with their types, and a `package.json` that names them.
 * @param emitted where `emitModules` put the modules
 */
export function stageLibrary({ name, folder }: PublishedLibrary, emitted: string, to: string): void {
  const manifest = readManifest(folder);
  const placeOf = placeIn(folder);
  const sources = Object.values(manifest.exports).map(entry => posix.join(folder, entry));
  const modules = sources.filter(source => !source.endsWith('.css')).map(compiled);
  const entries = [
    ...modules.flatMap(file => [file, file.replace(/\.js$/, '.d.ts')]),
    ...sources.filter(source => source.endsWith('.css')),
  ];
  const { texts, packages } = moduleClosure(entries, { emitted, root, packed: new Map(), placeOf });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), text);
  };
  rmSync(to, { recursive: true, force: true });
  for (const [file, text] of texts) {
    if (!file.endsWith('.css')) write(placeOf(file), text);
    else {
      // Breakpoints are written out: no bundler but this project's knows them.
      const loader = { resourcePath: file, addDependency: () => undefined };
      write(placeOf(file), writeBreakpoints.call(loader, text));
      if (file.endsWith('.module.css')) write(`${placeOf(file)}.d.ts`, classTypes(text));
    }
  }
  const entryOf = (entry: string) => {
    const file = `./${placeOf(posix.join(folder, compiled(entry)))}`;
    if (file.endsWith('.module.css')) return { types: `${file}.d.ts`, default: file };
    return file.endsWith('.css') ? file : { types: file.replace(/\.js$/, '.d.ts'), default: file };
  };
  const { sideEffects = true, version } = manifest;
  const published = {
    ...packageFields(name, version),
    sideEffects: Array.isArray(sideEffects)
      ? sideEffects.map(file => (file.startsWith('./') ? `./${placeOf(posix.join(folder, compiled(file)))}` : file))
      : sideEffects,
    exports: {
      ...Object.fromEntries(Object.entries(manifest.exports).map(([key, entry]) => [key, entryOf(entry)])),
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md'],
    ...libraryDependencies(folder, withTypes(packages, manifest)),
  };
  write('package.json', `${JSON.stringify(published, null, 2)}\n`);
  write('README.md', readFileSync(join(root, folder, 'README.md'), 'utf8'));
  write('CHANGELOG.md', readFileSync(join(root, 'shared/host/CHANGELOG.md'), 'utf8'));
}
