import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';
import { brokenRules, type ImportRule } from './broken-rules';
import { importCycles } from './import-cycles';
import { projectImports, requestsOf, resolveRequest } from './import-graph';
import { NearestTests } from './nearest-tests';
import { sourceFiles } from './project-files';
import { readers, readingTests } from './reading-tests';
import { importRules } from './rules';

test('every way to name a file is an import, in types too', () => {
  const text = `import type { A } from './a';
import b, { type C } from "./c";
export * from './d'; export type { E } from './e';
const f = () => import('./f');
type G = import('./g').G; type H = typeof import('./h');
const no = 'import("./no")'; // import './no';
declare module './no' {}
import './i.css';
const some = (name: string) => import(\`./\${name}\`);`;
  expect(requestsOf('x.ts', text).map(({ request, line }) => `${line} ${request}`)).toEqual([
    '1 ./a',
    '2 ./c',
    '3 ./d',
    '3 ./e',
    '4 ./f',
    '5 ./g',
    '5 ./h',
    '8 ./i.css',
  ]);
});

test('a source that is none is refused by its name', () => {
  expect(() => requestsOf('x.ts', 'import {')).toThrow('x.ts');
});

test('a request leads to a file as the compiler finds it', () => {
  const files = ['a/b.ts', 'a/c.tsx', 'a/d/index.ts', 'a/e.mjs', 'shared/api/src/index.ts'];
  const packages = new Map([['@shixuan/api', { '.': 'shared/api/src/index.ts' }]]);
  const find = (request: string) => resolveRequest('a/d/x.ts', request, packages, path => files.includes(path));
  expect(find('../b')).toBe('a/b.ts');
  expect(find('../c')).toBe('a/c.tsx');
  expect(find('../d')).toBe('a/d/index.ts');
  expect(find('../e.mjs')).toBe('a/e.mjs');
  expect(find('@shixuan/api')).toBe('shared/api/src/index.ts');
  expect(find('@shixuan/api/inside')).toBeNull();
  expect(find('zod')).toBeNull();
});

const rules: readonly ImportRule[] = [
  { name: 'storeys', says: '只向下引用', folder: 'app/src', storeys: [['.'], ['web', 'jobs'], ['domain']] },
  { name: 'domains', says: '只按所列', folder: 'app/src/domain', pairs: { search: ['catalogue'], catalogue: [] } },
  { name: 'apps', says: '应用互不引用', folder: '', pairs: { 'app-*': ['shared/*'], app: [], 'shared/*': [] } },
  { name: 'entries', says: '写包名', packages: ['shared/*'] },
];
const broken = (from: string, to: string, request = './x') =>
  brokenRules([{ from, to, request, line: 1 }], rules).map(({ rule, why }) => `${rule.name}：${why}`);

test.each([
  ['app/src/main.ts', 'app/src/domain/search/a.ts'],
  ['app/src/web/a.ts', 'app/src/domain/search/a.ts'],
  ['app/src/web/a.ts', 'app/src/web/b.ts'],
  ['app/src/domain/search/a.ts', 'app/src/domain/catalogue/b.ts'],
  ['app/src/domain/search/a.test.ts', 'app/src/web/b.ts'],
])('%s may import %s', (from, to) => expect(broken(from, to)).toEqual([]));

test.each([
  ['app/src/domain/search/a.ts', 'app/src/web/b.ts', 'storeys：domain 在 web 之下，不能引用上层'],
  ['app/src/web/a.ts', 'app/src/main.ts', 'storeys：web 在 . 之下，不能引用上层'],
  ['app/src/web/a.ts', 'app/src/jobs/b.ts', 'storeys：web 与 jobs 同层，互不引用'],
  ['app/src/new/a.ts', 'app/src/web/b.ts', 'storeys：app/src/new/a.ts 不在规则表所列的层中'],
  [
    'app/src/domain/catalogue/a.ts',
    'app/src/domain/search/b.ts',
    'domains：catalogue 不能引用 search，它不引用其他目录',
  ],
  ['app-one/src/a.ts', 'app-two/src/b.ts', 'apps：app-one 不能引用 app-two，只能引用 shared/*'],
  ['shared/a/src/a.ts', 'shared/b/src/b.ts', 'apps：shared/a 不能引用 shared/b，它不引用其他目录'],
])('%s may not import %s: %s', (from, to, why) => expect(broken(from, to, '@x/y')).toEqual([why]));

test('a package is entered by its name', () => {
  expect(broken('app-one/src/a.ts', 'shared/b/src/b.ts', '@x/b')).toEqual([]);
  expect(broken('app-one/src/a.ts', 'shared/b/src/b.ts', '../../shared/b/src/b')).toEqual([
    'entries：从 shared/b 之外引用它的内部文件，应写包名与其公开入口',
  ]);
  expect(broken('shared/b/src/a.ts', 'shared/b/src/b.ts', './b')).toEqual([]);
});

test('a circle of imports is found once, with its files in order; two ways to one file are none', () => {
  const graph = (text: string) =>
    text.split(' ').map(([from = '', to = '']) => ({ from, to, request: `./${to}`, line: 1 }));
  expect(importCycles(graph('ab bc ac cd'))).toEqual([]);
  expect(importCycles(graph('ab bc cd db be'))).toEqual([['b', 'c', 'd']]);
  expect(importCycles(graph('aa bc cb'))).toEqual([['a'], ['b', 'c']]);
});

test('every storey and every pair of the table is a place of the project', () => {
  const files = sourceFiles(root);
  const places = importRules.flatMap(rule => {
    if ('packages' in rule) return rule.packages;
    const rooms = 'storeys' in rule ? rule.storeys.flat() : Object.keys(rule.pairs);
    return rooms.filter(room => room !== '.').map(room => (rule.folder ? `${rule.folder}/${room}` : room));
  });
  const isThere = (place: string) =>
    files.some(file => new RegExp(`^${place.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(/|\\.)`).test(file));
  expect(places.filter(place => !isThere(place))).toEqual([]);
});

test('the nearest test of a file is the one that bears its name, before others that import it', () => {
  const nearest = new NearestTests(projectImports(root, 'server/src/domain')).of(
    'server/src/domain/catalogue/index/slices.ts',
  );
  expect(nearest[0]).toBe('server/src/domain/catalogue/index/slices.unit.test.ts');
  expect(nearest.slice(0, 4).map(file => file.split('/').at(-2))).toEqual(['index', 'index', 'index', 'index']);
});

test('tests that read a file by its path are reached by a change of it', () => {
  expect(readingTests('data/products/light.json')).toContain(
    'server/src/domain/catalogue/import/data-files.unit.test.ts',
  );
  expect(readingTests('data/articles/mtf.md')).toContain('server/src/domain/articles/site-articles.unit.test.ts');
  expect(readingTests('docs/glossary.md')).toContain('tools/docs/docs.test.ts');
  expect(readingTests('shared/api/src/calls/request-limits.txt')).toEqual([
    'shared/api/src/calls/request-limits.test.ts',
  ]);
  expect(readingTests('server/src/domain/releases/registry/schemas.txt')).toEqual([
    'server/src/domain/releases/registry/schemas.unit.test.ts',
  ]);
  expect(readingTests('server/src/__snapshots__/every-answer.test.ts.snap')).toEqual([
    'server/src/every-answer.test.ts',
  ]);
  expect(readingTests('server/src/app.ts')).toEqual([]);
});

test('tests that read files are there', () => {
  const named = readers.flatMap(({ tests }) => tests);
  expect(named.filter(path => !existsSync(join(root, path)))).toEqual([]);
});
