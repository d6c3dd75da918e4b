import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FilePath, RemoteManifest, ShellManifest } from '@shixuan/host/manifest';
import { integrityOf } from './integrity';
import { type AppPath, remotePath } from './registry-paths';

/** A built app, ready to be published: every file is there and is the one that the manifest names. */
export interface Build {
  app: AppPath;
  version: string;
  /** Hash of the manifest's bytes. */
  integrity: string;
  /** Hash of each file, by path below the build's folder. */
  files: Readonly<Record<string, string>>;
  extras: { owner?: string; contract?: string };
}

/**
 * Reads a built app's folder and checks it against its own manifest.
 * @throws Error in Chinese naming the file that is missing, altered or listed with an impossible path
 */
export async function readBuild(distDir: string): Promise<Build> {
  const build = await readManifest(distDir);
  await checkFiles(distDir, build.files);
  return build;
}

async function readManifest(distDir: string): Promise<Build> {
  const isRemote = existsSync(join(distDir, 'remote.json'));
  if (!isRemote && !existsSync(join(distDir, 'shell.json'))) {
    throw new Error(`${distDir} 中没有 remote.json 或 shell.json：请先构建。`);
  }
  const bytes = await readFile(join(distDir, isRemote ? 'remote.json' : 'shell.json'));
  const json: unknown = JSON.parse(bytes.toString('utf8'));
  const integrity = integrityOf(bytes);
  if (isRemote) {
    const manifest = RemoteManifest.parse(json);
    const extras = { owner: manifest.owner, contract: manifest.requires.contract };
    return { app: remotePath(manifest.name), version: manifest.version, integrity, files: manifest.integrity, extras };
  }
  const manifest = ShellManifest.parse(json);
  const extras = { contract: manifest.contract };
  return { app: 'shell', version: manifest.version, integrity, files: manifest.integrity, extras };
}

/** @throws Error naming the first file that is not the one of the manifest */
async function checkFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, expected] of Object.entries(files)) {
    if (!FilePath.safeParse(file).success) throw new Error(`清单中的文件路径不允许：${file}`);
    const bytes = await readFile(join(folder, file)).catch(() => null);
    if (!bytes) throw new Error(`${join(folder, file)} 缺失。`);
    if (integrityOf(bytes) !== expected) throw new Error(`${join(folder, file)} 的内容与清单中的哈希不符。`);
  }
}
