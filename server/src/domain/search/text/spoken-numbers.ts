import type { MappedText } from '../../catalogue/index/fold-text';
import { ENGLISH_NUMBER, ENGLISH_UNIT, englishNumber, signOf } from './english-numbers';
import { rewritten } from './rewritten';
import { withBounds } from './typed-bounds';

const DIGITS = '零一二三四五六七八九';
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** Units behind which a numeral is a figure. A counted thing is read by the quantities: 四通道, 双口. */
const UNIT = '毫米|厘米|公分|微米|纳米|米|万|亿|k(?![a-z])|倍|英寸|寸|帧|千赫|千克|公斤|克|度|瓦|伏|丝|mm|um|nm';
/** Formats are spoken as fractions, the denominator first: 三分之二寸, 半英寸. Other halves are decimals: 半米. */
const SPOKEN_FORMS = [
  '(?:[二三四]分之[一二三四]|半)(?=英寸|寸|")',
  '(?<![一大多])半(?=毫米|厘米|微米|米(?!色)|倍|丝)',
  '(?<![\\d几一二两三四五六七八九十百千])千(?=万像素|万级)',
  `(?<![\\d几零十百千万.])(?:[一二两三四五六七八九十][一二两三四五六七八九十百千零]*|零(?=点))(?:点[零一二三四五六七八九]+)?(?=多?(?:${UNIT}))`,
  `(?<=\\d)点\\d{1,3}(?=${UNIT})`,
].join('|');
const SPOKEN = new RegExp(SPOKEN_FORMS, 'gu');

const NUMERAL = '一二两三四五六七八九十';
/** What attributes that have figures end in, and what is said of a figure before it: 外径, 焦距, 不超过. */
const BEFORE = '径|长|宽|高|厚|距|离|野|程|率|频|圈|重|载|量|压|隔|过|于|到|约|乘';
/** What is said of a figure behind it: 三十以内, 两百长. */
const BEHIND = '以上|以下|以内|之内|左右|上下|长|宽|高|焦距|外径|内径|视野|行程|乘';
/** Numerals of several characters without a unit, and of one between what says that it is a figure. Things are counted otherwise: 两百台. */
const UNITLESS_FORMS = [
  `(?<![\\d几零${NUMERAL}百千万亿.])[一二两三四五六七八九][百千][${NUMERAL}百千零]*(?![${NUMERAL}百千万亿兆个台支只块张套种款家条根次年元块分])`,
  `(?<=${BEFORE})[一二三四五六七八九]?十[一二三四五六七八九]?(?![${NUMERAL}百千万亿个台支只块张套种款])`,
  `(?<![\\d几${NUMERAL}百千万.])(?:[一二三四五六七八九]十[一二三四五六七八九]?|十[一二三四五六七八九])(?=的|${BEHIND})`,
  `(?<=${BEFORE})[一二两三四五六七八九](?=以上|以下|以内|之内|左右)`,
  `(?<![\\d几${NUMERAL}百千])[零一二两三四五六七八九]点[零一二三四五六七八九]{1,2}(?![${NUMERAL}点线个些下])`,
].join('|');
const UNITLESS = new RegExp(UNITLESS_FORMS, 'gu');

/** Two figures that follow one another: 四五十, 三四百. */
const SOME_TENS =
  /(?<![\d几一二两三四五六七八九十百千万.])[一二两三四五六七八][二三四五六七八九][十百千](?![一二三四五六七八九十百千个台])/gu;

/** Somewhat more than a round figure: 200多mm, 1米多, 300多长. What is many is no figure: 3种多色. */
const SOME_MORE = new RegExp(
  `(?<![\\d.])\\d{1,5}(?:多(?=${UNIT}|长|宽|高)|(?:毫米|厘米|公分|微米|米|mm|cm|um)多(?!色|种|个|通|功|线|光谱))`,
  'gu',
);

/** Tenths of a metre behind the metres: 一米二, unlike 1米2根. */
const METRES = /(?<![\d十百千.])[1-9一二两三四五六七八九]米[1-9一二三四五六七八九](?![\d十百千根条个台只卷点.])/gu;
/** Hundredths of a millimetre by their other name, behind what is tolerated: 公差两道. */
const HUNDREDTHS = /(?<=公差|精度|分辨|误差|偏差|正负|±)[\d一二两三四五六七八九半]道/gu;
/** A magnification as a ratio of which one side is 1: 1:1, 一比二. */
const RATIO =
  /(?<![\d:比.零百千万])(?:[1一][:比](?:\d{1,2}|[一二三四五六七八九十])|(?:\d{1,2}|[二三四五六七八九十])[:比][1一])(?![\d:比.百千万])/gu;
/** The sign between two sides: 200乘200. */
const BY = /(?<=\d)乘以?(?=\d)/gu;

/** Pixels of large sensors: 一亿五千万, 1亿5000万. */
const HUNDRED_MILLIONS =
  /(?:\d{1,2}|[一二两三四五六七八九十]{1,2})亿零?(?:\d{1,4}|[一二两三四五六七八九十百千零]{1,8})(?=万)/gu;

/** So many of what is named by letters behind it: 4xCXP6, 2xCL. */
const TIMES = /(?<![a-z\d.-])[1-8]x(?=[a-z]{2})/gu;

/** One that feeds several has so many channels: 一拖四, 接四个相机, 接两台 base 的卡. */
const ONE_TO_MANY =
  /(?:[一1]拖[二两三四五六七八2-8](?!\d)|(?:(?<![对连转])接(?:入|上)?|插|挂)[二两三四五六七八2-8][个台](?=[a-z0-9. -]{0,16}相机|[a-z ]{2,16}的[a-z ]{0,16}(?:采集)?卡))/gu;

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
  const told = withRatios(withEnglishFigures(counted));
  const figures = rewritten(rewritten(told, HUNDRED_MILLIONS, tenThousandsOf), SPOKEN, figureOf);
  return rewritten(withBounds(rewritten(withUnitless(figures), SOME_MORE, upToNext)), UNIT_OF_BOTH, () => '');
}

/** 200-300 for 200多, 1-2米 for 1米多. */
function upToNext(said: string): string {
  const digits = /^\d+/u.exec(said)?.[0] ?? '';
  const low = Number(digits);
  const place = 10 ** (/0*$/u.exec(digits)?.[0].length ?? 0);
  return `${low}-${low + place}${said.slice(digits.length).replace('多', '')}`;
}

/** Ratios and what stands for a figure with its unit. Most queries hold no such sign. */
function withRatios(typed: MappedText): MappedText {
  if (!/[:比道米百千十]/u.test(typed.text)) return typed;
  const ratios = rewritten(rewritten(typed, RATIO, ratioOf), HUNDREDTHS, said => `${said[0]}丝`);
  return rewritten(rewritten(ratios, METRES, metresOf), SOME_TENS, someOf);
}

function withUnitless(typed: MappedText): MappedText {
  if (!/[零一二两三四五六七八九十乘]/u.test(typed.text)) return typed;
  return rewritten(rewritten(typed, UNITLESS, figureOf), BY, () => 'x');
}

/** 15000 for 一亿五千, in units of 万. */
function tenThousandsOf(spoken: string): string {
  const [whole = '', rest = ''] = spoken.split('亿');
  return String(amountOf(whole) * 10_000 + amountOf(rest));
}

/** A numeral or figures as a number. */
const amountOf = (said: string): number => (/\d/.test(said) ? Number(said) : numberOf(said));

/** 1.2米 for 一米二. */
const metresOf = (spoken: string): string => `${spoken.split('米').map(amountOf).join('.')}米`;

/** 40-50 for 四五十. */
function someOf(spoken: string): string {
  const [low = '', high = '', place = ''] = spoken;
  return amountOf(high) === amountOf(low) + 1 ? `${amountOf(low + place)}-${amountOf(high + place)}` : spoken;
}

/** 0.5x for 一比二, 2x for 2:1. */
function ratioOf(spoken: string): string {
  const [image = 1, object = 1] = spoken.split(/[:比]/u).map(amountOf);
  return `${Number((image / object).toPrecision(3))}x`;
}

/** 2/3 for 三分之二, 1/2 for 半 of a format, 5.5 for 五点五, else a number. */
function figureOf(spoken: string, behind: string): string {
  if (spoken === '半') return /^(?:英寸|寸|")/u.test(behind) ? '1/2' : '0.5';
  const [denominator = '', numerator] = spoken.split('分之');
  if (numerator !== undefined) return `${numberOf(numerator)}/${numberOf(denominator)}`;
  const [whole = '', decimals] = spoken.split('点');
  // The figure behind it is another one: 一百二30度.
  if (decimals === undefined) return `${numberOf(whole)}${/^\d/u.test(behind) ? ' ' : ''}`;
  const digits = decimals.replace(/\D/gu, digit => String(DIGITS.indexOf(digit)));
  return `${whole === '' ? '' : numberOf(whole)}.${digits}`;
}

/** 35 for 三十五, 2000 for 两千, 150 for 一百五. */
function numberOf(spoken: string): number {
  let sum = 0;
  let digit = 0;
  let last = 1;
  for (const character of spoken.replaceAll('两', '二')) {
    const place = PLACES[character];
    if (place === undefined) {
      // Behind 零 ones follow: 一百零五.
      if (character === '零') last = 1;
      digit = DIGITS.indexOf(character);
    } else {
      sum += Math.max(1, digit) * place;
      digit = 0;
      last = place;
    }
  }
  return sum + digit * (last >= 100 ? last / 10 : 1);
}
