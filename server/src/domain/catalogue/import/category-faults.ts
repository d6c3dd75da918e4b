import type { CategoryAttribute, CategoryEntry } from './category-file';
import { templateKeys } from './fill-template';
import { type ImportFault, refuseFaults } from './import-error';

type Note = (field: string, value: unknown, problem: string, expected: string) => void;

const repeated = <T>(list: readonly T[]): T[] => [...new Set(list.filter((each, at) => list.indexOf(each) !== at))];

function checkOptions({ type, options }: CategoryAttribute, note: Note): void {
  const chooses = type === 'choice' || type === 'several';
  if (chooses && !options?.length) note('options', options, '缺失', 'type 为 choice 或 several 的参数的可选值');
  if (!chooses && options) note('options', undefined, '多余', `type 为 ${type} 的参数没有可选值`);
  const terms = (options ?? []).flatMap(({ value, label, aliases = [] }) => [
    ...new Set([value, label, ...aliases].map(term => term.toLowerCase())),
  ]);
  for (const term of repeated(terms)) note('options', term, '指两个可选值', '每个代码、名称与别名只属于一个可选值');
}

/** What an attribute says of others of its category. */
function checkReferences(attribute: CategoryAttribute, byKey: ReadonlyMap<string, CategoryAttribute>, note: Note) {
  const { appliesTo, insteadOf, definedBy } = attribute;
  const known = `以下之一：${[...byKey.keys()].join('、')}`;
  for (const [field, key] of Object.entries({ insteadOf, definedBy, 'appliesTo.key': appliesTo?.key }))
    if (key !== undefined && !byKey.has(key)) note(field, key, '不是该分类的参数', known);
  const kinds = appliesTo && byKey.get(appliesTo.key);
  const values = kinds?.options?.map(({ value }) => value) ?? [];
  for (const value of kinds ? appliesTo.in.filter(each => !values.includes(each)) : [])
    note('appliesTo.in', value, `不是「${kinds?.label}」的可选值`, `以下之一：${values.join('、')}`);
}

function checkCategory(category: CategoryEntry, note: Note): void {
  const { attributes } = category;
  const keys = attributes.map(({ key }) => key);
  for (const key of repeated(keys)) note('attributes', key, '重复', '同一分类中不同的 key');
  const byKey = new Map(attributes.map(attribute => [attribute.key, attribute]));
  for (const attribute of attributes) {
    const noteAttribute: Note = (field, ...said) => note(`attributes.${attribute.key}.${field}`, ...said);
    checkOptions(attribute, noteAttribute);
    checkReferences(attribute, byKey, noteAttribute);
  }
  for (const field of ['nameTemplate', 'summaryTemplate'] as const)
    for (const key of new Set(templateKeys(category[field]).filter(each => !byKey.has(each))))
      note(field, `{${key}}`, '不是该分类的参数', `以下之一：${keys.join('、')}`);
}

/**
 * Holds categories against what the parts of one say of each other, which no schema knows: without this, a product would
 * have a name without its figures, or a choice that no filter finds.
 * @throws ImportError that names the file, and every field at fault with what would be right
 */
export function refuseUnsoundCategories(file: string, categories: readonly CategoryEntry[]): void {
  const faults: ImportFault[] = [];
  for (const field of ['id', 'code', 'name', 'path'] as const)
    for (const value of repeated<string | number>(categories.map(category => category[field])))
      faults.push({ file, record: null, field, value, problem: '重复', expected: '各分类不同的值' });
  for (const category of categories)
    checkCategory(category, (field, value, problem, expected) =>
      faults.push({ file, record: null, field: `${category.code}.${field}`, value, problem, expected }),
    );
  refuseFaults(faults);
}
