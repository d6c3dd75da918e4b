import { ImportError } from './import-error';

/** UTF-8 bytes as text, without a byte order mark. A file in another encoding is refused rather than read as mojibake. */
export function decodeText(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const expected = 'UTF-8 编码的文件（在表格软件中另存为「CSV UTF-8」）';
    throw new ImportError({ file, record: null, field: null, value: undefined, problem: '不是 UTF-8 编码', expected });
  }
}
