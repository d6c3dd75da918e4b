import { expect, test } from 'vitest';
import type { SearchArticle } from '../model/search-article';
import { RarePairs } from './rare-pairs';

const article = (id: number, title: string, text: string): SearchArticle => ({
  id,
  slug: `article-${id}`,
  title,
  summary: '',
  tags: [],
  updated: '2026-11-23',
  sections: [{ id: 'one', heading: '', text }],
});
const pairs = new RarePairs([
  article(1, '衍射与光圈', '光圈缩得太小，分辨率下降。'),
  article(2, '镜头的分辨率', '分辨率受衍射限制。'),
  article(3, '景深与光圈', '光圈越小景深越大。'),
]);

test('the article is first that is about the rarer words', () => {
  const [first = 0, second = 0, third = 0] = pairs.shares(['衍射 分辨率']);
  expect(second).toBeGreaterThan(third);
  expect(first).toBeGreaterThan(third);
  const [diffraction = 0, resolution = 0] = pairs.shares(['衍射光圈']);
  expect(diffraction).toBeGreaterThan(resolution);
});

test('shares lie between 0 and 1; a query of nothing known has none', () => {
  for (const share of pairs.shares(['衍射光圈景深 mtf'])) expect(share).toBeLessThanOrEqual(1);
  expect(pairs.shares(['完全无关'])).toEqual([0, 0, 0]);
  expect(pairs.shares([''])).toEqual([0, 0, 0]);
});

test('where two words of a question meet, a pair that no article holds says nothing', () => {
  const asked = (words: readonly string[]) => pairs.shares(words, ['怎么办'])[0] ?? 0;
  expect(asked(['镜头', '衍射', '怎么办'])).toBeGreaterThan(asked(['镜头衍射', '怎么办']));
});

test('a fault that is asked about is a subject, and belongs to the articles that explain it', () => {
  const faults = new RarePairs([article(1, '带宽', ''), article(2, '景深', '')], { 'article-1': ['丢帧'] });
  expect(faults.askedIn('丢帧')).toEqual([0]);
  expect(faults.askedIn('景深')).toEqual([]);
});

test('words of the question count less than what is asked about; other words for a subject count', () => {
  const [, resolution = 0] = pairs.shares(['分辨率怎么算'], ['怎么算']);
  expect(resolution).toBeGreaterThan(pairs.shares(['分辨率怎么算'])[1] ?? 0);
  const asked = new RarePairs([article(1, '衍射与光圈', ''), article(2, '景深', '')], { 'article-2': ['前后都清楚'] });
  const [none = 0, found = 0] = asked.shares(['要前后清楚']);
  expect(none).toBe(0);
  expect(found).toBeGreaterThan(0);
});
