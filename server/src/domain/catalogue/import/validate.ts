import { type Attributes, applies } from '@shixuan/api';
import type { BrandEntry } from './brand-file';
import type { CategoryEntry } from './category-file';
import { ImportError } from './import-error';
import { brandKey, productKey, tidy } from './normalise';
import { productName, productSummary } from './product-name';
import type { RawRecord } from './raw-record';
import { readAttributeValue } from './read-attribute-value';
import { ImportRecord } from './record-schema';
import { withTier } from './source-tier';
import { isRewrittenByExcel, unseenCharacter } from './suspect-text';
import type { ValidRecord } from './valid-record';

/** Data against which records are checked: the site's own categories and the brands known so far. */
export interface Known {
  categories: CategoryEntry[];
  brands: BrandEntry[];
}

type Fault = (field: string | null, value: unknown, problem: string, expected: string) => ImportError;

const at = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined),
    value,
  );

function readShape(value: unknown, fault: Fault): ImportRecord {
  const result = ImportRecord.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const path = [...issue.path, issue.keys[0] ?? ''];
    throw fault(path.join('.'), at(value, path), '不认识', issue.message);
  }
  const path = issue?.path ?? [];
  const found = at(value, path);
  const problem = found === undefined ? '缺失' : '不对';
  throw fault(path.length > 0 ? path.join('.') : null, found, problem, issue?.message ?? '');
}

function readAttributes(raw: Record<string, unknown>, category: CategoryEntry, fault: Fault): Attributes {
  const keys = new Set(category.attributes.map(({ key }) => key));
  const stranger = Object.keys(raw).find(key => !keys.has(key));
  if (stranger !== undefined)
    throw fault(
      `attrs.${stranger}`,
      raw[stranger],
      `不是「${category.name}」的参数`,
      `以下之一：${[...keys].join('、')}`,
    );
  const attrs: Attributes = {};
  for (const definition of category.attributes) {
    const value = raw[definition.key];
    if (value === undefined || value === null) continue;
    const read = readAttributeValue(definition, value);
    if (!read.ok) throw fault(`attrs.${definition.key}`, value, read.problem, read.expected);
    attrs[definition.key] = read.value;
  }
  const wrong = inapplicable(attrs, category);
  if (wrong) throw fault(`attrs.${wrong.key}`, raw[wrong.key], wrong.problem, wrong.expected);
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

/** A derivation or a separate source must belong to an attribute, because it is shown with the attribute. */
function checkSourceKeys({ source }: ImportRecord, category: CategoryEntry, fault: Fault) {
  const keys = new Set(category.attributes.map(({ key }) => key));
  for (const list of ['derived', 'fieldSources'] as const) {
    const index = source[list].findIndex(({ key }) => !keys.has(key));
    const found = source[list][index]?.key;
    if (found !== undefined)
      throw fault(`source.${list}.${index}.key`, found, `不是「${category.name}」的参数`, '该分类已定义的参数');
  }
}

/**
 * Holds the records of one file against categories and brands. All or nothing: the first bad record ends it.
 * @param file name of the file, for messages
 * @throws ImportError that names file, record, field, value and what would be right
 */
export function validateRecords(file: string, records: RawRecord[], { categories, brands }: Known): ValidRecord[] {
  const categoryByCode = new Map(categories.map(category => [category.code, category]));
  const brandByKey = new Map(
    brands.flatMap(brand => [...brand.aliases, brand.name].map(name => [brandKey(name), brand] as const)),
  );
  const newBrands = new Set<BrandEntry>();
  const seen = new Map<string, number>();

  const brandNamed = (name: string): BrandEntry => {
    const found = brandByKey.get(brandKey(name));
    if (found) return found;
    const created = { name: tidy(name), nameZh: null, country: null, website: null, aliases: [] };
    newBrands.add(created);
    brandByKey.set(brandKey(name), created);
    return created;
  };

  return records.map(({ record, value }) => {
    const fault: Fault = (field, found, problem, expected) =>
      new ImportError({ file, record, field, value: found, problem, expected });
    const unseen = unseenCharacter(value);
    if (unseen)
      throw fault(
        unseen.path.join('.') || null,
        unseen.value,
        `含有看不见的字符 ${unseen.code}`,
        '不含控制字符、方向标记、零宽字符与残缺字符的文字',
      );
    const shape = readShape(value, fault);
    const category = categoryByCode.get(shape.category);
    if (!category)
      throw fault('category', shape.category, '不是已有分类', `以下之一：${[...categoryByCode.keys()].join('、')}`);
    const attrs = readAttributes(shape.attrs, category, fault);
    checkSourceKeys(shape, category, fault);
    const brand = brandNamed(shape.brand);
    const model = tidy(shape.model);
    if (isRewrittenByExcel(model))
      throw fault('model', shape.model, '像是 Excel 改写成日期或数字的型号', '原来的型号；先把表格中的该列设为文本');
    const key = productKey(brand.name, model);
    const earlier = seen.get(key);
    if (earlier !== undefined)
      throw fault('model', shape.model, `与第 ${earlier} 条重复（品牌与型号相同）`, '同一文件内唯一的品牌与型号');
    seen.set(key, record);
    return {
      record,
      key,
      categoryId: category.id,
      brand,
      newBrand: newBrands.has(brand),
      series: shape.series === null ? null : tidy(shape.series),
      model,
      seriesLevel: shape.seriesLevel,
      name: productName(category, attrs),
      summary: productSummary(category, attrs),
      attrs,
      source: withTier(shape.source, brand),
      images: shape.images,
    };
  });
}
