import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '../../registry/integrity';
import { manifestName } from '../../registry/registry-paths';
import type { Subject } from '../read-subject';
import type { Check } from './check';

/** Nothing a visitor could download expands beyond this. */
const MOST_BYTES = 64 * 1024 * 1024;

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  '.br': bytes => brotliDecompressSync(bytes, { maxOutputLength: MOST_BYTES }),
  '.gz': bytes => gunzipSync(bytes, { maxOutputLength: MOST_BYTES }),
};

function decodes(subject: Subject, copy: string, suffix: string, file: string): boolean {
  try {
    return decoders[suffix]?.(subject.read(copy)).equals(subject.read(file)) ?? false;
  } catch {
    return false;
  }
}

/** The folder is what the manifest says, no more and no less, and its compressed copies hold the same bytes. */
export const integrity: Check = {
  name: 'integrity',
  title: '文件校验',
  problems(subject) {
    const { files, present, app } = subject;
    const known = new Set([...Object.keys(files), manifestName(app)]);
    const missing = Object.keys(files).filter(file => !present.includes(file));
    const altered = Object.entries(files).filter(
      ([file, hash]) => present.includes(file) && integrityOf(subject.read(file)) !== hash,
    );
    const rest = present.filter(file => !known.has(file));
    const copies = rest.flatMap(file => {
      const suffix = Object.keys(decoders).find(ending => file.endsWith(ending));
      const original = suffix && file.slice(0, -suffix.length);
      return suffix && original && known.has(original) && present.includes(original)
        ? [{ file, suffix, original }]
        : [];
    });
    const unlisted = rest.filter(file => !copies.some(copy => copy.file === file));
    return [
      ...missing.map(file => `${file} 在清单中，但不在构建目录里：请重新构建。`),
      ...altered.map(([file]) => `${file} 的内容与清单中的哈希不符：构建之后文件被改动过，请重新构建。`),
      ...unlisted.map(file => `${file} 不在清单中：请删除它，或让构建把它列入 integrity。`),
      ...copies
        .filter(({ file, suffix, original }) => !decodes(subject, file, suffix, original))
        .map(({ file, original }) => `${file} 解压后与 ${original} 不同：请重新构建。`),
    ];
  },
};
