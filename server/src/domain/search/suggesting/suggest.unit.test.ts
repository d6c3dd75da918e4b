import { beforeAll, expect, test } from 'vitest';
import { siteFiles } from '../../../../test/site-files';
import { fileSearch } from '../../../../test/site-search';
import { answerSearch } from '../answering/answer-search';
import type { SiteFile } from '../finding/file-search';
import type { SiteSearch } from '../finding/site-search';
import { judgedQueries, openParts } from '../judging/judge';
import { judgedPrefixes, judgeSuggestions, measurePrefixes } from '../judging/judge-suggestions';
import { suggest } from './suggest';

let search: SiteSearch;
let files: SiteFile[];
beforeAll(async () => {
  search = await fileSearch();
  files = siteFiles(search.index);
});

test.each(openParts)(
  'part %s: of whole queries nearly all are answered in the suggestions, of three fifths of one most',
  part => {
    const judged = judgedQueries().filter(each => each.part === part);
    const shareAt = (typed: number) =>
      judged.filter(each => judgeSuggestions(search, each, typed, files)).length / judged.length;
    // Most of the fourth and many of the fifth and seventh are questions, of which suggestions answer fewer.
    expect(shareAt(1)).toBeGreaterThanOrEqual(/^(?:fourth|fifth|seventh)/.test(part) ? 0.88 : 0.94);
    // Of the ninth, figures and foreign part numbers say nothing before they are whole; of the twelfth and thirteenth, cables
    // and other accessories not before their last word; in the sixteenth what is not wanted and the units stand last.
    expect(shareAt(0.6)).toBeGreaterThanOrEqual(/^(?:ninth|twelfth|thirteenth|sixteenth)/.test(part) ? 0.45 : 0.6);
  },
);

test.each(['tune', 'last'] as const)(
  'of what is typed so far nearly all is answered by the first suggestion: %s',
  half => {
    const prefixes = judgedPrefixes().filter(({ part }) => part === half);
    const { first, firstFive, nothing } = measurePrefixes(search, prefixes, files);
    expect(prefixes.length).toBeGreaterThanOrEqual(40);
    expect(first).toBeGreaterThanOrEqual(0.87);
    expect(firstFive).toBeGreaterThanOrEqual(0.94);
    expect(nothing).toBe(0);
  },
);

const labels = (keywords: string) =>
  suggest(search, keywords, files).groups.map(({ kind, items }) => [kind, items[0]?.label]);

test('suggestions come by kind, by pinyin and before a word is complete', () => {
  expect(labels('haik')).toEqual([['brand', '海康机器人 Hikrobot']]);
  expect(labels('yuanx')[0]).toEqual(['list', '远心镜头']);
  expect(labels('MV-CS050-10G')[0]?.[0]).toBe('product');
  expect(labels('500万 全局快门')[0]).toEqual(['list', '面阵相机 · 500 万像素 · 全局快门']);
  expect(suggest(search, '  A ').forKeywords).toBe('  A ');
});

test.each([
  ['opt 环', '光源 · 奥普特 OPT · 环形光源'],
  ['500万 全局快', '面阵相机 · 500 万像素 · 全局快门'],
  ['500万像', '面阵相机 · 500 万像素'],
  ['computar 16', 'FA 镜头 · 康标达 Computar · 16'],
])('%s is completed within what is understood: %s', (typed, label) => {
  expect(labels(typed)[0]).toEqual(['list', label]);
});

test('a maker narrows the products, also while the next word is being typed', () => {
  for (const [typed, brand] of [
    ['opt 环', 'OPT'],
    ['computar 16', 'Computar'],
    ['basler a', 'Basler'],
  ] as const) {
    const products = suggest(search, typed).groups.find(({ kind }) => kind === 'product')?.items ?? [];
    expect(products.length).toBeGreaterThan(0);
    for (const { detail } of products) expect(detail).toContain(brand);
  }
});

test('what is not carried is said, unless products answer', () => {
  expect(suggest(search, '康耐').notCarried).toEqual(['康耐视 Cognex']);
  expect(suggest(search, '光源 红').notCarried).toBeUndefined();
});

test('the list is short, and articles beside products are about every word', () => {
  for (const typed of ['海康', '远心', '相机', '10mm 镜', '条形']) {
    const { groups } = suggest(search, typed, files);
    expect(groups.flatMap(({ items }) => items).length).toBeLessThanOrEqual(12);
    for (const { items } of groups) expect(items.length).toBeLessThanOrEqual(5);
  }
  expect(labels('10mm 镜').map(([kind]) => kind)).not.toContain('article');
});

test.each([
  ['环', 'list', '光源 · 环形光源'],
  ['光', 'list', '光源'],
  ['相', 'list', '面阵相机'],
  ['采', 'list', '采集卡'],
  ['海', 'brand', '海康机器人 Hikrobot'],
  ['线激', 'list', '3D 线激光'],
  ['畸变', 'article', '畸变：百分之一在角上是多少微米'],
  ['mv', 'product', 'MV-CA003-20GC'],
])('%s begins a name: the first suggestion is the %s %s', (typed, kind, label) => {
  expect(labels(typed)[0]).toEqual([kind, label]);
});

test('a list by bounds of numbers is offered with the number of its products', () => {
  const [lists] = suggest(search, '远').groups;
  const details = new Map(lists?.items.map(({ label, detail }) => [label, detail]));
  const telecentric = [...search.index.segments.values()].find(({ category }) => category.code === 'telecentric-lens');
  const long = telecentric?.products.filter(
    ({ attrs: { workingDistanceMm: mm } }) => typeof mm === 'number' && mm >= 150,
  );
  expect(details.get('远心镜头 · 长工作距离（150 mm 以上）')).toBe(`${long?.length} 款`);
});

test('a device that is not carried is said where the query is its beginning, and not for a word that is whole', () => {
  expect(suggest(search, '光源控').notCarried).toEqual(['光源控制器']);
  expect(suggest(search, '光源控').groups.map(({ kind }) => kind)).not.toContain('product');
  for (const typed of ['触发', '标定', '线激', '穹顶光源 直', 'v38卡口'])
    expect(suggest(search, typed).notCarried).toBeUndefined();
});

test('an article that stands before the products on the page of results is offered', () => {
  expect(labels('相机离物体300 视野50 用多大焦距')).toContainEqual(['article', '焦距与工作距离：薄透镜公式与近场修正']);
});

test('a unit does not reach over a space behind its first letter', () => {
  expect(labels('8k 线')[0]).toEqual(['list', '线扫相机 · 8192 像素']);
});

test('a cable by its last character may still become another word', () => {
  expect(suggest(search, '网口线')).toMatchObject({ notCarried: ['网口线（线缆）'] });
  expect(labels('网口线')[0]).toEqual(['list', '线扫相机 · 网口']);
});

test.each(['视野80x60mm 缺陷0.1mm', '检测1米宽的薄膜 缺陷0.2mm 速度60米每分钟', '3D 抓取 料箱600x400mm 点间距1mm'])(
  '%s: the task is offered as the answer of the search has it',
  typed => {
    const { task } = suggest(search, typed, files);
    expect(task?.path).toMatch(/^\/selection\//);
    const body = { keywords: typed, page: 1, pageSize: 24, filters: {}, without: [] };
    expect(answerSearch(search, body).content.task).toEqual(task);
  },
);

test.each(['500万 全局快门', '视野80x60mm', 'MV-CS050-10GM', '25mm镜头 C口', '缺陷0.1mm'])('%s is no task', typed => {
  expect(suggest(search, typed, files).task).toBeUndefined();
});
