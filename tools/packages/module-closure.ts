import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { requestSpans } from '../imports/import-graph';

/** Files of a package by path below the project, with the text that is packed; style sheets and others as they are. */
export interface Closure {
  texts: ReadonlyMap<string, string>;
  /** Packages that the files ask for and the closure does not hold. */
  packages: ReadonlySet<string>;
}

export interface ClosureOptions {
  /** Where the compiled files lie, laid out like the checkout. */
  emitted: string;
  /** The checkout: style sheets and other files that are not compiled. */
  root: string;
  /** Entries of packages whose files are packed, by request: `@shixuan/optics/model` → `shared/optics/src/model/index`. */
  packed: ReadonlyMap<string, string>;
  /** Where a file lies in the package: `shared/host/src/index.js` → `dist/index.js`. */
  placeOf: (file: string) => string;
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
const isModule = (file: string) => /\.(d\.)?m?[jt]s$/.test(file);
const isDeclaration = (file: string) => /\.d\.m?ts$/.test(file);

/** Name of the package behind a request: `@shixuan/host/manifest` → `@shixuan/host`. */
const packageOf = (request: string) =>
  request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : (request.split('/')[0] ?? request);

/**
 * A request of another package as a module of ours may write it: a package without an exports map is asked for a file, as
 * modules guess no suffixes.
 */
function fullRequest(root: string, request: string): string {
  const name = packageOf(request);
  const manifest = join(root, 'node_modules', name, 'package.json');
  if (request === name || !isFile(manifest)) return request;
  if ('exports' in (JSON.parse(readFileSync(manifest, 'utf8')) as object)) return request;
  const suffixes = ['', '.js', '/index.js'];
  return suffixes.map(suffix => request + suffix).find(full => isFile(join(root, 'node_modules', full))) ?? request;
}

/**
 * Everything that entries need, with every request within it written as the path of a file: Node and every bundler find
 * them without guessing suffixes.
 * @param entries paths of compiled files below the project: `shared/host/src/index.js`
 * @throws Error when a file asks for one that is not there
 */
export function moduleClosure(entries: readonly string[], options: ClosureOptions): Closure {
  const { emitted, root, packed, placeOf } = options;
  const texts = new Map<string, string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  const where = (file: string) => [join(emitted, file), join(root, file)].find(isFile);

  const target = (from: string, request: string): string | undefined => {
    const inside = request.startsWith('.') ? posix.join(posix.dirname(from), request) : packed.get(request);
    if (inside === undefined) return undefined;
    const suffixes = isDeclaration(from) ? ['.d.ts', '/index.d.ts', ''] : ['', '.js', '/index.js'];
    const candidates = suffixes.map(suffix => inside + suffix);
    if (isDeclaration(from)) candidates.push(inside.replace(/\.mjs$/, '.d.mts'), inside.replace(/\.js$/, '.d.ts'));
    const found = candidates.find(where);
    if (!found) throw new Error(`${from} 引用了 ${request}，但没有这个文件`);
    return found;
  };

  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file)) continue;
    const path = where(file);
    if (!path) throw new Error(`没有 ${file}`);
    let text = readFileSync(path, 'utf8');
    if (isModule(file)) {
      const spans = requestSpans(file, text);
      for (const { value, start, end } of spans.reverse()) {
        const found = target(file, value);
        const quote = text[start] ?? "'";
        const put = (written: string) => {
          text = `${text.slice(0, start)}${quote}${written}${quote}${text.slice(end)}`;
        };
        if (found === undefined) {
          if (!value.startsWith('node:')) packages.add(packageOf(value));
          put(fullRequest(root, value));
          continue;
        }
        waiting.push(found);
        const path = posix.relative(posix.dirname(placeOf(file)), placeOf(found));
        const relative = path.startsWith('.') ? path : `./${path}`;
        // Declarations name the module that runs.
        put(relative.replace(/\.d\.(m?)ts$/, '.$1js'));
      }
    }
    texts.set(file, text);
  }
  return { texts, packages };
}
