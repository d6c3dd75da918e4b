import { type Dimension, inBaseUnit, unitAt, type WrittenUnit } from './units';

/** A quantity as it stands in the text; figures are in the base unit of its dimension. */
export interface Amount {
  kind: 'amount';
  start: number;
  end: number;
  dimension: Dimension;
  /** Written unit as the parser knows it; empty for none and for units without a name. */
  unit: string;
  /** `60x45`: product; `250-300`: range; `±5`: band; `300±20`: toleranced; `≥ 200`, `200 以内`: least, most. */
  shape: 'single' | 'product' | 'range' | 'band' | 'toleranced' | 'least' | 'most' | 'about';
  figures: readonly number[];
  /** Written with the sign of a diameter. */
  isDiameter: boolean;
  /** Where what follows the second figure of a product begins; undefined for two figures. */
  beyond?: number;
  /** Why it cannot be taken, in Chinese. */
  problem?: string;
}

const NUMBER = /(?:\d{1,3}(?:,\d{3})+(?![\d.])|\d{1,3}(?: \d{3})+(?![\d.])|\d+(?:\.\d+)?|\.\d+)/y;
const LEAST = /(?:≥|>=?|不小于|不低于|不少于|至少|大于|超过|at least|more than|min\.?(?= ?\d))\s*/y;
const MOST = /(?:≤|<=?|不大于|不超过|至多|最多|小于|低于|at most|up to|less than|max\.?(?= ?\d))\s*/y;
const ABOUT = /(?:约|大约|大概|about|approx\.?|around)\s*/y;
const BAND = /\s*(?:±|\+\s*\/\s*-|\+-|正负)\s*/y;
const OR_MORE = /\s*(?:及以上|以上|起)/y;
const OR_LESS = /\s*(?:及以下|以下|以内)/y;
const OR_SO = /\s*(?:左右|上下)/y;
const TIMES = /\s*(?:×|x|\*|乘|by)\s*(?=[\d.ø])/y;
const TO = /\s*(?:~|-|至|到|to|\.\.+)\s*(?=\d|\.\d)/y;
const DIAMETER = /ø\s*(?=\d|\.\d)/y;
const STRANGE_UNIT = /\s?[a-z]+(?![a-z])/y;

function take(pattern: RegExp, text: string, position: number): string | null {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0] ?? null;
}

interface Figure {
  text: string;
  unit: WrittenUnit | null;
}

/**
 * The quantity at a position of the folded text; null where none begins.
 * @param isWord whether a word of the trade begins at a position: letters after a figure may be one instead of a unit
 */
export function amountAt(folded: string, start: number, isWord: (position: number) => boolean): Amount | null {
  let position = start;
  const step = (pattern: RegExp): boolean => {
    const found = take(pattern, folded, position);
    if (found === null) return false;
    position += found.length;
    return true;
  };
  const figures: Figure[] = [];
  const figure = (): boolean => {
    const text = take(NUMBER, folded, position);
    if (text === null) return false;
    position += text.length;
    const unit = unitAt(folded, position);
    if (unit) position = unit.end;
    figures.push({ text, unit });
    return true;
  };

  let shape: Amount['shape'] = 'single';
  let beyond: number | undefined;
  if (step(LEAST)) shape = 'least';
  else if (step(MOST)) shape = 'most';
  else if (step(ABOUT)) shape = 'about';
  else if (step(BAND)) shape = 'band';
  const before = folded[position - 1] ?? ' ';
  const isNegative = shape === 'single' && folded[position] === '-' && /[\s:=,;(]/.test(before) && step(/-(?=\d)/y);
  const isDiameter = step(DIAMETER);
  if (!figure()) return null;
  if (shape === 'single') {
    if (step(TIMES)) {
      shape = 'product';
      do {
        if (figures.length === 2) beyond = position - 1;
        if (!figure() && step(DIAMETER)) figure();
      } while (figures.length < 4 && step(TIMES));
    } else if (step(BAND)) {
      shape = figure() ? 'toleranced' : 'single';
    } else if (step(TO)) {
      shape = figure() ? 'range' : 'single';
    } else if (step(OR_MORE)) shape = 'least';
    else if (step(OR_LESS)) shape = 'most';
    else if (step(OR_SO)) shape = 'about';
  }
  const unit = figures.findLast(each => each.unit)?.unit ?? null;
  let problem = isNegative ? '不能是负数' : undefined;
  if (figures.some(({ text }) => /[, ]/.test(text))) problem = '不知道是一个数还是几个数，请去掉数字里的逗号或空格';
  const hasMixed = figures.some(each => each.unit && each.unit.dimension !== unit?.dimension);
  if (hasMixed) problem = '几个数的单位不是同一种量';
  if (!unit && !isWord(position) && !isWord(position + 1)) {
    const strange = take(STRANGE_UNIT, folded, position);
    // A letter right behind a figure belongs to it; a word behind a space only where it is short, as units are.
    if (strange && (!strange.startsWith(' ') || /^ (?:kg|g|w|v|a|k|n)$/.test(strange))) {
      position += strange.length;
      problem = `不认识单位「${strange.trim()}」`;
    }
  }
  const values = figures.map(each => {
    const own = each.unit ?? unit;
    return own ? inBaseUnit(each.text, own) : Number(each.text);
  });
  if (!problem && values.some(value => !Number.isFinite(value))) problem = '这个数不能用';
  return {
    kind: 'amount',
    start,
    end: position,
    dimension: unit?.dimension ?? 'bare',
    unit: unit?.name ?? '',
    shape,
    figures: values,
    isDiameter,
    ...(beyond !== undefined && { beyond }),
    ...(problem !== undefined && { problem }),
  };
}
