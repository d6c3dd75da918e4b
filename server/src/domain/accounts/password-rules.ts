import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badInput } from '../../platform/http/call-error';
import { readFilter } from './password-filter';

/** In characters. */
const SHORTEST = 8;
const LONGEST = 128;
export const SITE_NAMES = ['shixuan', '视选'];
/** What the site is about: too easily guessed where nothing else is added but figures and signs. */
export const SITE_WORDS: ReadonlySet<string> = new Set([
  '机器视觉',
  '机器视觉选型',
  '工业相机',
  '工业镜头',
  'machinevision',
  'jiqishijue',
  'gongyexiangji',
]);

// The 10,000 most common of at least eight characters, from the list that zxcvbn measures by, and some hundred that are common
// in China: words, which are refused with figures and signs around them too.
const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);

// Found in what was stolen elsewhere (docs/decisions/0231); refused as they are.
const breached = readFilter(readFileSync(join(import.meta.dirname, 'breached-passwords.bin')));

/** A password as it is compared with lists and names: without case and width. */
export const plainPassword = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether a password can have this length. Characters count as a reader counts them, not in bytes. */
export function isPossiblePassword(password: string): boolean {
  const { length } = [...password];
  return length >= SHORTEST && length <= LONGEST;
}

/** The word that is left without figures and signs before and after it: what people add to a common word is guessed with it. */
const stemOf = (guess: string) => guess.replace(/^[\p{N}\p{P}\p{S}\p{Z}]+|[\p{N}\p{P}\p{S}\p{Z}]+$/gu, '');

/** Longer repetitions of several characters are not what is tried first. */
const LONGEST_REPETITION = 32;

/** One to four characters over and over (`abab…`), or a run of neighbours up or down (`23456789`, `hgfedcba`). */
function isRepetitiveOrSequential(guess: string): boolean {
  const points = [...guess].map(character => character.codePointAt(0) ?? 0);
  const repeats = (period: number) => points.every((point, at) => at < period || point === points[at - period]);
  const runs = (step: number) => points.every((point, at) => at === 0 || point - (points[at - 1] ?? 0) === step);
  const isShort = points.length <= LONGEST_REPETITION;
  return repeats(1) || (isShort && [2, 3, 4].some(repeats)) || [1, -1].some(runs);
}

/** NIST SP 800-63B-4, 3.1.1.2: common words, with what is usually added to them too, repetition and sequences, words of the site. */
function isGuessedFirst(guess: string): boolean {
  const stem = stemOf(guess);
  return common.has(guess) || common.has(stem) || SITE_WORDS.has(stem) || isRepetitiveOrSequential(guess);
}

const reversed = (text: string) => [...text].reverse().join('');

/**
 * OWASP ASVS 5 (6.2): length instead of composition, any character allowed, nothing that is guessed first or known to be breached.
 * @param label the field that holds it, for the message
 * @throws CallError that says what to change.
 */
export function requireGoodPassword(password: string, userName: string, label = '密码'): void {
  if (!isPossiblePassword(password))
    throw badInput(`${label}：应为 ${SHORTEST}～${LONGEST} 个字符，现为 ${[...password].length} 个`);
  // A lone surrogate has no UTF-8 form: all such passwords would be equal.
  if (/\p{Cs}/u.test(password)) throw badInput(`${label}：含有无法识别的字符`);
  const guess = plainPassword(password);
  const name = plainPassword(userName);
  if (guess.includes(name) || guess.includes(reversed(name))) throw badInput(`${label}：不能包含用户名`);
  if (SITE_NAMES.some(name => guess.includes(name))) throw badInput(`${label}：不能包含网站名称`);
  if (isGuessedFirst(guess) || breached.has(guess)) throw badInput(`${label}：过于常见，容易被猜到，请换一个`);
}
