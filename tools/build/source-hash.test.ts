import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type App, findApps, projectRoot } from './apps';
import { Lock, lockedPackages, lockedPlaces } from './locked-packages';
import { BUILD_PACKAGES, buildInputs, readLock, sourceHash } from './source-hash';

const lock = readLock();
const apps = findApps();
const appNamed = (name: string): App => apps.find(app => app.name === name) ?? expect.fail(`no app ${name}`);
const versions = (of: Lock) => Object.fromEntries(apps.map(app => [app.name, sourceHash(app, of)]));
/** The lock after a change of its packages. */
const changed = (packages: Lock['packages']): Lock =>
  Lock.parse({ packages: { ...structuredClone(lock.packages), ...packages } });
const entry = (fields: object) => Lock.parse({ packages: { x: fields } }).packages.x ?? expect.fail();

test('a new team with a dependency of its own changes no version of another', () => {
  const joined = changed({
    'remote-forum': entry({ version: '1.0.0', dependencies: { '@shixuan/host': '1.0.0', leaflet: '1.9.4' } }),
    'node_modules/@shixuan/remote-forum': entry({ resolved: 'remote-forum', link: true }),
    'node_modules/leaflet': entry({ version: '1.9.4', integrity: 'sha512-leaflet' }),
    'remote-forum/node_modules/three': entry({ version: '0.1.0', integrity: 'sha512-old' }),
    // An optional peer of the federation plugin, and of no other package here.
    'node_modules/vue-tsc': entry({ version: '3.0.0', integrity: 'sha512-vue-tsc' }),
  });
  expect(lock.packages).not.toHaveProperty(['node_modules/vue-tsc']);
  expect(lock.packages['node_modules/@module-federation/enhanced']?.peerDependencies).toHaveProperty('vue-tsc');
  expect(versions(joined)).toEqual(versions(lock));
});

test('a package that one remote bundles changes the version of that remote alone', () => {
  const katex = lock.packages['node_modules/katex'] ?? expect.fail('no katex');
  const before = versions(lock);
  const after = versions(changed({ 'node_modules/katex': { ...katex, version: '0.99.0' } }));
  expect(apps.filter(({ name }) => before[name] !== after[name]).map(({ name }) => name)).toEqual(['content']);
});

test('another folder for the same package changes nothing', () => {
  const places = Object.entries(lock.packages);
  expect(places.map(([place]) => place)).toContain('node_modules/katex');
  const moved: Lock = {
    packages: Object.fromEntries(
      places.map(([place, found]) => [place.replace(/^node_modules\/katex(?=\/|$)/, 'remote-content/$&'), found]),
    ),
  };
  expect(sourceHash(appNamed('content'), moved)).toBe(sourceHash(appNamed('content'), lock));
});

test('the bundler changes the version of every app', () => {
  const rspack = lock.packages['node_modules/@rspack/core'] ?? expect.fail('no bundler');
  const before = versions(lock);
  const after = versions(changed({ 'node_modules/@rspack/core': { ...rspack, integrity: 'sha512-other' } }));
  for (const { name } of apps) expect(after[name], name).not.toBe(before[name]);
});

test('sources are the app’s own and those of the packages that it depends on, and no test', () => {
  const foldersOf = (name: string) =>
    new Set(buildInputs(appNamed(name), lock).files.map(file => /^(shared\/[^/]+|[^/]+)/.exec(file)?.[0]));
  expect(foldersOf('content')).toEqual(
    new Set([
      ...['remote-content', 'shared/api', 'shared/host', 'shared/optics', 'shared/ui', 'shared/units'],
      ...['tools', 'rspack.config.base.ts', 'rspack.embed.base.ts'],
    ]),
  );
  expect(foldersOf('selection')).toContain('examples');
  for (const app of apps) expect(buildInputs(app, lock).files.filter(file => file.includes('.test.'))).toEqual([]);
});

test('every package that the build imports counts as one of it', () => {
  const sources = [
    ...readdirSync(join(projectRoot, 'tools/build')).map(file => `tools/build/${file}`),
    'rspack.config.base.ts',
    'rspack.embed.base.ts',
  ].filter(file => !file.includes('.test.'));
  const imported = sources.flatMap(file =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/from '((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(
      ([, name]) => name,
    ),
  );
  // zod reads the lock and writes nothing.
  const others = imported.filter(name => name && !name.startsWith('@shixuan/') && name !== 'node' && name !== 'zod');
  expect(BUILD_PACKAGES).toEqual(expect.arrayContaining([...new Set(others)]));
  for (const name of BUILD_PACKAGES) expect(lock.packages, name).toHaveProperty([`node_modules/${name}`]);
});

test('a package is found where Node finds it: nearest folder first, around in circles once', () => {
  const own = Lock.parse({
    packages: {
      app: { dependencies: { a: '1', '@own/lib': '1' } },
      'shared/lib': { dependencies: { b: '1' } },
      'node_modules/@own/lib': { resolved: 'shared/lib', link: true },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '2' }, peerDependencies: { absent: '1' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { a: '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { version: '1.0.0' },
    },
  });
  expect(lockedPackages(own, 'app')).toEqual({
    folders: ['app', 'shared/lib'],
    packages: ['a 1.0.0 ', 'b 1.0.0 ', 'b 2.0.0 '],
  });
  expect(lockedPlaces(own, 'app')).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/b']);
  expect(lockedPlaces(own, 'app', ['@own/lib'])).toEqual(['node_modules/b']);
  expect(() => lockedPackages(own, 'other')).toThrow('里没有 other');
});

test('what nothing of the app asks for never appears, whatever the graph', () => {
  const name = fc.integer({ min: 0, max: 11 }).map(i => `p${i}`);
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, name), { maxLength: 40 }), fc.uniqueArray(name), (edges, roots) => {
      const asks = (from: string) => Object.fromEntries(edges.filter(([a]) => a === from).map(([, b]) => [b, '1']));
      const names = Array.from({ length: 12 }, (_, i) => `p${i}`);
      const graph = Lock.parse({
        packages: {
          app: { dependencies: Object.fromEntries(roots.map(root => [root, '1'])) },
          ...Object.fromEntries(names.map(one => [`node_modules/${one}`, { version: '1', dependencies: asks(one) }])),
        },
      });
      // Reached by the definition: the least set that holds the roots and is closed under the edges.
      const reached = new Set(roots);
      for (let size = -1; size !== reached.size; ) {
        size = reached.size;
        for (const [from, to] of edges) if (reached.has(from)) reached.add(to);
      }
      expect(lockedPackages(graph, 'app').packages).toEqual([...reached].sort().map(one => `${one} 1 `));
    }),
  );
});
