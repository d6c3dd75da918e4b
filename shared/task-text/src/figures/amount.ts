import { CHINESE_NUMBER, chineseNumberAt, decimalsBehindMetre } from './chinese-numbers';
import { type Dimension, inBaseUnit, unitAt, type WrittenUnit } from './units';

/** A quantity as it stands in the text; figures are in the base unit of its dimension. */
export interface Amount {
  kind: 'amount';
  start: number;
  end: number;
  dimension: Dimension;
  /** Of light: the unit says that the length is a wavelength. */
  isNm: boolean;
  /** Of a rate: what its unit counts, where it is no number of parts. */
  counts?: WrittenUnit['counts'];
  /** `60x45`: product; `250-300`: range; `±5`: band; `+5/-3`: limits; `300±20`: toleranced; `≥ 200`, `200 以内`: least, most. */
  shape: 'single' | 'product' | 'range' | 'band' | 'limits' | 'toleranced' | 'least' | 'most' | 'about';
  figures: readonly number[];
  /** Written with the sign of a diameter. */
  isDiameter: boolean;
  /** Where what follows the second figure of a product begins; undefined for two figures. */
  beyond?: number;
  /** Why it cannot be taken, in Chinese. */
  problem?: string;
  /** What would have to be written otherwise to make it one that can. */
  unclear?: 'marks' | 'unit' | 'size' | 'diagonal';
}

/** What is said of a number of pixels that a camera is to have. */
export const sensorPixels = '相机的像素数由视野与精度得出，请写最小缺陷、公差或单像素精度';

const NUMBER = /\d+(?:\.\d+)?|\.\d+/y;
/** Figures with a sign that separates thousands, decimals or figures: `1,200`, `1.200,5`, `12,5`, `1 200`; 300,3D are two. */
const MARKED =
  /(?:0[,;。]\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|[1-9]\d{0,2}(?:\.\d{3})+,\d+|\d+,\d+|\d{1,3}(?: \d{3})+)(?![.,]?\d|d)/y;
/** No list begins with 0 and goes on without a space; but a full-width comma is one of sentences. */
const DECIMAL = /^0[,。]/;
const HALF = /半个?(?![丝条道帧])|half (?:an? )?/y;
const LEAST =
  /(?:≥|>=?|不(?:能|得|要|可|应)?(?:小于|低于|少于)|至少|大于(?:等于)?|超过|最[小低短近少](?=\s*(?:\.?\d|[一二两三四五六七八九十半]))|at least|more than|min\.?(?= ?\d))\s*/y;
const MOST =
  /(?:≤|<=?|不(?:能|得|要|可|应)?(?:大于|超过|高于)|至多|最多|小于(?:等于)?|低于|[优好]于|better than|最[大高长远](?=\s*(?:\.?\d|[一二两三四五六七八九十半]))|at most|up to|less than|max\.?(?= ?\d))\s*/y;
const ABOUT = /(?:大?约|大概|大致|差不多|about|approx\.?|around)\s*/y;
const BAND = /\s*(?:±|\+\s*\/\s*-|\+-|正负)\s*/y;
/** `+0.02`, and `0` before `/-0.01`. */
const UPPER = /\+\s*(?=\.?\d)|(?=0(?:\.0+)?\s*\/\s*-\s*\.?\d)/y;
/** Both limits below the size: `-0.01/-0.03`. */
const BELOW = /-\s*(?=\.?\d[\d.]*\s*\/\s*-\s*\.?\d)/y;
const LOWER = /(?:\s*\/\s*[-+]?\s*|\s*,?\s+-|,-)(?=\.?\d)/y;
/** 200 ≤ WD: the word behind the sign is what is limited. */
const OR_MORE = /\s*(?:及以上|以上|起|(?:≤|<=?)(?=\s*[a-z\u4e00-\u9fff]))/y;
const OR_LESS = /\s*(?:及以下|以下|以内|(?:≥|>=?)(?=\s*[a-z\u4e00-\u9fff]))/y;
/** 左右移动: how the part moves. */
const OR_SO = /\s*(?:左右|上下)(?![移摆晃偏两浮])/y;
const AXIS = '(?:长|宽|高|厚|深|length|width|height|depth|[lwhdv])度?';
/** 60（宽）×45（高）, L120×W80: which side a figure is. */
const TIMES = new RegExp(String.raw`(?:\s*\(\s*${AXIS}\s*\))?\s*(?:×|x|\*|乘|by)\s*(?:${AXIS}\s*)?(?=[\d.ø])`, 'y');
const FIRST_AXIS = new RegExp(
  String.raw`(?:长|宽|[lw])度?\s*[:=]?\s*(?=\d[\d.]*\s*(?:mm|cm|m|毫米|厘米|米)?\s*(?:×|x|\*)\s*(?:${AXIS}\s*)?\d)`,
  'y',
);
const LAST_AXIS = new RegExp(String.raw`\s*\(\s*${AXIS}\s*\)`, 'y');
const TO = /\s*(?:~|-|至|到|to|\.\.+)\s*(?=\d|\.\d)/y;
/** 八十乘六十, 三到五毫米: what ties two numbers in Chinese characters. */
const CHINESE_TIMES = new RegExp(String.raw`\s*(?:×|x|\*|乘以?)\s*(?=${CHINESE_NUMBER})`, 'y');
const CHINESE_TO = new RegExp(String.raw`\s*(?:~|-|至|到)\s*(?=${CHINESE_NUMBER})`, 'y');
/** 8 mm 见方, 20 mm 方的区域: both sides. */
const SQUARE = /\s*(?:见方|方的?(?=区域|范围|视野|面积))/y;
/** Ø10~Ø30; 10~Ø30 is no range of one thing. */
const TO_DIAMETER = /\s*(?:~|-|至|到|to)\s*ø\s*(?=\d|\.\d)/y;
const DIAMETER = /ø\s*(?=\d|\.\d)/y;
/** 1/4, 10/20 mm, 0.1/0.2: a share, or two figures. */
const SLASH = /(?: ?\/ ?[-+]?\d+(?:\.\d+)?)+/y;
const STRANGE_UNIT = /'|\s?[a-z]+[²³]?(?![a-z])/y;

function take(pattern: RegExp, text: string, position: number): string | null {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0] ?? null;
}

interface Figure {
  text: string;
  unit: WrittenUnit | null;
  isMarked?: boolean;
  /** In Chinese characters. */
  isChinese?: boolean;
}

/** 丝, 条, 道: what deviations are written in, so that a size beside one is in mm. */
const isOfDeviations = ({ dimension, factor }: WrittenUnit): boolean => dimension === 'length' && factor === 0.01;

/** 两条, 一道: so many; 每次拍两帧 says no rate. */
const isCounter = (folded: string, start: number, end: number): boolean => /^[条道帧]$/.test(folded.slice(start, end));

/** 1 m as the character 米, without a prefix. */
const isMetre = (folded: string, start: number, { end }: WrittenUnit): boolean =>
  folded.slice(start, end).trim() === '米';

/** A number in Chinese characters with a unit behind it, or tied to one that has; 一个 and 两面 are no lengths. */
function chineseFigureAt(folded: string, start: number, isSecond: boolean): { text: string; end: number } | null {
  const number = chineseNumberAt(folded, start);
  if (!number) return null;
  const unit = unitAt(folded, number.end);
  if (unit && !isCounter(folded, number.end, unit.end)) return number;
  // 缺陷零点三: decimals are of no count.
  if (isSecond || number.text.includes('.')) return /[\u4e00-\u9fff]/.test(folded[number.end] ?? '') ? null : number;
  for (const tie of [CHINESE_TIMES, CHINESE_TO]) {
    const between = take(tie, folded, number.end);
    const second =
      between === null ? null : chineseFigureAt(folded, number.end + between.length, tie === CHINESE_TIMES);
    if (second) return number;
  }
  return null;
}

/** What stands around an amount. */
interface Around {
  /** Whether a word of the trade begins at a position: letters after a figure may be one instead of a unit. */
  isWord(position: number): boolean;
  /** Whether the word before the amount takes figures of a dimension. */
  isExpected(dimension: Dimension): boolean;
  /** The line as it was typed, from `start` up to before `end`: 24 V has no unit v. */
  written(start: number, end: number): string;
}

/**
 * The quantity at a position of the folded text; null where none begins.
 * @param around what stands around it, by which signs and letters are told apart
 */
export function amountAt(folded: string, start: number, { isWord, isExpected, written }: Around): Amount | null {
  let position = start;
  const step = (pattern: RegExp): boolean => {
    const found = take(pattern, folded, position);
    if (found === null) return false;
    position += found.length;
    return true;
  };
  const figures: Figure[] = [];
  let shape: Amount['shape'] = 'single';
  let isDiameter = false;
  const add = (text: string, end: number, { isMarked = false, isChinese = false } = {}): true => {
    const unit = unitAt(folded, end);
    position = unit?.end ?? end;
    const decimals = unit && !text.includes('.') && isMetre(folded, end, unit) && decimalsBehindMetre(folded, position);
    if (decimals) position = decimals.end;
    figures.push({ text: decimals ? `${text}.${decimals.text}` : text, unit, isMarked, isChinese });
    return true;
  };
  const figure = (): boolean => {
    const marked = take(MARKED, folded, position);
    if (marked !== null) {
      const end = position + marked.length;
      const { dimension } = unitAt(folded, end) ?? {};
      const isSize = isDiameter || shape === 'product';
      // 直径 20,5 件/s: a diameter is no rate, so the comma stands between two figures.
      const isOne = !dimension || (isSize ? dimension === 'length' : isExpected(dimension));
      if (isOne && DECIMAL.test(marked)) return add(marked.replace(DECIMAL, '0.'), end);
      if (isOne) return add(marked, end, { isMarked: true });
    }
    const text = take(NUMBER, folded, position);
    if (text !== null) return add(text, position + text.length);
    const isSecond = figures.at(-1)?.isChinese ?? false;
    const chinese = chineseFigureAt(folded, position, isSecond && shape === 'product');
    if (chinese) return add(chinese.text, chinese.end, { isChinese: true });
    const half = take(HALF, folded, position);
    const end = position + (half?.length ?? 0);
    return half !== null && unitAt(folded, end) !== null && add('0.5', end);
  };

  let beyond: number | undefined;
  let [upperSign, lowerSign] = [1, 1];
  let isSigned = false;
  if (step(LEAST)) shape = 'least';
  else if (step(MOST)) shape = step(BAND) ? 'band' : 'most';
  else if (step(ABOUT)) shape = 'about';
  else if (step(BAND)) shape = 'band';
  else if (step(UPPER)) shape = 'limits';
  const before = folded[position - 1] ?? ' ';
  const isAfterSign = /[\s:=,;(差]/.test(before);
  if (shape === 'single' && isAfterSign && step(BELOW)) {
    shape = 'limits';
    upperSign = -1;
  }
  if (shape === 'single' && !/[a-z]/.test(before)) step(FIRST_AXIS);
  const isNegative = shape === 'single' && folded[position] === '-' && isAfterSign && step(/-(?=\d)/y);
  isDiameter = step(DIAMETER);
  if (!figure()) return null;
  if (shape === 'limits') {
    const from = position;
    const isWhole = step(LOWER) && figure();
    if (!isWhole) {
      shape = 'single';
      isSigned = true;
    }
    if (folded.slice(from, position).includes('+')) lowerSign = -1;
  }
  const steps = (usual: RegExp, chinese: RegExp) =>
    step(usual) || (figures.at(-1)?.isChinese === true && step(chinese));
  // 视野至少 60×45: what is seen is at least that, so it is that; 大概 60×45 is asked.
  if (shape !== 'band' && shape !== 'limits' && steps(TIMES, CHINESE_TIMES)) {
    if (shape !== 'about') shape = 'product';
    let sign = position;
    do {
      if (figures.length === 2) beyond = sign;
      if (!figure() && step(DIAMETER)) figure();
      sign = position;
    } while (figures.length < 4 && steps(TIMES, CHINESE_TIMES));
    const last = figures.at(-1);
    if (step(LAST_AXIS) && last && !last.unit) {
      last.unit = unitAt(folded, position);
      position = last.unit?.end ?? position;
    }
  }
  // 30(+0.02/-0.01)mm: the unit stands behind the brackets.
  const isInBrackets =
    (shape === 'band' || shape === 'limits') && folded[start - 1] === '(' && folded[position] === ')';
  const behind = isInBrackets && !figures.some(each => each.unit) ? unitAt(folded, position + 1) : null;
  if (behind) position = behind.end;
  if ((shape === 'about' || shape === 'product') && step(OR_SO)) shape = 'about';
  // 约 300~400: the range says how much.
  const isOne = figures.length === 1;
  if (shape === 'single' || (shape === 'about' && isOne)) {
    if (step(BAND)) {
      shape = figure() ? 'toleranced' : shape;
    } else if (steps(TO, CHINESE_TO) || (isDiameter && step(TO_DIAMETER))) {
      shape = figure() ? 'range' : shape;
    } else if (step(OR_SO)) shape = 'about';
    else if (shape === 'single' && step(SQUARE)) {
      shape = 'product';
      figures.push(...figures);
    } else if (shape === 'single' && step(OR_MORE)) shape = 'least';
    else if (shape === 'single' && step(OR_LESS)) shape = 'most';
  }
  const isShare = isOne && figures.length === 1 && !figures[0]?.unit && shape !== 'band' && step(SLASH);
  if (isShare) position = unitAt(folded, position)?.end ?? position;
  const unit = figures.findLast(each => each.unit)?.unit ?? behind;
  let problem = isNegative ? '不能是负数' : undefined;
  if (isSigned && shape === 'range') problem = '不知道是偏差还是范围';
  // Ø20 ±10 µm: sizes are in mm where they have no unit, deviations share theirs with small ones; 50±5 µm may be either.
  const hasOpenSize = shape === 'toleranced' && !figures[0]?.unit && unit?.dimension === 'length' && unit.factor < 1;
  const isOpen = hasOpenSize && !isOfDeviations(unit);
  if (isOpen) problem = '前面的数没有写单位';
  if (isShare) problem = '不知道是分数还是几个数，请只写一个数，分数写成小数';
  const isMarked = figures.some(each => each.isMarked);
  if (isMarked) problem = '不知道是一个数还是几个数，请去掉数字里的逗号或空格';
  const hasMixed = figures.some(each => each.unit && each.unit.dimension !== unit?.dimension);
  if (hasMixed) problem = '几个数的单位不是同一种量';
  if (/^[^a-z]in +[\d.ø]/.test(folded.slice(position - 3))) problem = '不知道 in 是英寸还是「在」，请写 inch 或 mm';
  if (!unit && !isWord(position) && !isWord(position + 1)) {
    const strange = take(STRANGE_UNIT, folded, position);
    // A letter right behind a figure belongs to it; a word behind a space only where it is short, as units are.
    // 8H7, 30 k6: a fit, or another word with a figure.
    const isOfMore = strange && /\d/.test(folded[position + strange.length] ?? '');
    if (strange && !isOfMore && (!strange.startsWith(' ') || /^ (?:kg|g|w|v|a|k|n)$/.test(strange))) {
      problem = `不认识单位「${written(position, position + strange.length).trim()}」`;
      position += strange.length;
    }
  }
  const values = figures.map((each, i) => {
    const isInMm = i === 0 && hasOpenSize;
    const own = each.unit ?? (isInMm ? null : unit);
    const value = own ? inBaseUnit(each.text, own) : Number(each.text);
    return value * (i === 0 ? upperSign : lowerSign);
  });
  if (!problem && values.some(value => !Number.isFinite(value)))
    problem = unit?.dimension === 'pixels' ? sensorPixels : '这个数不能用';
  return {
    kind: 'amount',
    start,
    end: position,
    dimension: unit?.dimension ?? 'bare',
    isNm: unit?.isNm ?? false,
    shape,
    figures: values,
    isDiameter,
    ...(unit?.counts && { counts: unit.counts }),
    ...(beyond !== undefined && { beyond }),
    ...(problem !== undefined && { problem }),
    ...(isOpen && { unclear: 'size' }),
    ...(isMarked && { unclear: 'marks' }),
  };
}
