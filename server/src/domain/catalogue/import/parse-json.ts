import { ImportError } from './import-error';
import type { RawRecord } from './raw-record';

/** Where a syntax error lies, when the engine says so: （第 3 行第 7 列）. */
function place(text: string, error: unknown): string {
  const offset = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  if (offset === undefined) return '';
  const before = text.slice(0, Number(offset)).split('\n');
  return `（第 ${before.length} 行第 ${(before.at(-1)?.length ?? 0) + 1} 列）`;
}

/** Records of a JSON array. @throws ImportError when the text is not JSON or not an array */
export function parseJson(file: string, text: string): RawRecord[] {
  const fault = (problem: string, expected: string) =>
    new ImportError({ file, record: null, field: null, value: undefined, problem, expected });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw fault(`JSON 语法有误${place(text, error)}`, '完整的 JSON 数组');
  }
  if (!Array.isArray(parsed)) throw fault('最外层不是数组', '由产品记录组成的 JSON 数组');
  return parsed.map((value: unknown, index) => ({ record: index + 1, value }));
}
