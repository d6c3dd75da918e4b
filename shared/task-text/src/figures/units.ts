import { unitRatio } from '@shixuan/units';

/** Kinds of quantities that a task has. `bare`: a figure without a unit. */
export type Dimension = 'length' | 'speed' | 'rate' | 'time' | 'pixels' | 'object-pixel' | 'percent' | 'bare';

interface Unit {
  /** Of the folded text. */
  pattern: string;
  dimension: Dimension;
  /** How many mm, mm/s, fps, s, px or % it is. */
  factor: number;
  /** A length of light, not of a part. */
  isNm?: boolean;
  /** Of a rate or a time: what is counted, where the unit says it. `cycles`: whatever the instrument repeats. */
  counts?: 'parts' | 'profiles' | 'cycles';
}

/** What is counted in a rate. */
export const PIECES =
  '(?:件|个|瓶|片|张|次|帧|只|块|板|袋|包|支|枚|粒|套|箱|罐|盒|颗|根|pcs?|parts?|pieces?|frames?|bottles?|bags?|boards?|units?|items?|products?|images?)';

/** Of one or several: micron, microns, micron(s). */
const S = String.raw`(?:s|\(s\))?`;
const METRE = `met(?:er|re)${S}`;

const lengths: readonly Unit[] = (
  [
    ['mils?|thou|密耳', 0.0254],
    [`nm|纳米|nano${METRE}`, unitRatio('nm', 'mm'), true],
    // 30u: as it is typed in the workshop; a U 型槽 is a shape, 4U 机箱 a height of racks.
    [`µm?|um|(?<=\\d)u(?![a-z\\d]| ?(?:型|形|槽|机[箱柜]|rack))|微米|micron${S}|micro${METRE}`, unitRatio('µm', 'mm')],
    [`mm|毫米|㎜|milli${METRE}`, 1],
    [`cm|厘米|公分|centi${METRE}`, unitRatio('cm', 'mm')],
    ['丝|条(?!形|光|码)|道', unitRatio('丝', 'mm')],
    // 0.1 in the field: where, not how long.
    [`inch(?:es|\\(es\\))?|in(?! +(?:the|an?) )|英寸|吋|寸|"|''`, unitRatio('inch', 'mm')],
    ['feet|foot|ft|英尺', 304.8],
    ['km|千米|公里', 1_000_000],
    // Ø8 m6: a fit.
    [`m(?!\\d)|米|${METRE}`, unitRatio('m', 'mm')],
  ] as const
).map(([pattern, factor, isNm = false]) => ({ pattern: `(?:${pattern})`, dimension: 'length', factor, isNm }));

const times = [
  [`(?:sec(?:ond)?${S}|s|秒钟?)`, 1],
  [`(?:min(?:ute)?${S}|分钟|分(?!辨))`, 60],
  ['(?:hours?|hrs?|h|小时|时(?!间))', 3600],
] as const;

/** `/s`, `每秒`, `per second`; but 每分钟 300 瓶 begins a quantity of its own. */
const per = (time: string) => String.raw`\s*(?:/\s*${time}|(?:每|per)\s*${time}(?!钟?\s?\d))`;
/** 2 s 每件; but 每个缺陷 4 像素 begins another. */
const perPiece = String.raw`\s*(?:/|每|一|per)\s*${PIECES}(?![\u4e00-\u9fff])`;

const NO_PARTS = '(?!lines|rows|profiles|scans|points|times|microns|inches)';
/** 25 bottle caps per second: what is counted in other words. Lines and profiles are no parts. */
const COUNTED = `(?:${NO_PARTS}[a-z]{3,} ){0,2}${NO_PARTS}[a-z]{3,}s`;

/** Longer writings before shorter ones that they begin with. */
const units: readonly Unit[] = [
  ...lengths.flatMap(({ pattern, factor }): Unit[] => [
    {
      pattern: String.raw`${pattern}\s*(?:/|per|每)\s*(?:pixel|px|像素|像元)`,
      dimension: 'object-pixel',
      factor,
    },
    ...times.map(
      ([time, seconds]): Unit => ({
        pattern: pattern + per(time),
        dimension: 'speed',
        factor: factor / seconds,
      }),
    ),
  ]),
  ...times.flatMap(([time, seconds]): Unit[] => [
    { pattern: String.raw`万\s*${PIECES}${per(time)}`, dimension: 'rate', factor: 10_000 / seconds },
    // 60x45/min 0.1 mm: at least, not per minute.
    { pattern: `${PIECES}${per(time)}|${per(time)}(?!\\s?[\\d.])`, dimension: 'rate', factor: 1 / seconds },
    {
      pattern: `${COUNTED} ?(?:/ ?|(?:per|an?|each|every) )${time}`,
      dimension: 'rate',
      factor: 1 / seconds,
      counts: 'parts',
    },
  ]),
  ...times.map(
    ([time, seconds]): Unit => ({
      pattern: `条?(?:轮廓|截面)线?${per(time)}|(?:profiles?|scans?)${per(time)}`,
      dimension: 'rate',
      factor: 1 / seconds,
      counts: 'profiles',
    }),
  ),
  { pattern: 'fps|帧', dimension: 'rate', factor: 1, counts: 'cycles' },
  { pattern: 'mpm', dimension: 'speed', factor: unitRatio('m', 'mm') / 60 },
  { pattern: '[pb]pm', dimension: 'rate', factor: 1 / 60 },
  { pattern: '[ub]ph', dimension: 'rate', factor: 1 / 3600 },
  { pattern: 'khz|千赫', dimension: 'rate', factor: 1000, counts: 'cycles' },
  { pattern: 'hz|赫兹|赫', dimension: 'rate', factor: 1, counts: 'cycles' },
  ...(
    [
      [`ms(?:ec)?|毫秒|millisec(?:ond)?${S}`, 1e-3],
      [`[µu]s(?:ec)?|微秒|microsec(?:ond)?${S}`, 1e-6],
      [times[0][0], 1],
      // 视野 60x45 min 0.1: at least.
      [`min(?:ute)?${S}(?! ?[\\d.])|分钟`, 60],
      ['hours?|hrs?|小时', 3600],
    ] as const
  ).flatMap(([pattern, factor]): Unit[] => [
    { pattern: `(?:${pattern})${perPiece}`, dimension: 'time', factor, counts: 'parts' },
    { pattern: `(?:${pattern})`, dimension: 'time', factor },
  ]),
  ...lengths,
  { pattern: 'megapixels?|mp|万像素|百万像素', dimension: 'pixels', factor: Number.NaN },
  { pattern: '(?:个 ?)?(?:像素|像元)|pixels?|px', dimension: 'pixels', factor: 1 },
  { pattern: '%|percent', dimension: 'percent', factor: 1 },
];

/** A Latin unit ends where its letters end, or before the `x` between two figures; mm² is no length. */
const END = String.raw`(?:(?![a-zµ²³])|(?=x\s*[\d.ø]))`;
const compiled = units.map(unit => ({ ...unit, at: new RegExp(`(?:${unit.pattern})${END}`, 'y') }));

export interface WrittenUnit extends Pick<Unit, 'dimension' | 'factor' | 'isNm' | 'counts'> {
  end: number;
}

/** The unit that stands at a position of the folded text: behind spaces, a hyphen or in brackets; null where none stands. */
export function unitAt(folded: string, position: number): WrittenUnit | null {
  const before = /^(?:-(?=[a-zµ])| *[([]? *)/.exec(folded.slice(position, position + 8))?.[0] ?? '';
  for (const { at, dimension, factor, isNm = false, counts } of compiled) {
    at.lastIndex = position + before.length;
    if (!at.test(folded)) continue;
    const isOpen = /[([]/.test(before);
    if (isOpen && !/[)\]]/.test(folded[at.lastIndex] ?? '')) continue;
    return { dimension, factor, isNm, ...(counts && { counts }), end: at.lastIndex + Number(isOpen) };
  }
  return null;
}

/** A figure in mm, mm/s, fps, s, px or %. Twelve digits: further ones are rounding noise. */
export const inBaseUnit = (figure: string, { factor }: Pick<WrittenUnit, 'factor'>): number =>
  Number((Number(figure) * factor).toPrecision(12));
