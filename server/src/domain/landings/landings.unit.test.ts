import { join } from 'node:path';
import type { RemoteDescriptor } from '@shixuan/host';
import { expect, test } from 'vitest';
import { siteIndex } from '../../../test/site-catalogue';
import { describeList } from './describe-list';
import { landingsOf } from './landings';

const CATALOG = join(import.meta.dirname, '../../../../remote-catalog/src/descriptor.ts');

test('no two lists that search engines may show have one title', async () => {
  const { segments } = await siteIndex();
  const titles = [...segments.values()].flatMap(segment => [
    describeList(segment, {}).title,
    ...[...landingsOf(segment).byPath.values()].map(({ filters }) => describeList(segment, filters).title),
  ]);
  expect(titles.length).toBeGreaterThan(300);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

test('no page of a route is called as a list', async () => {
  const { segments } = await siteIndex();
  const lists = [...segments.values()].map(segment => describeList(segment, {}).title);
  const { descriptor }: { descriptor: RemoteDescriptor } = await import(/* @vite-ignore */ CATALOG);
  const titles = descriptor.routes.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(5);
  expect(titles.filter(title => lists.includes(title))).toEqual([]);
});

test('slides with a linear motor are one page, by their drive', async () => {
  const { segments } = await siteIndex();
  const slides = [...segments.values()].find(({ category }) => category.code === 'slide');
  const groups = slides ? landingsOf(slides).groups : [];
  const keys = groups.flatMap(({ key, landings }) => (landings.some(({ label }) => label === '直线电机') ? [key] : []));
  expect(keys).toEqual(['drive']);
  expect(groups.find(({ key }) => key === 'motor')?.landings.length).toBeGreaterThan(0);
});
