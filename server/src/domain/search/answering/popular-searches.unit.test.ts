import { beforeAll, expect, test } from 'vitest';
import { fileSearch } from '../../../../test/site-search';
import type { SiteSearch } from '../finding/site-search';
import { LEAST_VISITORS, PopularSearches, searchedNames } from './popular-searches';

let search: SiteSearch;
beforeAll(async () => {
  search = await fileSearch();
});

test.each([
  ['海康 500万 全局快门', '海康 500万 全局快门'],
  ['我想找一个 环形光源', '环形光源'],
  ['mvcs05010gm', 'MV-CS050-10GM'],
  ['yuanxinjingtou', '远心镜头'],
])('%s counts as %s', (typed, names) => {
  expect(searchedNames(search.find(typed))).toBe(names);
});

test.each(['张三 13812345678', '海康 张三', '张三的相机', 'a@b.cn', 'MV-CS050-10GX', '康耐视'])(
  '%s is not counted: it holds more than names of the catalogue, or finds nothing',
  typed => expect(searchedNames(search.find(typed))).toBeUndefined(),
);

test('a search is popular once several visitors made it, the same one twice counts once', () => {
  const popular = new PopularSearches();
  const addresses = Array.from({ length: LEAST_VISITORS }, (_, i) => `192.0.2.${i}`);
  for (const address of [...addresses.slice(1), ...addresses.slice(1)]) popular.note('远心', address);
  expect(popular.most(5)).toEqual([]);
  popular.note('远心', '192.0.2.0');
  expect(popular.most(5)).toEqual(['远心']);
});

test('the more visitors the earlier; what was popular last week follows, older counts are gone', () => {
  const week = 7 * 24 * 3600 * 1000;
  const popular = new PopularSearches(0);
  const note = (text: string, visitors: number, now: number) => {
    for (let i = 0; i < visitors; i++) popular.note(text, `192.0.2.${i}`, now);
  };
  note('环光', 3, 1);
  note('远心', 5, 2);
  expect(popular.most(5)).toEqual(['远心', '环光']);
  note('采集卡', 3, week);
  expect(popular.most(5)).toEqual(['采集卡', '远心', '环光']);
  note('滑台', 3, 2 * week);
  expect(popular.most(5)).toEqual(['滑台', '采集卡']);
});
