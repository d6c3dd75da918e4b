import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FilePath } from '@shixuan/host/manifest';
import { Unzip, type UnzipFile } from 'fflate';
import { OperationRefused } from '../../../platform/process/operation-refused';
import { isKey } from '../../../platform/storage/storage-key';

/** Limits far beyond any build: the largest has 200 files and 2 MB. */
const MOST_UPLOAD_BYTES = 32 * 1024 * 1024;
const MOST_FILES = 3000;
const MOST_FOLDERS = 300;
/** The build's own note, which is no part of a version. */
const BUILD_NOTE = '.build-id';
/** Of file systems, for one name between slashes. */
const MOST_NAME_BYTES = 255;
const MOST_LEVELS = 10;

const NO_ZIP = '上传的内容不是完整的、只存储不压缩的 ZIP：请用本项目的部署命令重新上传。';

/**
 * Writes the files of a ZIP into an empty folder while it arrives. Only stored files are taken, nothing is inflated; a
 * name is a plain path below the folder and names a file: there are no links.
 * @throws OperationRefused in Chinese for too many bytes or files, an impossible or repeated path, and what is no such ZIP
 */
export async function unzipInto(folder: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const files = new Map<string, Uint8Array[]>();
  const whole = new Set<string>();
  const zip = new Unzip(file => takeFile(file, files, whole));
  let received = 0;
  for await (const chunk of body) {
    received += chunk.length;
    if (received > MOST_UPLOAD_BYTES) {
      throw new OperationRefused(`上传的构建超过 ${MOST_UPLOAD_BYTES / 1024 / 1024} MB。请减小体积。`);
    }
    feed(zip, chunk, false);
  }
  feed(zip, new Uint8Array(), true);
  if (files.size === 0 || whole.size < files.size) throw new OperationRefused(NO_ZIP);
  refuseFilesAsFolders(files);
  if (new Set([...files.keys()].map(dirname)).size > MOST_FOLDERS)
    throw new OperationRefused(`上传的文件夹超过 ${MOST_FOLDERS} 个。`);
  refuseTwins(files);
  for (const [name, parts] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), Buffer.concat(parts), { flag: 'wx' });
  }
}

/** @throws OperationRefused where one file lies in another */
function refuseFilesAsFolders(files: ReadonlyMap<string, unknown>): void {
  for (const name of files.keys()) {
    for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
      const folder = name.slice(0, end);
      if (files.has(folder)) throw new OperationRefused(`上传的路径 ${folder} 既是文件又是目录：请重新构建。`);
    }
  }
}

/**
 * Some file systems, a developer's or that of a machine that a backup is put back on, take names that differ in case alone for one.
 * @throws OperationRefused naming both
 */
function refuseTwins(files: ReadonlyMap<string, unknown>): void {
  const known = new Map<string, string>();
  for (const name of files.keys()) {
    const twin = known.get(name.toLowerCase());
    if (twin !== undefined)
      throw new OperationRefused(`上传的路径只有大小写不同：${twin} 与 ${name}。请改名后重新构建。`);
    known.set(name.toLowerCase(), name);
  }
}

/** What the store can keep, and every file system takes as it is: an end such as `a.` is `a` on some. */
function isPlainPath(name: string): boolean {
  const parts = name.split('/');
  const isShort =
    name.length <= 1000 && parts.length <= MOST_LEVELS && parts.every(part => part.length <= MOST_NAME_BYTES);
  return isShort && FilePath.safeParse(name).success && isKey(name) && !parts.some(part => part.endsWith('.'));
}

function feed(zip: Unzip, chunk: Uint8Array, isLast: boolean): void {
  try {
    zip.push(chunk, isLast);
  } catch (error) {
    if (error instanceof OperationRefused) throw error;
    throw new OperationRefused(NO_ZIP, { cause: error });
  }
}

function takeFile(file: UnzipFile, files: Map<string, Uint8Array[]>, whole: Set<string>): void {
  const { name } = file;
  if (!isPlainPath(name) && name !== BUILD_NOTE)
    throw new OperationRefused(`上传的文件路径不允许：${name.slice(0, 200)}`);
  if (files.has(name)) throw new OperationRefused(`上传的文件重复：${name}`);
  if (files.size === MOST_FILES) throw new OperationRefused(`上传的文件超过 ${MOST_FILES} 个。`);
  const parts: Uint8Array[] = [];
  files.set(name, parts);
  file.ondata = (error, bytes, isFinal) => {
    if (error) throw error;
    parts.push(bytes);
    if (isFinal) whole.add(name);
  };
  file.start();
}
