import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { manifestName } from '../../registry/registry-paths';
import type { Subject } from '../read-subject';
import type { Check } from './check';
import { shellPageFiles } from './shell-page-files';

const Budget = z.object({ initial: z.number(), total: z.number() });

/** Bytes before compression, a tenth above what was measured when they were written; `*` is for remotes not named. */
const budgets = z
  .record(z.string(), Budget)
  .and(z.object({ '*': Budget }))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')));

/** Largest manifest: pages fetch it whole when they open the remote. */
const MANIFEST_BYTES = 256 * 1024;

/** Largest single file, for visitors on slow lines and for the server. */
const FILE_BYTES = 2 * 1024 * 1024;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;

/** Sizes are measured on the files; the sizes in a manifest are ignored. */
export const byteBudgets: Check = {
  name: 'budgets',
  title: '体积预算',
  problems(subject) {
    const own = Object.hasOwn(budgets, subject.name) ? budgets[subject.name] : undefined;
    const budget = own ?? budgets['*'];
    const { initial, total } = measure(subject);
    const large = Object.keys(subject.files).filter(file => sizeOf(subject, file) > FILE_BYTES);
    const manifest = manifestName(subject.app);
    const described = sizeOf(subject, manifest);
    return [
      ...(described > MANIFEST_BYTES
        ? [`${manifest} 有 ${kilobytes(described)}，最多 ${kilobytes(MANIFEST_BYTES)}：请去掉不是清单内容的字段。`]
        : []),
      ...(initial > budget.initial ? [over('首屏文件', initial, budget.initial)] : []),
      ...(total > budget.total ? [over('全部文件', total, budget.total)] : []),
      ...large.map(
        file => `${file} 有 ${kilobytes(sizeOf(subject, file))}，单个文件最多 ${kilobytes(FILE_BYTES)}：请拆分或压缩。`,
      ),
    ];
  },
};

const over = (what: string, bytes: number, most: number) =>
  `${what}合计 ${kilobytes(bytes)}，超过预算 ${kilobytes(most)}：请减小体积；确有理由时，经站点管理员调整 budgets.json。`;

const sizeOf = ({ present, read }: Subject, file: string) => (present.includes(file) ? read(file).length : 0);

/** Bytes before compression of what comes before any page, and of everything that a browser may ask for. */
function measure(subject: Subject): { initial: number; total: number } {
  const { manifest, kind, files } = subject;
  const first = kind === 'remote' ? manifest.preload.initial : shellPageFiles(manifest);
  const sum = (names: Iterable<string>) =>
    [...new Set(names)].reduce((total, file) => total + sizeOf(subject, file), 0);
  return { initial: sum(first), total: sum(Object.keys(files).filter(file => file !== manifest.server)) };
}
