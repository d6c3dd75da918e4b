import { beforeAll, expect, test } from 'vitest';
import { fileSearch } from '../../../../test/site-search';
import type { CatalogueIndex } from '../../catalogue/index/build';
import { plain } from '../model/term';
import { NameSearch } from './name-search';

let index: CatalogueIndex;
beforeAll(async () => {
  ({ index } = await fileSearch());
});

const typed = (name: string) => [plain(name, 0, name.length)];

test('a series is found by a name that it had, once, with the name that it has', () => {
  const [brand] = index.brandSeries().filter(({ series }) => series.length > 0);
  const [series] = brand?.series ?? [];
  if (!brand || !series) throw new Error('no series');
  const names = new NameSearch({ ...index, formerSeries: new Map([[brand.id, { 'xq-old 7': series.name }]]) });
  expect(new NameSearch(index).series(typed('xqold7'))).toEqual([]);
  expect(new NameSearch(index).beginsSeries('xqold')).toBe(false);
  expect(names.beginsSeries('xqold')).toBe(true);
  const found = names.series(typed('xqold7'));
  expect(found.map(({ name }) => name)).toEqual(
    brand.series.filter(({ name }) => name === series.name).map(({ name }) => name),
  );
  expect(found[0]).toMatchObject({ brand: { id: brand.id } });
  expect(names.seriesBeginning(typed('xqol')).map(({ name }) => name)).toContain(series.name);
});
