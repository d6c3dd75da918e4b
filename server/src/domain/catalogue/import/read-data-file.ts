import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { z } from 'zod';
import { decodeText } from './decode-text';
import { ImportError } from './import-error';
import { repeatedKeys } from './repeated-keys';

/**
 * Reads one of the site's own data files, such as `data/categories.json`, against its schema.
 * @throws ImportError that names the file and the first field at fault
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
  const issue = result.error.issues[0];
  throw fault(issue?.path.join('.') ?? null, '不对', issue?.message ?? '');
}
