import { ImportError } from './import-error';

/** Words of which a table of the trade in Chinese has at least one. */
const WORDS = /相机|镜头|光源|像素|接口|快门|系列|采集|激光|远心|黑白|彩色|滑台|线扫|面阵|官网|数据表|资料|海康|大恒/;

/**
 * UTF-8 bytes as text, without a byte order mark. GBK, as spreadsheets in Chinese write CSV, is taken where it is certain;
 * any other encoding is refused rather than read as mojibake.
 */
export function decodeText(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = certainlyGbk(bytes);
    if (text !== null) return text;
    const expected = 'UTF-8 编码的文件（在表格软件中另存为「CSV UTF-8」）';
    throw new ImportError({ file, record: null, field: null, value: undefined, problem: '不是 UTF-8 编码', expected });
  }
}

/**
 * The text of bytes that can be nothing but GBK: every character of two bytes is one of the 3,755 common ones or a sign of
 * GB 2312 (rows 1 to 3 and 16 to 55), which leaves out what Western, Japanese and traditional encodings look like, and a
 * word of the trade is among them, which leaves out Korean.
 */
function certainlyGbk(bytes: Uint8Array): string | null {
  for (let i = 0; i < bytes.length; i += 1) {
    const first = bytes[i] ?? 0;
    if (first < 0x80) continue;
    i += 1;
    const second = bytes[i] ?? 0;
    const isCommon = (first >= 0xa1 && first <= 0xa3) || (first >= 0xb0 && first <= 0xd7);
    if (!isCommon || second < 0xa1 || second > 0xfe) return null;
  }
  const text = new TextDecoder('gbk').decode(bytes);
  return WORDS.test(text) ? text : null;
}
