import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { envExample, settings, settingsTable } from './settings';

const project = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(project, path), 'utf8');

/** Set by our own processes, by the system, or by whoever runs the tests and the benches. */
const internal = [
  'CI',
  'PATH',
  'PROGRAMFILES',
  'LOCALAPPDATA',
  'NODE_ENV',
  'INIT_CWD',
  'SHIXUAN_DEV',
  'SHIXUAN_STARTED',
  'SOAK_MINUTES',
];

const sourcesBelow = (folder: string): string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /(?<!\.d|\.test)\.(ts|mjs)$/.test(path) && !/(^|\/)(node_modules|\.types|test)\//.test(path))
    .map(path => read(join(folder, path)));

test('every variable that server and commands read is listed', () => {
  const names = sourcesBelow('server/src')
    .concat(sourcesBelow('tools'))
    .flatMap(text => [
      ...text.matchAll(/(?:process\.env|environment)\.([A-Z][A-Z0-9_]+)/g),
      ...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+): z\b/gm),
    ])
    .map(([, name]) => name ?? '');
  const listed = [...internal, ...settings.map(({ name }) => name)];
  expect(names.filter(name => !listed.includes(name))).toEqual([]);
  expect(names).toContain('STORAGE');
});

test('docs/commands.md and .env.example say what the list says: npm run settings writes them', () => {
  expect(read('docs/commands.md')).toContain(settingsTable());
  expect(read('.env.example')).toBe(envExample());
});
