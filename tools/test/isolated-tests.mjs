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

const needsIsolation = (/** @type {string} */ text) =>
  text.startsWith('// @vitest-environment jsdom') || /^vi\.mock\(/m.test(text);

/**
 * Test files that share no modules with others: those whose first line asks for a DOM, `// @vitest-environment jsdom`,
 * and those that replace a module. Paths are relative to the project.
 */
export const isolatedTests = (/** @type {string} */ root) =>
  testFiles(root).filter(path => needsIsolation(readFileSync(posix.join(root, path), 'utf8')));
