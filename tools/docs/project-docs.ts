import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/** Folders whose Markdown is content, or is made by builds and installs. */
const notDocs = /(^|\/)(node_modules|dist|var|\.types|\.git|test-results)\/|^data\/articles\/|^e2e\/fossils\/fossil\//;

export interface Doc {
  /** From the project's root: `docs/architecture.md`. */
  path: string;
  text: string;
}

/** Every Markdown file for the project's engineers and integrators. */
export function projectDocs(): Doc[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    entry => entry.isDirectory() && !notDocs.test(`${entry.name}/`),
  );
  const below = folders.flatMap(({ name }) =>
    readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map(path => `${name}/${path}`),
  );
  return [...readdirSync(root), ...below]
    .filter(path => path.endsWith('.md') && !notDocs.test(path))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Targets of the links that lead to files of the project, as written. */
export const linksOf = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target ?? '')
    .filter(target => !/^[a-z]+:/.test(target));

/** Texts between backticks, outside of blocks of code. */
export const codeSpansOf = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');

/** The anchors that a page's headings get, as GitHub makes them. */
export const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
