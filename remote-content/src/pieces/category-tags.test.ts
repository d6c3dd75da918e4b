import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { categoryTags } from './category-tags';

const data = join(import.meta.dirname, '../../../data');
const articles = readdirSync(join(data, 'articles'))
  .filter(name => name.endsWith('.md'))
  .map(name => ({
    slug: name.replace(/\.md$/, ''),
    tags: /^tags: \[(.*)\]$/m.exec(readFileSync(join(data, 'articles', name), 'utf8'))?.[1]?.split(', ') ?? [],
  }));
const withTag = (tag: string) => articles.filter(({ tags }) => tags.includes(tag)).map(({ slug }) => slug);

test('every category has articles of its own', () => {
  const categories = JSON.parse(readFileSync(join(data, 'categories.json'), 'utf8')) as { name: string }[];
  expect(Object.keys(categoryTags)).toEqual(categories.map(({ name }) => name));
});

test.each([...new Set(Object.values(categoryTags).flat())])('one article has the tag %s', tag => {
  expect(withTag(tag)).toHaveLength(1);
});

test.each([
  ['面阵相机', ['pixel-and-sensor', 'shutters', 'motion-blur']],
  ['线扫相机', ['line-rate-and-encoder', 'tdi', 'interfaces-and-bandwidth']],
  ['3D 面阵 (结构光/双目/ToF)', ['structured-light-and-stereo', 'laser-triangulation', 'resolution-and-accuracy']],
])('%s is explained by what decides about it', (name, slugs) => {
  expect(categoryTags[name]?.flatMap(withTag)).toEqual(slugs);
});
