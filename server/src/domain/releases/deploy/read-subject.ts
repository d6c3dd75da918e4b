import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { RemoteManifest, ShellManifest } from '@shixuan/host/manifest';
import { OperationRefused } from '../../../platform/process/operation-refused';
import { integrityOf } from '../registry/integrity';
import type { Build } from '../registry/read-build';
import { manifestName, remotePath } from '../registry/registry-paths';

interface Common extends Build {
  folder: string;
  /** `selection`, or `shell`. */
  name: string;
  /** Everything in the folder but the build's own notes, with forward slashes. */
  present: readonly string[];
  read(file: string): Buffer;
}

/** A built app that is to be deployed, as the checks look at it. */
export type Subject = Common &
  ({ kind: 'remote'; manifest: RemoteManifest } | { kind: 'shell'; manifest: ShellManifest });

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(file => file !== '.build-id')
    .sort();
}

/**
 * Reads the manifest of a built app's folder; the files are not read yet.
 * @throws OperationRefused in Chinese when the manifest is missing or of an unknown form
 */
export function readSubject(folder: string): Subject {
  const isRemote = existsSync(join(folder, 'remote.json'));
  if (!isRemote && !existsSync(join(folder, 'shell.json'))) {
    throw new OperationRefused(
      `${folder} 中没有 remote.json 或 shell.json：请先 npm run build，或用 --dist 指定构建目录。`,
    );
  }
  const file = manifestName(isRemote ? remotePath('x') : 'shell');
  const bytes = readFileSync(join(folder, file));
  return subjectOf(isRemote ? 'remote' : 'shell', parseJson(bytes, file), {
    folder,
    integrity: integrityOf(bytes),
    present: filesOf(folder),
    read: (name: string) => readFileSync(join(folder, name)),
  });
}

/**
 * A build by its manifest and what holds its files.
 * @throws OperationRefused in Chinese when the manifest is of an unknown form
 */
export function subjectOf(
  kind: Subject['kind'],
  json: unknown,
  common: Pick<Common, 'folder' | 'integrity' | 'present' | 'read'>,
): Subject {
  const file = manifestName(kind === 'remote' ? remotePath('x') : 'shell');
  if (kind === 'remote') {
    const manifest = requireForm(RemoteManifest.safeParse(json), file);
    const { name, version, owner, requires, integrity: files } = manifest;
    const extras = { owner, contract: requires.contract };
    return { ...common, kind: 'remote', manifest, name, version, app: remotePath(name), files, extras };
  }
  const manifest = requireForm(ShellManifest.safeParse(json), file);
  const { version, contract, integrity: files } = manifest;
  return { ...common, kind: 'shell', manifest, name: 'shell', version, app: 'shell', files, extras: { contract } };
}

function parseJson(bytes: Buffer, file: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new OperationRefused(`${file} 不是有效的 JSON：请重新构建。`);
  }
}

interface Parsed<M> {
  data?: M | undefined;
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
}

function requireForm<M>({ data, error }: Parsed<M>, file: string): M {
  if (data) return data;
  const where = (error?.issues ?? []).map(({ path }) => path.map(String).join('.') || '（整个文件）');
  throw new OperationRefused(
    `${file} 的这些字段缺失或不对：${[...new Set(where)].join('、')}。请对照 defineRemote 的说明修改描述并重新构建。`,
  );
}
