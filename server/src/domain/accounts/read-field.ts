import { badInput } from '../../platform/http/call-error';

/** Marks that nobody sees or that turn the direction of a text (U+202E); the joiners of emoji and of some scripts are none. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;

const unreadable = (label: string) => badInput(`${label}：含有无法识别的字符`);

/**
 * A line that a visitor typed or pasted: spaces trimmed and collapsed, unseen marks left out.
 * @param label name of the field, for the message
 * @throws CallError for control characters, which no keyboard writes
 */
export function readText(label: string, text: string): string {
  if (/[\p{Cc}\p{Cs}]/u.test(text)) throw unreadable(label);
  return text.normalize('NFC').replace(UNSEEN, '').trim().replace(/\s+/g, ' ');
}

/**
 * A text of several lines, which end in `\n` whatever ended them; tabs stay, unseen marks are left out.
 * @throws CallError for other control characters
 */
export function readLines(label: string, text: string): string {
  const plain = text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .normalize('NFC')
    .replace(UNSEEN, '')
    .trim();
  if (/[^\P{Cc}\n\t]|\p{Cs}/u.test(plain)) throw unreadable(label);
  return plain;
}

/** A telephone number as it was typed, empty for none. @throws CallError that says what would be right */
export function readPhone(text: string): string {
  const plain = readText('电话', text.normalize('NFKC'));
  const digits = plain.replace(/\D/g, '').length;
  if (plain !== '' && (!/^[+\d() -]+$/.test(plain) || digits < 5 || digits > 20))
    throw badInput('电话：应为 5～20 位数字，可带 + - ( ) 和空格，如 +86 755 1234 5678');
  return plain;
}
