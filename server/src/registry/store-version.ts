import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from './integrity';
import { type Build, checkFiles, compressedSuffixes } from './read-build';
import { manifestName, versionFolder } from './registry-paths';

async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    for (const name of [file, ...compressedSuffixes.map(suffix => file + suffix)]) {
      if (existsSync(join(from, name))) await copyFile(join(from, name), join(to, name));
    }
  }
}

/** @throws Error when the stored version is another build than this one */
async function checkSameBuild(folder: string, build: Build, registryDir: string): Promise<void> {
  const stored = await readFile(join(folder, manifestName(build.app))).catch(() => null);
  if (stored && integrityOf(stored) === build.integrity) return;
  throw new Error(
    `${build.app} 的版本 ${build.version} 已发布过，且内容不同：已发布的版本不可更改，请改动源码或换一个版本号；仅在本机试用时，也可删除 ${registryDir} 后重新发布。`,
  );
}

/**
 * Puts a build's files into its version folder. What is stored is read back and hashed before the folder gets its name,
 * so a folder with a version's name is whole. A stored version is never changed; files of it that were damaged on disk
 * are put right from the same build.
 * @returns true when the version was not there before
 */
export async function storeVersion(build: Build, distDir: string, registryDir: string): Promise<boolean> {
  const folder = versionFolder(registryDir, build.app, build.version);
  const files = [...Object.keys(build.files), manifestName(build.app)];
  if (existsSync(folder)) {
    await checkSameBuild(folder, build, registryDir);
    const whole = await checkFiles(folder, build.files).then(
      () => true,
      () => false,
    );
    if (whole) return false;
  }
  const incoming = join(registryDir, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await copyFiles(distDir, incoming, files);
  await checkFiles(incoming, build.files);
  await checkSameBuild(incoming, build, registryDir);
  await mkdir(dirname(folder), { recursive: true });
  const known = existsSync(folder);
  if (known) await copyFiles(incoming, folder, files);
  else await rename(incoming, folder);
  await rm(incoming, { recursive: true, force: true });
  return !known;
}
