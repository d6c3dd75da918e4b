import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const sources = resolve(import.meta.dirname, '../src');

/** Files that others download. */
const EXAMPLES = 'documents/downloads/make/example/';

/** Every source of the server that runs in production, by its path below `server/src`. */
export const serverSources = (): { path: string; text: string }[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(ts|mjs)$/.test(path) && !/\.test\.ts$|-fixture\.ts$|\.d\.ts$/.test(path))
    .map(path => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(sources, path), 'utf8') }))
    .filter(({ path }) => !path.startsWith(EXAMPLES));

/** A part of docs/operations.md, by its heading. */
export function operationsSection(heading: string): string {
  const text = readFileSync(resolve(sources, '../../docs/operations.md'), 'utf8');
  const section = text.split(/^## /m).find(part => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/operations.md has no section ${heading}`);
  return section;
}
