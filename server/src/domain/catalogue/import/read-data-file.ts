import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { z } from 'zod';
import { expectedByIssue, namedPath } from './data-file-faults';
import { decodeText } from './decode-text';
import { ImportError, refuseFaults } from './import-error';
import { repeatedKeys } from './repeated-keys';

/**
 * Reads one of the site's own data files, such as `data/categories.json`, against its schema.
 * @throws ImportError that names the file, and every field at fault with what would be right
 */
export async function readDataFile<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> {
  const file = basename(path);
  const fault = (field: string | null, problem: string, expected: string) =>
    new ImportError({ file, record: null, field, value: undefined, problem, expected });
  const text = decodeText(file, await readFile(path));
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw fault(null, 'JSON 语法有误', '完整的 JSON');
  }
  const [repeated] = repeatedKeys(text);
  if (repeated) throw fault(repeated.path.join('.'), `重复（${repeated.place}）`, '每个字段在同一对象中只出现一次');
  const result = schema.safeParse(parsed);
  if (result.success) return result.data;
  refuseFaults(
    result.error.issues.flatMap(issue => {
      // The object is refused for each field that it should not have.
      const paths = issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path];
      return paths.map(path => ({
        file,
        record: null,
        field: path.length > 0 ? namedPath(parsed, path) : null,
        value: valueAt(parsed, path),
        problem: issue.code === 'unrecognized_keys' ? '不认识' : valueAt(parsed, path) === undefined ? '缺失' : '不对',
        expected: expectedByIssue(issue),
      }));
    }),
  );
  throw new Error(`${file} was refused without a reason`);
}

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, step) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, step) : undefined),
    root,
  );
