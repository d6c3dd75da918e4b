import { beforeAll, expect, test } from 'vitest';
import { siteFiles } from '../../../test/site-files';
import { fileSearch } from '../../../test/site-search';
import type { SiteFile } from './file-search';
import { judgedQueries, openParts } from './judge';
import { judgeSuggestions } from './judge-suggestions';
import type { SiteSearch } from './site-search';
import { suggest } from './suggest';

let search: SiteSearch;
let files: SiteFile[];
beforeAll(async () => {
  search = await fileSearch();
  files = siteFiles(search.index);
}, 60_000);

test.each(openParts)(
  'part %s: of whole queries nearly all are answered in the suggestions, of three fifths of one most',
  part => {
    const judged = judgedQueries().filter(each => each.part === part);
    const shareAt = (typed: number) =>
      judged.filter(each => judgeSuggestions(search, each, typed, files)).length / judged.length;
    // Most of the fourth and many of the fifth and seventh are questions, of which suggestions answer fewer.
    expect(shareAt(1)).toBeGreaterThanOrEqual(/^(?:fourth|fifth|seventh)/.test(part) ? 0.88 : 0.94);
    // Of the ninth, figures and foreign part numbers say nothing before they are whole.
    expect(shareAt(0.6)).toBeGreaterThanOrEqual(part === 'ninth' ? 0.5 : 0.6);
  },
  60_000,
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
