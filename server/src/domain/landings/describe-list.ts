import { type AttributeDefinition, type Filter, type Filters, keyFigures, MISSING } from '@shixuan/api';
import { formatNumber, formatWithUnit } from '@shixuan/api/format-value';
import { canonicalListPath, listQuery } from '@shixuan/list-url';
import { highest, lowest } from '../catalogue/index/extremes';
import type { IndexProduct } from '../catalogue/index/index-input';
import type { Segment } from '../catalogue/index/segment';
import { type Landing, landingsOf, productsOf } from './landings';

/** Counted choices in one sentence; the others are left to the list. */
const MOST_CHOICES = 4;
/** Filters in a title. */
const MOST_WORDS = 4;

/** What a list is about, in words made from its products. */
export interface ListFacts {
  /** `海康机器人 面阵相机`, `面阵相机：帧率 30～60 fps`. */
  title: string;
  /** Number, ranges and choices of its products; null where there are none, and for filters that are no page of their own. */
  text: string | null;
}

const texts = new WeakMap<Segment, Map<string, string>>();

/** The landing page that a list is, whatever its page number; undefined for all other filters. */
export const landingAt = (segment: Segment, filters: Filters): Landing | undefined =>
  landingsOf(segment).byPath.get(canonicalListPath(listQuery(segment.category.id, filters)));

/** Title and text of a category's list under its filters. Texts are made once for a state of the catalogue. */
export function describeList(segment: Segment, filters: Filters): ListFacts {
  const { category } = segment;
  const landing = landingAt(segment, filters);
  const isWhole = Object.keys(filters).length === 0;
  const title = landing ? titleOf(landing, category) : [category.name, ...filterWords(segment, filters)].join('：');
  const isTold = segment.products.length > 0 && (landing !== undefined || isWhole);
  return { title, text: isTold ? textOf(segment, title, filters) : null };
}

/** `环形光源` says that it is a light: `GigE 千兆网 面阵相机`, but not `环形光源 光源`. */
const titleOf = ({ label }: Landing, { name }: Segment['category']) =>
  label.endsWith(name) ? label : `${label} ${name}`;

function textOf(segment: Segment, title: string, filters: Filters): string {
  const kept = texts.get(segment) ?? new Map<string, string>();
  texts.set(segment, kept);
  const key = JSON.stringify(filters);
  const text = kept.get(key) ?? write(segment, title, filters);
  kept.set(key, text);
  return text;
}

/** `收录 A 面阵相机 312 款：总像素 0.3～151 MP；数据接口 GigE 千兆网 120 款、USB 3.0 90 款。` Only what is stated is counted. */
function write(segment: Segment, title: string, filters: Filters): string {
  const products = productsOf(segment, filters);
  const asked = new Set(Object.keys(filters));
  const figures = keyFigures(segment.attributes)
    .filter(({ key }) => !asked.has(key))
    .flatMap(attribute => figureWords(attribute, products));
  const makers = asked.has('brand') ? [] : makerWords(products);
  const parts = [...makers, ...figures];
  return `收录${title} ${products.length} 款${parts.length > 0 ? `：${parts.join('；')}` : ''}。`;
}

function makerWords(products: readonly IndexProduct[]): string[] {
  const names = products.map(({ brand }) => brand.nameZh ?? brand.name);
  return names.length > 0 ? [counted(`${new Set(names).size} 个品牌，`, names)] : [];
}

function figureWords(attribute: AttributeDefinition, products: readonly IndexProduct[]): string[] {
  const { key, label, type } = attribute;
  const values = products.flatMap(({ attrs }) => attrs[key] ?? []);
  if (type === 'number') {
    const numbers = values.filter(value => typeof value === 'number');
    if (numbers.length === 0) return [];
    const [min, max] = [lowest(numbers), highest(numbers)];
    const bounds: AttributeDefinition = { ...attribute, type: 'range' };
    return [`${label} ${formatWithUnit(min === max ? attribute : bounds, min === max ? min : [min, max])}`];
  }
  if (type !== 'choice' && type !== 'several') return [];
  const labels = values.flatMap(value => (typeof value === 'string' ? [labelOf(attribute, value)] : []));
  return labels.length > 0 ? [counted(`${label} `, labels)] : [];
}

/** `A 12 款、B 3 款等`, the most frequent first. */
function counted(before: string, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const shown = sorted.slice(0, MOST_CHOICES).map(([name, count]) => `${name} ${count} 款`);
  return `${before}${shown.join('、')}${sorted.length > MOST_CHOICES ? '等' : ''}`;
}

const labelOf = ({ options }: AttributeDefinition, code: string) =>
  options?.find(({ value }) => value === code)?.label ?? code;

/** The filters in one piece of text, none without filters. Values are those that the category knows. */
function filterWords(segment: Segment, filters: Filters): string[] {
  const words = Object.entries(filters).flatMap(([key, filter]) => {
    const column = segment.columns.get(key);
    return column ? [`${column.label} ${filterText(segment, key, filter)}`] : [];
  });
  if (words.length === 0) return [];
  return [`${words.slice(0, MOST_WORDS).join('，')}${words.length > MOST_WORDS ? ` 等 ${words.length} 项` : ''}`];
}

function filterText(segment: Segment, key: string, filter: Filter): string {
  const attribute = segment.attributes.find(candidate => candidate.key === key);
  const options = segment.filters.get(key)?.options() ?? [];
  const choices = (filter.in ?? []).map(value =>
    value === MISSING ? '未标注' : (options.find(option => option.value === value)?.label ?? value),
  );
  return [...boundsText(filter, attribute), ...choices].join('、');
}

function boundsText({ min, max }: Filter, attribute: AttributeDefinition | undefined): string[] {
  const withUnit = (value: number | [number, number]) =>
    attribute ? formatWithUnit({ ...attribute, type: typeof value === 'number' ? 'number' : 'range' }, value) : null;
  if (min !== undefined && max !== undefined)
    return [withUnit(min === max ? min : [min, max]) ?? `${formatNumber(min)}～${formatNumber(max)}`];
  if (min !== undefined) return [`≥ ${withUnit(min) ?? formatNumber(min)}`];
  return max === undefined ? [] : [`≤ ${withUnit(max) ?? formatNumber(max)}`];
}
