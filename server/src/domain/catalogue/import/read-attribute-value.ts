import type { AttributeType, AttributeValue } from '@shixuan/api';
import type { CategoryAttribute, NumberLimits } from './category-file';
import { tidy } from './normalise';
import { saysNothing } from './suspect-text';

type ReadValue = { ok: true; value: AttributeValue } | { ok: false; problem: string; expected: string };
type Reader = (definition: CategoryAttribute, raw: unknown) => ReadValue;

const MAX_TEXT = 300;
/** Plain or scientific decimals: `12`, `-0.5`, `1e-3`. No hexadecimals, thousands separators or units. */
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

const known = (value: AttributeValue): ReadValue => ({ ok: true, value });
const refused = (problem: string, expected: string): ReadValue => ({ ok: false, problem, expected });

const toNumber = (raw: unknown): number | undefined => {
  const value = typeof raw === 'string' && DECIMAL.test(raw.trim()) ? Number(raw) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** What a number of this attribute has to be, in words: 大于 0 的数字，单位 px. */
function expectedNumber({ limits = { above: 0 }, unit }: CategoryAttribute): string {
  const bounds = [
    limits.above === undefined ? [] : [`大于 ${limits.above}`],
    limits.atLeast === undefined ? [] : [`不小于 ${limits.atLeast}`],
    limits.atMost === undefined ? [] : [`不大于 ${limits.atMost}`],
  ].flat();
  const condition = bounds.length > 0 ? `${bounds.join('、')} 的` : '';
  return `${condition}${limits.whole ? '整数' : '数字'}${unit ? `，单位 ${unit}` : ''}`;
}

/** A number with what tables add to it: a unit, 约, ±, thousands separators, digits of full width. */
const NUMBER_AND_MORE = /[\d０-９]/;

/** What to do about a text that says only that nothing is known. */
const leftOut = (raw: unknown) => (typeof raw === 'string' && saysNothing(raw) ? '；不知道时不填' : '');

/** What to do about a text that is no number. */
function numberAdvice(raw: unknown): string {
  const advice =
    typeof raw === 'string' && NUMBER_AND_MORE.test(raw) ? '；只写半角数字，不带单位、千分位与其他符号' : '';
  return leftOut(raw) || advice;
}

/** Beyond every figure of a part in its unit; more is a slip, and would stretch the sliders of filters. */
const LARGEST = 1e12;
/** Below every figure of a part but 0; less is a slip, and what is divided by it has no end. */
const SMALLEST = 1e-9;

const within = (value: number, { above, atLeast, atMost, whole }: NumberLimits) =>
  Math.abs(value) <= LARGEST &&
  (value === 0 || Math.abs(value) >= SMALLEST) &&
  (above === undefined || value > above) &&
  (atLeast === undefined || value >= atLeast) &&
  (atMost === undefined || value <= atMost) &&
  (!whole || Number.isInteger(value));

const readNumber: Reader = (definition, raw) => {
  const value = toNumber(raw);
  if (value === undefined) return refused('不是数字', expectedNumber(definition) + numberAdvice(raw));
  if (Math.abs(value) > LARGEST) return refused('大于任何零件的参数', `${expectedNumber(definition)}，不大于 10¹²`);
  if (value !== 0 && Math.abs(value) < SMALLEST)
    return refused('小于任何零件的参数', `${expectedNumber(definition)}，不小于 10⁻⁹`);
  return within(value, definition.limits ?? { above: 0 })
    ? known(value)
    : refused('超出范围', expectedNumber(definition));
};

const rangeEnds = (raw: unknown): unknown[] | undefined => {
  if (Array.isArray(raw)) return raw;
  if (typeof raw !== 'string') return undefined;
  return raw.split(/[~～]/).map(end => (end.trim() === '' ? null : end));
};

const readRange: Reader = (definition, raw) => {
  const expected = `由低到高的一对值，如 10~20，每端为${expectedNumber(definition)}`;
  const ends = rangeEnds(raw);
  if (ends?.length !== 2) return refused('不是范围', expected + leftOut(raw));
  const limits = definition.limits ?? { above: 0 };
  const values: (number | null)[] = [];
  for (const end of ends) {
    const value = end === null ? null : toNumber(end);
    if (value === undefined) return refused('的一端不是数字', expected + numberAdvice(end));
    if (value !== null && !within(value, limits)) return refused('的一端超出范围', expected);
    values.push(value);
  }
  const [low = null, high = null] = values;
  if (low === null && high === null) return refused('两端都没有值', expected);
  if (low !== null && high !== null && low > high) return refused('的下限大于上限', expected);
  return known([low, high]);
};

const expectedChoice = ({ options = [] }: CategoryAttribute) =>
  `以下之一：${options.map(({ value, label }) => (value === label ? value : `${value}（${label}）`)).join('、')}`;

/** Code of the option that `raw` names by its code, its label or one of the makers' terms, without regard to case. */
const findOption = ({ options = [] }: CategoryAttribute, raw: unknown): string | undefined => {
  if (typeof raw !== 'string') return undefined;
  const wanted = tidy(raw).toLowerCase();
  const named = (term: string) => tidy(term).toLowerCase() === wanted;
  return options.find(({ value, label, aliases = [] }) => [value, label, ...aliases].some(named))?.value;
};

const readChoice: Reader = (definition, raw) => {
  const value = findOption(definition, raw);
  if (value !== undefined) return known(value);
  return refused('不在可选值之中', expectedChoice(definition) + leftOut(raw));
};

const readSeveral: Reader = (definition, raw) => {
  const terms = typeof raw === 'string' ? raw.split('|') : raw;
  if (!Array.isArray(terms) || terms.length === 0)
    return refused('不是列表', `一个或多个值，每个为${expectedChoice(definition)}`);
  const values = terms.map(term => findOption(definition, term));
  const bad = terms[values.indexOf(undefined)];
  if (values.includes(undefined))
    return refused(`中的「${String(bad)}」不在可选值之中`, expectedChoice(definition) + leftOut(bad));
  const chosen = new Set(values);
  return known((definition.options ?? []).map(({ value }) => value).filter(value => chosen.has(value)));
};

const YES_NO = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
  ['是', true],
  ['否', false],
]);

const readBoolean: Reader = (_definition, raw) => {
  const value = YES_NO.get(typeof raw === 'string' ? raw.trim().toLowerCase() : raw);
  return value === undefined ? refused('不是是非值', 'true（是）或 false（否）') : known(value);
};

const readText: Reader = (_definition, raw) => {
  const expected = `1～${MAX_TEXT} 个字符的文字`;
  if (typeof raw !== 'string') return refused('不是文字', expected);
  const value = raw.trim();
  if (value === '') return refused('是空的', expected);
  if (saysNothing(value)) return refused('没有说明任何内容', '参数的内容；不知道时不填');
  return value.length > MAX_TEXT ? refused('过长', expected) : known(value);
};

const readers: Record<AttributeType, Reader> = {
  number: readNumber,
  range: readRange,
  choice: readChoice,
  several: readSeveral,
  boolean: readBoolean,
  text: readText,
};

/** Reads one attribute from a file, where every value may also be text, and holds it against its definition. */
export const readAttributeValue: Reader = (definition, raw) => readers[definition.type](definition, raw);
