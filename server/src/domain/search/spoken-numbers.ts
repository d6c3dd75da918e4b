import type { MappedText } from '../catalogue/index/fold-text';
import { ENGLISH_NUMBER, ENGLISH_UNIT, englishNumber, signOf } from './english-numbers';
import { rewritten } from './rewritten';

const DIGITS = '零一二三四五六七八九';
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** Units behind which a numeral is a figure. A counted thing is read by the quantities: 四通道, 双口. */
const UNIT = '毫米|厘米|公分|微米|纳米|米|万|亿|k(?![a-z])|倍|英寸|寸|帧|千赫|千克|公斤|克|度|瓦|伏|mm|um|nm';
/** Formats are spoken as fractions, the denominator first: 三分之二寸, 半英寸. Other halves are decimals: 半米. */
const SPOKEN_FORMS = [
  '(?:[二三四]分之[一二三四]|半)(?=英寸|寸|")',
  '(?<![一大多])半(?=毫米|厘米|微米|米(?!色)|倍)',
  '(?<![\\d几一二两三四五六七八九十百千])千(?=万像素|万级)',
  `(?<![\\d几零十百千万.])(?:[一二两三四五六七八九十][一二两三四五六七八九十百千零]*|零(?=点))(?:点[零一二三四五六七八九]+)?(?=${UNIT})`,
  `(?<=\\d)点\\d{1,3}(?=${UNIT})`,
].join('|');
const SPOKEN = new RegExp(SPOKEN_FORMS, 'gu');

/** Pixels of large sensors: 一亿五千万, 1亿5000万. */
const HUNDRED_MILLIONS =
  /(?:\d{1,2}|[一二两三四五六七八九十]{1,2})亿零?(?:\d{1,4}|[一二两三四五六七八九十百千零]{1,8})(?=万)/gu;

/** So many of what is named by letters behind it: 4xCXP6, 2xCL. */
const TIMES = /(?<![a-z\d.-])[1-8]x(?=[a-z]{2})/gu;

/** One that feeds several has so many channels: 一拖四, 接四个相机. */
const ONE_TO_MANY =
  /(?:[一1]拖[二两三四五六七八2-8](?!\d)|(?<![对连转])接(?:入|上)?[二两三四五六七八2-8][个台](?=[a-z]*相机))/gu;

/** The unit of a lower bound that the upper one has, too: 8mm-16mm. */
const UNIT_OF_BOTH =
  /(?<=\d)(mm|cm|um|nm|fps|k?hz|mp|kg|万像素|万|毫米|厘米|微米|纳米|倍|瓦|伏|帧|度|克|[xwvgkm%])(?=[-~到至]\d{1,7}(?:\.\d{1,6})?\1(?![a-z]))/gu;

/** Words of a numeral or a unit begin with letters of these; most queries hold none. */
const ENGLISH = /[a-z]{3}/u;

/** Numerals and units in English words: five megapixel as 5 mp, 100 frames per second as 100 fps. */
function withEnglishFigures(typed: MappedText): MappedText {
  if (!ENGLISH.test(typed.text)) return typed;
  return rewritten(rewritten(typed, ENGLISH_NUMBER, englishNumber), ENGLISH_UNIT, signOf);
}

/** A text in which spoken numbers stand as figures, where a unit follows: 八毫米 as 8毫米, 二千万 as 2000万, 4xcxp as 4路cxp. */
export function withFigures(typed: MappedText): MappedText {
  const many = rewritten(typed, ONE_TO_MANY, said => `${/[二两三四五六七八2-8]/u.exec(said.slice(1))?.[0]}路`);
  const counted = rewritten(many, TIMES, said => `${said[0]}路`);
  const figures = rewritten(rewritten(withEnglishFigures(counted), HUNDRED_MILLIONS, tenThousandsOf), SPOKEN, figureOf);
  return rewritten(figures, UNIT_OF_BOTH, () => '');
}

/** 15000 for 一亿五千, in units of 万. */
function tenThousandsOf(spoken: string): string {
  const read = (said: string) => (/^\d/.test(said) ? Number(said) : numberOf(said));
  const [whole = '', rest = ''] = spoken.split('亿');
  return String(read(whole) * 10_000 + read(rest));
}

/** 2/3 for 三分之二, 1/2 for 半 of a format, 5.5 for 五点五, else a number. */
function figureOf(spoken: string, behind: string): string {
  if (spoken === '半') return /^(?:英寸|寸|")/u.test(behind) ? '1/2' : '0.5';
  const [denominator = '', numerator] = spoken.split('分之');
  if (numerator !== undefined) return `${numberOf(numerator)}/${numberOf(denominator)}`;
  const [whole = '', decimals] = spoken.split('点');
  if (decimals === undefined) return String(numberOf(whole));
  const digits = decimals.replace(/\D/gu, digit => String(DIGITS.indexOf(digit)));
  return `${whole === '' ? '' : numberOf(whole)}.${digits}`;
}

/** 35 for 三十五, 2000 for 两千. */
function numberOf(spoken: string): number {
  let sum = 0;
  let digit = 0;
  for (const character of spoken.replaceAll('两', '二')) {
    const place = PLACES[character];
    if (place === undefined) digit = DIGITS.indexOf(character);
    else {
      sum += Math.max(1, digit) * place;
      digit = 0;
    }
  }
  return sum + digit;
}
