import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperationRefused } from '../../../platform/process/operation-refused';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { PreconditionFailed } from '../../../platform/storage/precondition-failed';
import { type CompressedSuffix, compressed, compressedSuffixes, holds, isCompressible } from './compress-file';
import { integrityOf } from './integrity';
import type { Build } from './read-build';
import { appName, manifestName, versionKey } from './registry-paths';

/** Files written at once: enough to keep a disk or a bucket busy, few enough to stay small in memory. */
const AT_ONCE = 8;

/**
 * Puts a build's files into the store, below a key of its version. The manifest goes first, and only where there is none:
 * it claims the version for this build. Each file is read back and hashed; a version has its row in the registry only
 * afterwards. What is stored is never changed; files that were damaged are put right from the same build. Compressed copies that the
 * build did not bring are made here, so that no request compresses and no team's visitors wait for more bytes than others'.
 * @throws OperationRefused when the stored version is another build; Error when what was stored cannot be read back
 */
export async function storeVersion(storage: ObjectStorage, build: Build, distDir: string): Promise<void> {
  const key = versionKey(build.app, build.version);
  const manifest = manifestName(build.app);
  await claim(storage, `${key}/${manifest}`, await readFile(join(distDir, manifest)), build);
  const waiting = [...Object.keys(build.files), manifest].filter(file => existsSync(join(distDir, file)));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const bytes = await readFile(join(distDir, file));
      if (file !== manifest) await storeFile(storage, `${key}/${file}`, bytes);
      for (const suffix of compressedSuffixes) await storeCopy(storage, { key, distDir, file, bytes, suffix });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function claim(storage: ObjectStorage, key: string, manifest: Buffer, build: Build): Promise<void> {
  try {
    await storage.put(key, manifest, { ifAbsent: true });
  } catch (error) {
    if (!(error instanceof PreconditionFailed)) throw error;
  }
  const stored = await storage.get(key);
  if (stored && integrityOf(stored.bytes) === build.integrity) return;
  throw new OperationRefused(
    `${appName(build.app)} 的版本 ${build.version} 已发布过，且内容不同：已发布的版本不可更改，请改动源码或换一个版本号；仅在本机试用时，也可删除站点目录下的 registry 文件夹后重新发布。`,
  );
}

interface Copied {
  key: string;
  distDir: string;
  file: string;
  bytes: Buffer;
  suffix: CompressedSuffix;
}

/** The build's own copy of a file, else one made here; one that holds the file's bytes already stays as it is. */
async function storeCopy(storage: ObjectStorage, { key, distDir, file, bytes, suffix }: Copied): Promise<void> {
  const own = join(distDir, file + suffix);
  const isBrought = existsSync(own);
  if (!isBrought && !isCompressible(file)) return;
  const stored = await storage.get(`${key}/${file}${suffix}`);
  if (stored && (await holds(stored.bytes, suffix, bytes))) return;
  await storeFile(
    storage,
    `${key}/${file}${suffix}`,
    isBrought ? await readFile(own) : await compressed(bytes, suffix),
  );
}

async function storeFile(storage: ObjectStorage, key: string, bytes: Buffer): Promise<void> {
  const isThere = async () => (await storage.get(key))?.bytes.equals(bytes) ?? false;
  if (await isThere()) return;
  await storage.put(key, bytes);
  if (!(await isThere())) throw new Error(`${key} 写入后读回的内容不同：请检查存储。`);
}
