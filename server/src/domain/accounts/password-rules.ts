import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badInput } from '../../platform/http/call-error';

/** In characters as a reader counts them, not in bytes. */
const SHORTEST = 8;
const LONGEST = 128;
const SITE_NAMES = ['shixuan', '视选'];

// The 10,000 most common of at least eight characters, from the list that zxcvbn measures by, and those common in China.
const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * OWASP ASVS 5 (6.2): length instead of composition, any character allowed, nothing that is guessed first.
 * @param label the field that holds it, for the message
 * @throws CallError that says what to change.
 */
export function requireGoodPassword(password: string, userName: string, label = '密码'): void {
  const { length } = [...password];
  if (length < SHORTEST || length > LONGEST)
    throw badInput(`${label}：应为 ${SHORTEST}～${LONGEST} 个字符，现为 ${length} 个`);
  // A lone surrogate has no UTF-8 form: all such passwords would be equal.
  if (/\p{Cs}/u.test(password)) throw badInput(`${label}：含有无法识别的字符`);
  const guess = plain(password);
  if (guess.includes(plain(userName))) throw badInput(`${label}：不能包含用户名`);
  if (SITE_NAMES.some(name => guess.includes(name))) throw badInput(`${label}：不能包含网站名称`);
  if (common.has(guess) || new Set(guess).size === 1) throw badInput(`${label}：过于常见，容易被猜到，请换一个`);
}
