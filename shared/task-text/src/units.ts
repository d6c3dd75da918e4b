import { parseQuantity, parseRate } from '@shixuan/units';

/** Kinds of quantities that a task has. `bare`: a figure without a unit. */
export type Dimension = 'length' | 'speed' | 'rate' | 'time' | 'pixels' | 'object-pixel' | 'percent' | 'bare';

interface Unit {
  /** Of the folded text. */
  pattern: string;
  dimension: Dimension;
  /** What the parser of quantities knows it as; empty: the factor says it all. */
  name: string;
  factor?: number;
}

/** What is counted in a rate. */
export const PIECES =
  '(?:件|个|瓶|片|张|次|帧|只|块|板|袋|包|支|枚|粒|套|箱|罐|盒|pcs?|parts?|pieces?|frames?|bottles?|bags?|boards?)';

const tenThousands: readonly Unit[] = [
  {
    pattern: `万\\s*${PIECES}\\s*(?:/|每|per)\\s*(?:minute|min|分钟|分)`,
    dimension: 'rate',
    name: '',
    factor: 10_000 / 60,
  },
  {
    pattern: `万\\s*${PIECES}\\s*(?:/|每|per)\\s*(?:hour|h|小时|时)`,
    dimension: 'rate',
    name: '',
    factor: 10_000 / 3600,
  },
];

/** Longer writings before shorter ones that they begin with. */
const units: readonly Unit[] = [
  { pattern: '(µm|um|微米|mm|毫米)\\s*(?:/|per|每)\\s*(?:px|pixel|像素|像元)', dimension: 'object-pixel', name: '' },
  { pattern: '(?:m|米)\\s*/\\s*(?:minute|min|分钟|分)', dimension: 'speed', name: 'm/min' },
  { pattern: '(?:mm|毫米)\\s*/\\s*(?:minute|min|分钟|分)', dimension: 'speed', name: 'mm/min' },
  { pattern: '(?:mm|毫米)\\s*/\\s*(?:sec|s|秒)', dimension: 'speed', name: 'mm/s' },
  { pattern: '(?:cm|厘米)\\s*/\\s*(?:sec|s|秒)', dimension: 'speed', name: 'cm/s' },
  { pattern: '(?:m|米)\\s*/\\s*(?:sec|s|秒)', dimension: 'speed', name: 'm/s' },
  { pattern: `${PIECES}\\s*(?:/|每|per)\\s*(?:second|sec|s|秒钟?)`, dimension: 'rate', name: '', factor: 1 },
  { pattern: `${PIECES}\\s*(?:/|每|per)\\s*(?:minute|min|分钟|分)`, dimension: 'rate', name: '', factor: 1 / 60 },
  { pattern: `${PIECES}\\s*(?:/|每|per)\\s*(?:hour|h|小时|时)`, dimension: 'rate', name: '', factor: 1 / 3600 },
  ...tenThousands,
  { pattern: 'fps|帧', dimension: 'rate', name: 'fps' },
  { pattern: 'ppm', dimension: 'rate', name: 'ppm' },
  { pattern: 'uph', dimension: 'rate', name: 'UPH' },
  { pattern: 'khz|千赫', dimension: 'rate', name: '', factor: 1000 },
  { pattern: 'hz|赫兹|赫', dimension: 'rate', name: '', factor: 1 },
  { pattern: `(?:ms|毫秒)(?:\\s*/\\s*${PIECES})?`, dimension: 'time', name: 'ms' },
  { pattern: `(?:µs|us|微秒)`, dimension: 'time', name: 'µs' },
  { pattern: `(?:sec|s|秒)(?:\\s*/\\s*${PIECES})?`, dimension: 'time', name: 's' },
  { pattern: 'mils?|thou|密耳', dimension: 'length', name: '', factor: 0.0254 },
  { pattern: 'nm|纳米', dimension: 'length', name: 'nm' },
  { pattern: 'µm|um|微米', dimension: 'length', name: 'µm' },
  { pattern: 'mm|毫米|㎜', dimension: 'length', name: 'mm' },
  { pattern: 'cm|厘米|公分', dimension: 'length', name: 'cm' },
  { pattern: '丝|条(?!形|光|码)|道', dimension: 'length', name: '丝' },
  { pattern: 'inches|inch|in|英寸|吋|寸|"', dimension: 'length', name: 'inch' },
  { pattern: 'megapixels?|mp|万像素|百万像素', dimension: 'pixels', name: '', factor: Number.NaN },
  { pattern: 'pixels?|px|像素|像元', dimension: 'pixels', name: '', factor: 1 },
  { pattern: '%', dimension: 'percent', name: '', factor: 1 },
  { pattern: 'm|米', dimension: 'length', name: 'm' },
];

/** A Latin unit ends where its letters end, or before the `x` between two figures. */
const END = String.raw`(?:(?![a-zµ])|(?=x\s*[\d.ø]))`;
const compiled = units.map(unit => ({ ...unit, at: new RegExp(`(?:${unit.pattern})${END}`, 'y') }));

export interface WrittenUnit {
  dimension: Dimension;
  name: string;
  factor: number;
  end: number;
}

/** The unit that stands at a position of the folded text, spaces before it included; null where none stands. */
export function unitAt(folded: string, position: number): WrittenUnit | null {
  const start = position + (/^ */.exec(folded.slice(position, position + 4))?.[0].length ?? 0);
  for (const { at, dimension, name, factor = 1 } of compiled) {
    at.lastIndex = start;
    const found = at.exec(folded);
    if (!found) continue;
    const length = dimension === 'object-pixel' ? (found[1] ?? '') : name;
    return { dimension, name: length, factor, end: at.lastIndex };
  }
  return null;
}

/** Unit in which each dimension is computed with. */
const target = { length: 'mm', speed: 'mm/s', time: 's', 'object-pixel': 'mm' } as const;

/** A figure in mm, mm/s, fps, s, px or %; NaN where the parser of quantities refuses it. */
export function inBaseUnit(figure: string, unit: Pick<WrittenUnit, 'dimension' | 'name' | 'factor'>): number {
  const { dimension, name, factor } = unit;
  if (name === '') return twelveDigits(Number(figure) * factor);
  const parsed =
    dimension === 'rate' ? parseRate(`${figure} ${name}`) : parseQuantity(`${figure} ${name}`, targetOf(dimension));
  return 'problem' in parsed ? Number.NaN : (parsed.exact ?? Number.NaN);
}

const targetOf = (dimension: Dimension): string =>
  dimension in target ? target[dimension as keyof typeof target] : '';

const twelveDigits = (value: number) => Number(value.toPrecision(12));
