const DIGITS = '零〇一二两三四五六七八九';
const values = new Map([...DIGITS].map(digit => [digit, '零一二三四五六七八九'.indexOf(digit)]));
values.set('〇', 0).set('两', 2);
const multiples = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);

/** Characters of a whole number behind its first; 九千九百九十九万九千九百九十九 has 14. A longer row is none, and is not read from each place. */
const MOST_BEHIND = 19;

/** A number in Chinese characters, of the folded text: 三百, 十五, 两千五, 零点二. */
export const CHINESE_NUMBER = `[${DIGITS}十](?:[${DIGITS}十百千万]{0,${MOST_BEHIND}})(?:点[${DIGITS}]{1,${MOST_BEHIND}})?`;
const AT = new RegExp(`${CHINESE_NUMBER}(?![${DIGITS}十百千万])`, 'y');

/** What the characters of a whole number say: 三百五 is 350, 三百零五 is 305; null for 一二三 and other rows of digits. */
function wholeOf(characters: string): number | null {
  const [thousands = '', rest, ...more] = characters.split('万');
  if (more.length > 0) return null;
  if (rest === undefined) return belowTenThousand(thousands);
  const many = belowTenThousand(thousands);
  const left =
    rest === '' ? 0 : /^[一二两三四五六七八九]$/.test(rest) ? 1000 * (values.get(rest) ?? 0) : belowTenThousand(rest);
  return many === null || left === null ? null : 10_000 * many + left;
}

function belowTenThousand(characters: string): number | null {
  let sum = 0;
  let digit: number | null = null;
  let place = 10_000;
  for (const [at, character] of [...characters].entries()) {
    const multiple = multiples.get(character);
    if (multiple === undefined) {
      if (digit) return null;
      digit = values.get(character) ?? 0;
    } else {
      // 十五 has no digit before its ten.
      const times: number = digit ?? (at === 0 ? 1 : 0);
      if (times === 0 || multiple >= place) return null;
      sum += times * multiple;
      place = multiple;
      digit = null;
    }
  }
  const isShort = digit !== null && place >= 100 && place < 10_000 && multiples.has(characters.at(-2) ?? '');
  return sum + (digit ?? 0) * (isShort ? place / 10 : 1);
}

/** The number in Chinese characters at a position of the folded text, in figures, and where it ends; null where none stands. */
export function chineseNumberAt(folded: string, start: number): { text: string; end: number } | null {
  AT.lastIndex = start;
  const found = AT.exec(folded)?.[0];
  if (found === undefined) return null;
  const [whole = '', decimals = ''] = found.split('点');
  const value = wholeOf(whole);
  if (value === null) return null;
  const figures = [...decimals].map(digit => values.get(digit) ?? 0).join('');
  return { text: figures ? `${value}.${figures}` : String(value), end: start + found.length };
}

/** 1米2, 两米五, 两米半: what follows the unit is tenths of it, 1米25 hundredths. */
const BEHIND_METRE = new RegExp(
  `(?:\\d{1,2}|[一二三四五六七八九半])(?![\\d.${DIGITS}十百千万个只根颗粒枚块支处台套组排种对把件片张条道次面侧端路级维年月天])`,
  'y',
);

/** The decimals behind a length in metres at a position of the folded text, and where they end; null where none stand. */
export function decimalsBehindMetre(folded: string, start: number): { text: string; end: number } | null {
  BEHIND_METRE.lastIndex = start;
  const found = BEHIND_METRE.exec(folded)?.[0];
  if (found === undefined) return null;
  const text = found === '半' ? '5' : String(values.get(found) ?? found);
  return { text, end: BEHIND_METRE.lastIndex };
}
