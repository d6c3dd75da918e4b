import { type AttributeDefinition, type Facet, MISSING } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { checkListQuery } from './check-list-query';
import { likenessOf, listQuery } from './list-query';
import { parseListSearch } from './parse-list-url';

const attribute = (
  key: string,
  type: AttributeDefinition['type'],
  more: Partial<AttributeDefinition> = {},
): AttributeDefinition => ({
  key,
  label: key.toUpperCase(),
  type,
  group: '参数',
  inList: true,
  filterable: true,
  sortable: true,
  help: '说明',
  ...more,
});
const attributes = [
  attribute('shutter', 'choice'),
  attribute('maxFps', 'number'),
  attribute('notes', 'text', { filterable: false, sortable: false }),
];
const facets: Facet[] = [
  { key: 'shutter', missing: 1, values: [{ value: 'global', label: '全局快门', count: 3 }] },
  { key: 'maxFps', missing: 0, bounds: { min: 1, max: 100 } },
];
const check = (search: string) => checkListQuery(parseListSearch(search), attributes, facets);

test('a list may be sorted by likeness to a product, and by nothing that only looks so', () => {
  const sorted = (key: string) =>
    checkListQuery({ query: { ...listQuery(1), sort: { key, direction: 'asc' } }, problems: [] }, [], []).query.sort;
  expect(likenessOf(sorted('like547'))).toBe(547);
  expect([sorted('like0'), sorted('likeX'), sorted('alike5')]).toEqual([null, null, null]);
});

test('what the category has stays unchanged', () => {
  const search = 'brand=3&maxFps=10~20,!m&shutter=!m,global&sort=-maxFps';
  expect(check(search)).toEqual({ query: parseListSearch(search).query, problems: [] });
});

test('unknown attributes, values and sort keys go, each with a note', () => {
  const { query, problems } = check('colour=red&notes=x&shutter=global,curtain&maxFps=abc&sort=notes');
  expect(query.filters).toEqual({ shutter: { in: ['global'] } });
  expect(query.sort).toBeNull();
  expect(problems).toEqual([
    '该分类没有筛选项 colour，已忽略',
    '该分类没有筛选项 notes，已忽略',
    '筛选「SHUTTER」中有该分类没有的值，已忽略',
    '筛选「MAXFPS」的值「abc」读不出数值，应写作 10~20，只限一侧写作 10~ 或 ~20，已忽略',
    '不能按 notes 排序，已按默认顺序',
  ]);
});

test.each([
  ['abc-', '筛选「MAXFPS」的值「abc-」读不出数值，应写作 10~20，只限一侧写作 10~ 或 ~20，已忽略'],
  ['10-20,!m', '筛选「MAXFPS」的值「10-20」读不出数值，应写作 10~20，只限一侧写作 10~ 或 ~20，已忽略'],
  ['50', '筛选「MAXFPS」的值「50」没有写明上下限，应写作 50~50（正好）、50~（不低于）或 ~50（不高于），已忽略'],
])('of a figure that cannot be read (%s) it is said how it is to be written', (text, problem) => {
  expect(check(`maxFps=${text}`).problems).toEqual([problem]);
});

test('an invalid value is reported with its Chinese label', () => {
  expect(check('maxFps=30~10&brand=&bogus=,&constructor=').problems).toEqual([
    '筛选「MAXFPS」的值「30~10」无效，应写作 10~20，只限一侧写作 10~ 或 ~20，已忽略',
    '筛选「品牌」的值「」无效，已忽略',
    '筛选「bogus」的值「,」无效，已忽略',
    '筛选「constructor」的值「」无效，已忽略',
  ]);
});

test('columns that the category has not go, and with the last one the choice of columns', () => {
  expect(check('cols=maxFps,bogus,notes').query.columns).toEqual(['maxFps', 'notes']);
  expect(check('cols=bogus')).toMatchObject({
    query: { columns: null },
    problems: ['列设置中有该分类没有的参数，已忽略'],
  });
});

test('bounds on a choice go, 未标注 on a number stays', () => {
  expect(check('shutter=1~2,global').query.filters.shutter).toEqual({ in: ['global'] });
  expect(check('maxFps=!m').query.filters.maxFps).toEqual({ in: [MISSING] });
});
