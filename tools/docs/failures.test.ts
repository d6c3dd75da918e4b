import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';

/** Last cell of a drill: a file, and the title of a test in it or a part of the title. */
const named = /\| `([\w./-]+\.(?:test|spec)\.tsx?)`：(.+?) \|$/gm;

test('each drill of docs/failures.md names a test that there is', () => {
  const text = readFileSync(join(root, 'docs/failures.md'), 'utf8');
  const drills = text.split('\n').filter(line => /^\| (?!演练|-)/.test(line) && !line.startsWith('|---'));
  const tests = [...text.matchAll(named)].map(([, file = '', title = '']) => ({ file, title }));
  expect(drills.length).toBeGreaterThan(20);
  expect(tests).toHaveLength(drills.length);
  const missing = tests.filter(({ file, title }) => !readFileSync(join(root, file), 'utf8').includes(title));
  expect(missing).toEqual([]);
});
