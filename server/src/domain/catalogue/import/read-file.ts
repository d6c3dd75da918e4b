import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { decodeText } from './decode-text';
import { ImportError } from './import-error';
import { parseCsv, type TableForm } from './parse-csv';
import { parseJson } from './parse-json';
import type { RawRecord } from './raw-record';

const parsers: Record<string, (file: string, text: string, form?: TableForm) => RawRecord[]> = {
  '.json': parseJson,
  '.csv': parseCsv,
};

/**
 * Reads the records of a product file: a JSON array or a CSV table, UTF-8 with or without byte order mark.
 * @param form columns of a table that holds no products
 * @throws ImportError when the file is not one of these, broken or without records
 */
export async function readRecords(path: string, form?: TableForm): Promise<RawRecord[]> {
  const file = basename(path);
  const fault = (problem: string, expected: string) =>
    new ImportError({ file, record: null, field: null, value: undefined, problem, expected });
  const parse = parsers[extname(path).toLowerCase()];
  if (!parse) throw fault('文件类型不认识', '.json 或 .csv 文件');
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw fault(error.code === 'ENOENT' ? '文件不存在' : `文件读不出（${error.code}）`, '可以读取的文件');
  });
  const records = parse(file, decodeText(file, bytes), form);
  if (records.length === 0) throw fault('没有任何记录', '至少一条产品记录');
  return records;
}
