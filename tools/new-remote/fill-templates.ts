import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type NewRemote, routeId, routePath } from './check-remote';

/**
 * Files of a new remote by path below its folder, with its names in place of `{{name}}`, `{{Id}}` and others.
 * @param set folder of templates: `template` for the sources, `checkout` and `repository` for what is around them
 * @param contract version of the contract that the sources are written for: `1.5.0`
 */
export function fillTemplates(set: string, remote: NewRemote, contract: string): Record<string, string> {
  const templates = join(import.meta.dirname, set);
  const words: Readonly<Record<string, string>> = {
    ...remote,
    Id: routeId(remote.name),
    path: routePath(remote.name),
    contract,
  };
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole);
  const files = readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.template'))
    .map(entry => relative(templates, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  return Object.fromEntries(
    files.map(file => [fill(file).slice(0, -'.template'.length), fill(readFileSync(join(templates, file), 'utf8'))]),
  );
}
