import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { articlesOfCategories, explainingArticle, explainingArticles } from './explaining-article';

const data = join(import.meta.dirname, '../../../../data');

const linked = [explainingArticles, ...Object.values(articlesOfCategories)].flatMap(by => Object.values(by));

test.each([...new Set(linked)])('$slug has the id $id', ({ id, slug }) => {
  const file = readFileSync(join(data, `articles/${slug}.md`), 'utf8');
  expect(/^id: (\d+)/m.exec(file)?.[1]).toBe(String(id));
});

test('every key is that of an attribute by which lists are filtered', () => {
  const categories = JSON.parse(readFileSync(join(data, 'categories.json'), 'utf8')) as {
    attributes: { key: string; filterable: boolean }[];
  }[];
  const keys = new Set(categories.flatMap(({ attributes }) => attributes.filter(a => a.filterable).map(a => a.key)));
  expect(Object.keys(explainingArticles).filter(key => !keys.has(key))).toEqual([]);
});

test('the measuring range of a structured-light camera is not explained by laser triangulation', () => {
  const categories = JSON.parse(readFileSync(join(data, 'categories.json'), 'utf8')) as { id: number; code: string }[];
  const slugOf = (code: string) =>
    explainingArticle(categories.find(category => category.code === code)?.id ?? 0, 'measuringRangeZMm')?.slug;
  expect(slugOf('face-3d')).toBe('structured-light-and-stereo');
  expect(slugOf('line-3d')).toBe('laser-triangulation');
});
