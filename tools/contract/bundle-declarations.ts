import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const reexport = /export (?:type )?(?:\*|\{[^}]*\}) from '\.\/([^']+)';\n?/g;
const ownImport = /import [^;]*? from '\.\/[^']+';\n?/g;
const foreignImport = /import (type )?\{([^}]*)\} from '([^.][^']*)';\n?/g;

/** The import lines of several files as one per package, all of them types. */
function mergedImports(texts: readonly string[]): string[] {
  const byPackage = new Map<string, Set<string>>();
  for (const [, , names = '', from = ''] of texts.flatMap(text => [...text.matchAll(foreignImport)])) {
    const known = byPackage.get(from) ?? new Set<string>();
    for (const name of names.split(',')) known.add(name.replace(/\btype /, '').trim());
    byPackage.set(from, known);
  }
  return [...byPackage]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => `import type { ${[...names].filter(Boolean).sort().join(', ')} } from '${from}';`);
}

/**
 * The declarations behind a package's `index.d.ts` as one module: every file that the index exports, in the index's
 * order, without the imports between them. Enough for a package whose names are unique and whose files import each
 * other by name.
 */
export function bundleDeclarations(folder: string): string {
  const read = (name: string) => readFileSync(join(folder, `${name}.d.ts`), 'utf8');
  const files = [...read('index').matchAll(reexport)].map(match => match[1] ?? '');
  const texts = [...new Set(files)].map(read);
  const bodies = texts.map(text =>
    text
      .replaceAll(ownImport, '')
      .replaceAll(foreignImport, '')
      .replaceAll('export {};\n', '')
      .replaceAll('    ', '  ')
      .trim(),
  );
  return `${[mergedImports(texts).join('\n'), ...bodies].join('\n\n')}\n`;
}
