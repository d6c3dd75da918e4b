import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { sourceFiles } from './project-files';

/** One import of a file of the project by another; types count like values. */
export interface Import {
  /** Paths from the project's root: `server/src/app.ts`. */
  from: string;
  to: string;
  /** As it is written: `../platform/log`, `@shixuan/api`. */
  request: string;
  /** Line of the request, from 1. */
  line: number;
}

/** Entries of a workspace package: `.` and its subpaths, each with its file from the project's root. */
export type PackageEntries = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** A request in the text of a file, with its place; the quotes are within. */
export interface RequestSpan {
  value: string;
  start: number;
  end: number;
}

/**
 * The requests of a source file in their order: `import`, `export … from`, `import()` and `import('…').T` in types.
 * @param name decides the syntax by its suffix
 * @throws Error when the text is no valid source
 */
export function requestSpans(name: string, text: string): RequestSpan[] {
  const { module, errors, program } = parseSync(name, text);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  const found: RequestSpan[] = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(entry => entry.moduleRequest ?? [])),
  ].map(({ value, start, end }) => ({ value, start, end }));
  for (const { moduleRequest } of module.dynamicImports) {
    const { start, end } = moduleRequest;
    const [, value] = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end)) ?? [];
    if (value !== undefined) found.push({ value, start, end });
  }
  // The module record has no types: only texts that may name a module in one are walked.
  if (/\bimport\s*\(/.test(text)) {
    new Visitor({
      TSImportType({ source: { value, start, end } }) {
        found.push({ value, start, end });
      },
    }).visit(program);
  }
  const unique = new Map(found.map(span => [`${span.value} ${span.start}`, span]));
  return [...unique.values()].sort((a, b) => a.start - b.start);
}

/** What a source file imports, with the line of each request. */
export const requestsOf = (name: string, text: string): { request: string; line: number }[] =>
  requestSpans(name, text).map(({ value, start }) => ({
    request: value,
    line: text.slice(0, start).split('\n').length,
  }));

const suffixes = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx'];

/** The file behind a request, from the project's root; null for packages from outside and for what does not exist. */
export function resolveRequest(
  from: string,
  request: string,
  packages: PackageEntries,
  exists: (path: string) => boolean,
): string | null {
  if (request.startsWith('.')) {
    const path = posix.join(posix.dirname(from), request);
    return suffixes.map(suffix => path + suffix).find(exists) ?? null;
  }
  const [, name = '', rest = ''] = /^(@[^/]+\/[^/]+|[^/]+)(.*)$/.exec(request) ?? [];
  return packages.get(name)?.[`.${rest}`] ?? null;
}

/** Entries of the packages of the workspace, by package name. */
function readPackages(root: string): PackageEntries {
  const folders = ['.', 'shared'].flatMap(folder =>
    readdirSync(join(root, folder)).map(name => posix.join(folder, name, 'package.json')),
  );
  const manifests = folders.filter(file => existsSync(join(root, file)));
  return new Map(
    manifests.map(file => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        name: string;
        exports?: Record<string, string>;
      };
      const entries = Object.entries(exports).map(([key, entry]) => [key, posix.join(posix.dirname(file), entry)]);
      return [name, Object.fromEntries(entries)];
    }),
  );
}

/** Every import between files of the project. Files are paths from the root. */
function importGraph(root: string, files: readonly string[], packages: PackageEntries): Import[] {
  const exists = (path: string) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();
  return files.flatMap(from =>
    requestsOf(from, readFileSync(join(root, from), 'utf8')).flatMap(({ request, line }) => {
      const to = resolveRequest(from, request, packages, exists);
      return to === null ? [] : [{ from, to, request, line }];
    }),
  );
}

/** Every import of the project. @param folder of these sources alone; all without it */
export const projectImports = (root: string, folder?: string): Import[] =>
  importGraph(root, sourceFiles(root, folder), readPackages(root));
