import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const skipped = new Set(['node_modules', 'dist', 'dist-routes', 'var', 'fossils', 'template', 'data', 'public']);
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** TypeScript sources below a folder, without what is built or installed. */
export function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') || skipped.has(entry.name) ? [] : sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

/** Where a package of the project begins, by the name under which it is imported. */
function workspacePackages(root: string): Map<string, string> {
  const folders = readdirSync(join(root, 'shared')).map(name => join(root, 'shared', name));
  const tops = readdirSync(root).map(name => join(root, name));
  const found = new Map<string, string>();
  for (const folder of [...folders, ...tops]) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    for (const [entry, target] of Object.entries(exports)) {
      if (typeof target === 'string') found.set(name + entry.slice(1), join(folder, target));
    }
  }
  return found;
}

/** Which tests reach a source through imports, the nearest first. */
export class NearestTests {
  readonly #importers = new Map<string, Set<string>>();

  constructor(readonly root: string) {
    const packages = workspacePackages(root);
    const files = ['shared', 'shell', 'server', 'tools', ...readdirSync(root).filter(name => /^remote-/.test(name))]
      .map(name => join(root, name))
      .flatMap(sourcesBelow);
    const known = new Set(files);
    for (const file of files) {
      for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(specifiers)) {
        const target = specifier.startsWith('.') ? join(dirname(file), specifier) : packages.get(specifier);
        const found = ['', '.ts', '.tsx', '/index.ts'].map(end => `${target}${end}`).find(path => known.has(path));
        if (found) this.#importers.set(found, (this.#importers.get(found) ?? new Set()).add(file));
      }
    }
  }

  /** Tests by the number of imports between them and the source, then by how near their folder is. */
  of(source: string): string[] {
    const distance = new Map([[join(this.root, source), 0]]);
    for (const [file, steps] of distance) {
      for (const importer of this.#importers.get(file) ?? []) {
        if (!distance.has(importer)) distance.set(importer, steps + 1);
      }
    }
    const away = (file: string) => relative(dirname(join(this.root, source)), dirname(file)).split('/').length;
    return [...distance.keys()]
      .filter(isTest)
      .sort((a, b) => (distance.get(a) ?? 0) - (distance.get(b) ?? 0) || away(a) - away(b) || (a < b ? -1 : 1));
  }
}
