import { badInput } from '../../platform/http/call-error';

/**
 * A line that a visitor typed: spaces trimmed and collapsed.
 * @param label name of the field, for the message
 * @throws CallError for control characters, which no keyboard writes
 */
export function readText(label: string, text: string): string {
  if (/[\p{Cc}\p{Cs}]/u.test(text)) throw badInput(`${label}：含有无法识别的字符`);
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** A telephone number as it was typed, empty for none. @throws CallError that says what would be right */
export function readPhone(text: string): string {
  const plain = readText('电话', text.normalize('NFKC'));
  const digits = plain.replace(/\D/g, '').length;
  if (plain !== '' && (!/^[+\d() -]+$/.test(plain) || digits < 5 || digits > 20))
    throw badInput('电话：应为 5～20 位数字，可带 + - ( ) 和空格，如 +86 755 1234 5678');
  return plain;
}
