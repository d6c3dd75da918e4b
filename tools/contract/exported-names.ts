import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const declared = /export (?:declare )?(?:const|function|interface|type|class) (\w+)/g;
const listed = /export (?:type )?\{([^}]*)\}/g;
const everything = /export (?:type )?\* from '\.\/([^']+)'/g;

/** Every name that a module of declarations exports, types included, in alphabetical order. */
export function exportedNames(folder: string, file = 'index'): string[] {
  const text = readFileSync(join(folder, `${file}.d.ts`), 'utf8');
  const names = [
    ...[...text.matchAll(declared)].map(match => match[1] ?? ''),
    ...[...text.matchAll(listed)].flatMap(([, list = '']) =>
      list.split(',').map(item =>
        item
          .trim()
          .replace(/^type /, '')
          .replace(/^.* as /, ''),
      ),
    ),
    ...[...text.matchAll(everything)].flatMap(match => exportedNames(folder, match[1])),
  ];
  return [...new Set(names.filter(Boolean))].sort();
}
