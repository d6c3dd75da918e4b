import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '@shixuan/host';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { baseFiles } from './base-files';
import { classTypes } from './class-types';
import { moduleClosure } from './module-closure';
import { installedVersion } from './package-fields';
import { readManifest } from './packed-entries';
import { libraries } from './published';

const Versions = z.record(z.string(), z.string());
const Dependencies = z.object({ dependencies: Versions, devDependencies: Versions });
const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'shixuan-closure-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

test('published libraries have the version of the contract', () => {
  const minor = (version: string) => version.split('.').slice(0, 2).join('.');
  expect(libraries.map(({ name, folder: at }) => [name, minor(readManifest(at).version)])).toEqual(
    libraries.map(({ name }) => [name, minor(CONTRACT_VERSION)]),
  );
});

test('the example that is built apart asks for the versions that are published, and its lock has them', () => {
  const example = join(import.meta.dirname, '../../examples/remote-vite');
  const { dependencies, devDependencies } = Dependencies.parse(readJson(join(example, 'package.json')));
  const { packages } = Lock.parse(readJson(join(example, 'package-lock.json')));
  const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@shixuan/'));
  expect(own.map(([, version]) => version)).toEqual(own.map(() => CONTRACT_VERSION));
  expect(own.map(([name]) => packages[`node_modules/${name}`]?.version)).toEqual(own.map(() => CONTRACT_VERSION));
});

test('a published package cannot need one that is not published', () => {
  expect(() => installedVersion('shared/api', '@shixuan/optics')).toThrow('@shixuan/optics');
});

test('requests are written as paths of files, those of packed packages included; what nobody asks for is left out', () => {
  write({
    'shared/a/src/index.js': "import './a.css';\nexport { b } from './b';\nexport const c = () => import('./rooms');\n",
    'shared/a/src/index.d.ts':
      "export { b } from './b';\nexport declare const c: () => Promise<typeof import('./rooms')>;\n",
    'shared/a/src/b.js': "import 'react';\nexport const b = \"from './not-a-request'\";\n",
    'shared/a/src/b.d.ts': "import type { E } from '@shixuan/engine/model';\nexport declare const b: E;\n",
    'shared/a/src/rooms/index.js': 'export {};\n',
    'shared/a/src/rooms/index.d.ts': 'export {};\n',
    'shared/a/src/unused.js': 'export {};\n',
    'shared/a/src/a.css': '.a { gap: 0; }\n',
    'shared/engine/src/model/index.d.ts': 'export type E = string;\n',
  });
  const { texts, packages } = moduleClosure(['shared/a/src/index.js', 'shared/a/src/index.d.ts'], {
    emitted: folder,
    root: folder,
    packed: new Map([['@shixuan/engine/model', 'shared/engine/src/model/index']]),
    placeOf: file => `dist/${file.replace('shared/a/src/', '').replace('shared/', '').replace('src/', '')}`,
  });
  expect([...packages]).toEqual(['react']);
  expect([...texts.keys()]).not.toContain('shared/a/src/unused.js');
  expect(texts.get('shared/a/src/index.js')).toBe(
    "import './a.css';\nexport { b } from './b.js';\nexport const c = () => import('./rooms/index.js');\n",
  );
  expect(texts.get('shared/a/src/index.d.ts')).toContain("typeof import('./rooms/index.js')");
  expect(texts.get('shared/a/src/b.d.ts')).toContain("from './engine/model/index.js'");
  expect(texts.get('shared/a/src/b.js')).toContain("from './not-a-request'");
});

test('the classes of a sheet are the names of its module', () => {
  expect(classTypes('.list { gap: 0; } @media print { .list .item:hover { gap: 1px; } } .not-a-name { gap: 0; }')).toBe(
    'export declare const item: string;\nexport declare const list: string;\n',
  );
});

test('a repository of its own has the rules and the strictness of the remotes here', () => {
  const { 'biome.json': biome, 'tsconfig.json': types } = baseFiles();
  expect(biome).toMatchObject({ linter: { rules: { style: { noRestrictedImports: { level: 'error' } } } } });
  expect(biome).toMatchObject({ linter: { rules: { suspicious: { noExplicitAny: 'error', noConsole: 'error' } } } });
  expect(types).toMatchObject({ compilerOptions: { strict: true, noEmit: true } });
  expect(types).not.toHaveProperty('compilerOptions.composite');
});
