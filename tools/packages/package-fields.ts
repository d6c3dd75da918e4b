import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { libraries } from './published';

/** Packages of which a page has one copy, and those that only tests need: the team's own are taken. */
const PEERS = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'];
const TEST_PEERS = ['vitest', '@testing-library/react'];

/**
 * Version of a package that is installed for the one in `folder`.
 * @throws Error in Chinese when it is not, or is one of this project that is not published
 */
export function installedVersion(folder: string, name: string): string {
  if (name.startsWith('@shixuan/') && !libraries.some(library => library.name === name)) {
    throw new Error(`${folder} 是发布的包，不能引用没有发布的 ${name}`);
  }
  for (const place of [join(root, folder), root]) {
    const path = join(place, 'node_modules', name, 'package.json');
    if (existsSync(path)) return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
  }
  throw new Error(`${folder} 用到了没有安装的包 ${name}`);
}

/** Versions that fit, by package in the order of names. */
const ranges = (folder: string, names: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...names].sort().map(name => [name, `^${installedVersion(folder, name)}`]));

/**
 * The very versions that are installed here, by package: what builds and judges a remote is what was tested. A later linter within
 * the range refuses files of a new repository that no test here has seen.
 */
export const exactVersions = (folder: string, names: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...names].sort().map(name => [name, installedVersion(folder, name)]));

/** What a library asks for: dependencies, and packages of which the page has one copy. */
export function libraryDependencies(folder: string, asked: ReadonlySet<string>): Record<string, unknown> {
  const tests = TEST_PEERS.filter(name => asked.has(name));
  const peers = [...PEERS.filter(name => asked.has(name)), ...tests];
  return {
    dependencies: ranges(
      folder,
      [...asked].filter(name => !peers.includes(name)),
    ),
    peerDependencies: ranges(folder, peers),
    ...(tests.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(tests.map(name => [name, { optional: true }])),
    }),
  };
}

/** What every published package says of itself. */
export const packageFields = (name: string, version: string) => ({
  name,
  version,
  license: 'UNLICENSED',
  type: 'module',
  engines: { node: '>=20.19' },
});
