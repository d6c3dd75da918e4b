import { type CompressedSuffix, compressedSuffixes, holds } from '../../registry/compress-file';
import { integrityOf } from '../../registry/integrity';
import { manifestName } from '../../registry/registry-paths';
import type { Subject } from '../read-subject';
import type { Check } from './check';

interface Copy {
  file: string;
  suffix: CompressedSuffix;
  original: string;
}

/**
 * Copies that do not hold the bytes of their file, looked at one after the other and beside the thread that answers visitors: a few bytes
 * may unpack to any number.
 */
async function wrongCopies(subject: Subject, copies: readonly Copy[]): Promise<Copy[]> {
  const wrong: Copy[] = [];
  for (const copy of copies)
    if (!(await holds(subject.read(copy.file), copy.suffix, subject.read(copy.original)))) wrong.push(copy);
  return wrong;
}

/** The folder is what the manifest says, no more and no less, and its compressed copies hold the same bytes. */
export const integrity: Check = {
  name: 'integrity',
  title: '文件校验',
  async problems(subject) {
    const { files, present, app } = subject;
    const known = new Set([...Object.keys(files), manifestName(app)]);
    const missing = Object.keys(files).filter(file => !present.includes(file));
    const altered = Object.entries(files).filter(
      ([file, hash]) => present.includes(file) && integrityOf(subject.read(file)) !== hash,
    );
    const rest = present.filter(file => !known.has(file));
    const copies = rest.flatMap(file => {
      const suffix = compressedSuffixes.find(ending => file.endsWith(ending));
      const original = suffix && file.slice(0, -suffix.length);
      return suffix && original && known.has(original) && present.includes(original)
        ? [{ file, suffix, original }]
        : [];
    });
    const unlisted = rest.filter(file => !copies.some(copy => copy.file === file));
    const wrong = await wrongCopies(subject, copies);
    return [
      ...missing.map(file => `${file} 在清单中，但不在构建目录里：请重新构建。`),
      ...altered.map(([file]) => `${file} 的内容与清单中的哈希不符：构建之后文件被改动过，请重新构建。`),
      ...unlisted.map(file => `${file} 不在清单中：请删除它，或让构建把它列入 integrity。`),
      ...wrong.map(({ file, original }) => `${file} 解压后与 ${original} 不同：请重新构建。`),
    ];
  },
};
