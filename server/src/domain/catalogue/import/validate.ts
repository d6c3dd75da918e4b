import { type Attributes, applies } from '@shixuan/api';
import type { BrandEntry } from './brand-file';
import { brandsByEachName, type FormerSeries, presentSeries } from './brand-names';
import type { CategoryEntry } from './category-file';
import { type ImportFault, refuseFaults } from './import-error';
import { brandKey, productKey, tidy } from './normalise';
import { productName, productSummary } from './product-name';
import type { RawRecord } from './raw-record';
import { readAttributeValue } from './read-attribute-value';
import { ImportRecord } from './record-schema';
import { withTier } from './source-tier';
import { isExcelError, isRewrittenByExcel, saysNothing, unseenCharacters } from './suspect-text';
import type { ValidRecord } from './valid-record';

/** Data against which records are checked: the site's own categories and the brands known so far. */
export interface Known {
  categories: CategoryEntry[];
  brands: KnownBrand[];
}

export interface KnownBrand extends BrandEntry {
  formerSeries?: FormerSeries;
}

/** Notes what is wrong with a record; the check goes on. */
export type Note = (field: string | null, value: unknown, problem: string, expected: string) => void;

/** A record whose own fields have been checked, for what else is to be checked about it. */
export interface CheckedRecord {
  record: number;
  /** See `productKey`. */
  key: string;
  category: CategoryEntry;
  attrs: Attributes;
}

const at = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined),
    value,
  );

/** Null where the record has not the form of one. */
function readShape(value: unknown, note: Note): ImportRecord | null {
  const result = ImportRecord.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const path = [...issue.path, key];
        note(path.join('.'), at(value, path), '不认识', issue.message);
      }
    } else {
      const found = at(value, issue.path);
      const problem = found === undefined ? '缺失' : '不对';
      note(issue.path.length > 0 ? issue.path.join('.') : null, found, problem, issue.message);
    }
  }
  return null;
}

/** Says that the category has no attribute of this key. */
export function noteStranger(key: string, value: unknown, { name, attributes }: CategoryEntry, note: Note): void {
  const expected = `以下之一：${attributes.map(each => each.key).join('、')}`;
  note(`attrs.${key}`, value, `不是「${name}」的参数`, expected);
}

/** The keys that are no attributes of the category. */
function strangers(attrs: unknown, { attributes }: CategoryEntry): string[] {
  const keys = new Set(attributes.map(({ key }) => key));
  return Object.keys(attrs ?? {}).filter(key => !keys.has(key));
}

function readAttributes(raw: Record<string, unknown>, category: CategoryEntry, note: Note): Attributes {
  const attrs: Attributes = {};
  for (const definition of category.attributes) {
    const value = raw[definition.key];
    if (value === undefined || value === null) continue;
    const read = readAttributeValue(definition, value);
    if (read.ok) attrs[definition.key] = read.value;
    else note(`attrs.${definition.key}`, value, read.problem, read.expected);
  }
  const wrong = inapplicable(attrs, category);
  if (wrong) note(`attrs.${wrong.key}`, raw[wrong.key], wrong.problem, wrong.expected);
  return attrs;
}

/** The first value of an attribute that does not apply to a product of this kind, and why; undefined where all apply. */
export function inapplicable(
  attrs: Attributes,
  { attributes }: CategoryEntry,
): { key: string; problem: string; expected: string } | undefined {
  const wrong = attributes.find(definition => definition.key in attrs && !applies(definition, attrs));
  if (!wrong) return undefined;
  const labelOf = (key: string | undefined) => attributes.find(definition => definition.key === key)?.label ?? key;
  const { key, label, appliesTo, insteadOf } = wrong;
  return insteadOf !== undefined && insteadOf in attrs
    ? { key, problem: `与「${labelOf(insteadOf)}」不能同时给出`, expected: '两者之一' }
    : { key, problem: `：「${labelOf(appliesTo?.key)}」为此值的产品没有「${label}」`, expected: '不填' };
}

/** What stands in the fields that a product is known by, where a file has `-` or `N/A`. */
const actualName = { brand: '品牌名', series: '系列名；没有系列时不填', model: '型号' } as const;

/** A derivation or a separate source must belong to an attribute, because it is shown with the attribute. */
function checkSourceKeys({ source }: ImportRecord, category: CategoryEntry, note: Note): void {
  const keys = new Set(category.attributes.map(({ key }) => key));
  for (const list of ['derived', 'fieldSources'] as const) {
    for (const [index, { key }] of source[list].entries()) {
      if (!keys.has(key))
        note(`source.${list}.${index}.key`, key, `不是「${category.name}」的参数`, '该分类已定义的参数');
    }
  }
}

/**
 * Holds the records of one file against categories and brands. All or nothing: a bad record refuses the file.
 * @param file name of the file, for messages
 * @param alsoCheck what else a record must be right about; called for each whose form and category are known
 * @throws ImportError that names record, field, value and what would be right, for every fault of the file
 */
export function validateRecords(
  file: string,
  records: RawRecord[],
  { categories, brands }: Known,
  alsoCheck?: (checked: CheckedRecord, note: Note) => void,
): ValidRecord[] {
  const categoryByCode = new Map(categories.map(category => [category.code, category]));
  const brandNamed = brandsByName(brands);
  const seen = new Map<string, number>();
  const faults: ImportFault[] = [];

  const valid = records.flatMap(({ record, value, place, faults: found = [] }): ValidRecord[] => {
    const before = faults.length;
    faults.push(...found);
    // What could not be read at all has been said.
    if (value === null && found.length > 0) return [];
    const note: Note = (field, wrong, problem, expected) =>
      faults.push({ file, record, place: place?.(field), field, value: wrong, problem, expected });
    for (const unseen of unseenCharacters(value)) {
      const expected = '不含控制字符、方向标记、零宽字符与残缺字符的文字';
      note(unseen.path.join('.') || null, unseen.value, `含有看不见的字符 ${unseen.code}`, expected);
    }
    const shape = readShape(value, note);
    if (!shape) return [];
    const category = categoryByCode.get(shape.category);
    if (!category) {
      const codes = categories.map(({ code, name }) => `${code}（${name}）`);
      note('category', shape.category, '不是已有分类', `以下代码之一：${codes.join('、')}`);
      return [];
    }
    // As the file has them: the shape drops a key that objects inherit by.
    for (const key of strangers(at(value, ['attrs']), category))
      noteStranger(key, at(value, ['attrs', key]), category, note);
    const attrs = readAttributes(shape.attrs, category, note);
    checkSourceKeys(shape, category, note);
    const { brand, formerSeries, isNew } = brandNamed(shape.brand);
    const model = tidy(shape.model);
    for (const field of ['brand', 'series', 'model'] as const)
      if (isExcelError(shape[field] ?? '')) note(field, shape[field], '是表格软件的出错值', '表格中公式算出的文字');
      else if (saysNothing(shape[field] ?? '')) note(field, shape[field], '没有说明任何内容', actualName[field]);
    if (isRewrittenByExcel(model))
      note('model', shape.model, '像是 Excel 改写成日期或数字的型号', '原来的型号；先把表格中的该列设为文本');
    const key = productKey(brand.name, model);
    const earlier = seen.get(key);
    if (earlier !== undefined)
      note('model', shape.model, `与第 ${earlier} 条重复（品牌与型号相同）`, '同一文件内唯一的品牌与型号');
    else seen.set(key, record);
    alsoCheck?.({ record, key, category, attrs }, note);
    if (faults.length > before) return [];
    return [
      {
        record,
        key,
        categoryId: category.id,
        brand,
        newBrand: isNew,
        series: shape.series === null ? null : presentSeries(tidy(shape.series), formerSeries),
        model,
        seriesLevel: shape.seriesLevel,
        name: productName(category, attrs),
        summary: productSummary(category, attrs),
        attrs,
        source: withTier(shape.source, brand),
        images: shape.images,
      },
    ];
  });
  refuseFaults(faults);
  return valid;
}

interface BrandOfRecord {
  brand: BrandEntry;
  formerSeries: FormerSeries | undefined;
  /** The file brings it. */
  isNew: boolean;
}

/** The brand of a name or an alias; one that nobody knows yet is made, once for a file. */
function brandsByName(brands: readonly KnownBrand[]) {
  const byKey = new Map(
    [...brandsByEachName(brands)].map(([key, { formerSeries, ...brand }]): [string, BrandOfRecord] => [
      key,
      { brand, formerSeries, isNew: false },
    ]),
  );
  return (name: string): BrandOfRecord => {
    const key = brandKey(name);
    const known = byKey.get(key) ?? {
      brand: { name: tidy(name), nameZh: null, country: null, website: null, aliases: [] },
      formerSeries: undefined,
      isNew: true,
    };
    byKey.set(key, known);
    return known;
  };
}
