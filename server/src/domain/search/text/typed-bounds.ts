import type { MappedText } from '../../catalogue/index/fold-text';
import { rewritten } from './rewritten';

const NUMBER = String.raw`(\d{1,6}(?:\.\d{1,4})?)`;
const UNIT = '(mm|cm|um|nm|毫米|厘米|公分|微米|米|倍|万像素|万|帧|度|克|fps|k?hz|x|k|g|w|v)?';
/** A range by words around its bounds: 介于 100 和 200 之间, 8 到 12 之间. */
const RANGE = String.raw`(?:介于|在)?(?<![\d.])${NUMBER}\s?${UNIT}\s?[和与跟至到~-]\s?${NUMBER}\s?${UNIT}\s?之间`;
const BETWEEN = new RegExp(RANGE, 'gu');
/** Two sides, each with its unit: 300mm×30mm, 20cm*15cm. */
const SIDES = /(?<![\d.])(\d{1,5}(?:\.\d)?)\s?(mm|毫米|cm|厘米|公分)\s?[x*乘]\s?(\d{1,5}(?:\.\d)?)\s?\2(?![a-z])/gu;
const CENTIMETRES = /^(?:cm|厘米|公分)$/u;
/** What may be missed by, behind the figure that it is of: 300mm(允许偏差±5mm). */
const TOLERANCE =
  /(?<=\d\s?(?:mm|cm|um|毫米|厘米|微米|万像素|万|%|度|倍|x)?)\s?\([^()\d]{0,6}(?:±|\+\/?-|正负)\s?\d{1,4}(?:\.\d{1,3})?\s?[a-z%毫厘微米度]{0,2}\)/gu;
/** A figure with what it may be missed by: 100±5mm. */
const ABOUT = /(?<![\d.])(\d{1,5}(?:\.\d{1,3})?)±(\d{1,4}(?:\.\d{1,3})?)(?=[a-z毫厘微纳米度倍]|$|\s)/gu;

/** The sign of a diameter between a relation and its figure: 视野不小于Φ60, ≤φ90. */
const RELATED = String.raw`(?:不小于|不大于|不低于|不超过|大于|小于|超过|>=|<=|[≥≤><])\s?[φø⌀]\s?(?=\d)`;
const DIAMETER = new RegExp(RELATED, 'gu');
const DIAMETER_OF = new RegExp(`(?<=[径野圈场])${RELATED}`, 'gu');
const SIGN = /[φø⌀\s]/gu;

/** Ranges, sides and tolerances in one form. Most queries hold no such sign. */
export function withBounds(typed: MappedText): MappedText {
  if (!/[间x*乘±(φø⌀]/u.test(typed.text)) return typed;
  const sized = rewritten(
    rewritten(typed, TOLERANCE, () => ' '),
    SIDES,
    sidesOf,
  );
  const ranged = rewritten(rewritten(sized, ABOUT, aboutOf), BETWEEN, betweenOf);
  // Behind the name of an attribute the sign adds nothing; elsewhere it says what the figure is of.
  return rewritten(
    rewritten(ranged, DIAMETER_OF, said => said.replace(SIGN, '')),
    DIAMETER,
    said => `φ${said.replace(SIGN, '')}`,
  );
}

/** 100-200 for 介于 100 和 200 之间; the unit of one bound is that of both. */
const betweenOf = (said: string): string =>
  said.replace(
    BETWEEN,
    (_, low: string, own: string = '', high: string, other: string = own) => `${low}-${high}${other}`,
  );

/** 300x30mm for 300mm×30mm, 200x150mm for 20cm×15cm. */
const sidesOf = (said: string): string =>
  said.replace(SIDES, (_, one: string, unit: string, other: string) =>
    [one, other]
      .map(side => millimetres(side, unit))
      .join('x')
      .concat('mm'),
  );

const millimetres = (side: string, unit: string): number =>
  CENTIMETRES.test(unit) ? Math.round(Number(side) * 100) / 10 : Number(side);

/** 95-105 for 100±5. */
const aboutOf = (said: string): string =>
  said.replace(ABOUT, (_, middle: string, more: string) =>
    [-1, 1].map(sign => Number((Number(middle) + sign * Number(more)).toPrecision(6))).join('-'),
  );
