import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const notSources = new Set(['node_modules', 'dist', 'dist-routes', 'var', '.git', '.types', 'e2e', 'data', 'docs']);

/** @returns {string[]} */
function testFiles(/** @type {string} */ root, folder = '') {
  return readdirSync(posix.join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return notSources.has(entry.name) ? [] : testFiles(root, path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Test files whose text fits. Paths are relative to the project. */
const filesWith = (/** @type {string} */ root, /** @type {(text: string) => boolean} */ fits) =>
  testFiles(root).filter(path => fits(readFileSync(posix.join(root, path), 'utf8')));

const replacesModules = (/** @type {string} */ text) => /^vi\.mock\(/m.test(text);

/** Test files that replace a module: they share no modules with others. */
export const isolatedTests = (/** @type {string} */ root) => filesWith(root, replacesModules);

/** Test files that ask for a DOM in their first line, `// @vitest-environment jsdom`, and replace no module. */
export const domTests = (/** @type {string} */ root) =>
  filesWith(root, text => text.startsWith('// @vitest-environment jsdom') && !replacesModules(text));
