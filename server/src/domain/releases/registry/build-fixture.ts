import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RemoteManifest, ShellManifest } from '@shixuan/host/manifest';
import { integrityOf } from './integrity';

/** Writes folders that look like built apps, for the tests of the registry and of the pages. */

/** By text: most builds hold the same ones, and Brotli at its best takes longer than all else of writing them. */
const compressed = new Map<string, { br: Buffer; gz: Buffer }>();

function compressedOf(text: string): { br: Buffer; gz: Buffer } {
  const known = compressed.get(text) ?? { br: brotliCompressSync(text), gz: gzipSync(text) };
  compressed.set(text, known);
  return known;
}

function writeFiles(folder: string, files: Record<string, string>): Record<string, string> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    const { br, gz } = compressedOf(text);
    writeFileSync(join(folder, `${file}.br`), br);
    writeFileSync(join(folder, `${file}.gz`), gz);
  }
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(Buffer.from(text))]));
}

export function writeRemoteBuild(
  folder: string,
  version = '1.0.0-aaaaaaaa',
  changes: Partial<RemoteManifest> = {},
  moreFiles: Record<string, string> = {},
) {
  const integrity = writeFiles(folder, {
    'mf-manifest.json': JSON.stringify({
      id: 'remote_catalog',
      note: '</script><b>',
      metaData: { remoteEntry: { name: 'remote-entry.js', path: '', type: 'global' } },
      exposes: [{ name: 'remote', assets: { js: { sync: [] }, css: { sync: [] } } }],
    }),
    'remote-entry.js': `globalThis.entry = ${JSON.stringify(version)}; ${'/* padding */'.repeat(100)}`,
    'static/list.js': 'globalThis.list = 1;',
    'static/list.css': 'main { color: #1d2129; }',
    'static/list.worker.0123456789.js': 'globalThis.worker = 1;',
    'embed/container.0123456789.js': 'globalThis.container = 1;',
    ...moreFiles,
  });
  const routes = changes.routes ?? [
    { id: 'Category', path: '/', title: '首页', description: '机器视觉产品目录' },
    { id: 'GoodsList', path: '/goods/list', title: '产品查询', description: '按参数筛选 "产品" </title>' },
    { id: 'GoodsDetail', path: '/goods/detail', title: '产品详情', description: '产品的全部规格' },
  ];
  const filesOf = (id: string) => (id === 'GoodsList' ? ['static/list.js', 'static/list.css'] : []);
  const manifest: RemoteManifest = {
    name: 'catalog',
    owner: '目录组',
    title: '产品目录',
    requires: { contract: '^1.0.0' },
    routes,
    version,
    entry: 'mf-manifest.json',
    container: `remote_catalog_${version.replaceAll(/[^a-z0-9]/g, '_')}`,
    integrity,
    preload: {
      initial: ['remote-entry.js'],
      routes: Object.fromEntries(routes.map(({ id }) => [id, filesOf(id)])),
    },
    bytes: { total: 1000, initial: 500 },
    ...changes,
  };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
  return manifest;
}

export function writeShellBuild(folder: string, version = '1.0.0-bbbbbbbb', changes: Partial<ShellManifest> = {}) {
  const integrity = writeFiles(folder, {
    'main.js': 'globalThis.shell = 1;',
    'chunk.js': 'globalThis.chunk = 1;',
    'main.css': 'body { margin: 0; }',
  });
  const manifest: ShellManifest = {
    version,
    contract: '1.0.0',
    scripts: ['main.js'],
    styles: ['main.css'],
    preload: ['chunk.js'],
    integrity,
    sheets: { 'main.css': `shell_${version}:chunk-0` },
    bytes: { total: 100, initial: 100 },
    ...changes,
  };
  writeFileSync(join(folder, 'shell.json'), JSON.stringify(manifest));
  return manifest;
}
