import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { readPdf, squeeze } from '../../../../../test/read-document';
import { siteIndex } from '../../../../../test/site-catalogue';
import { noArticles } from '../../../../domain/articles/article-index';
import type { CatalogueIndex } from '../../../../domain/catalogue/index/build';
import type { IndexProduct } from '../../../../domain/catalogue/index/index-input';
import { seriesOf } from './series-of';
import { type SeriesSheet, seriesSheet } from './series-sheet';
import { seriesSheetMaker } from './series-sheet-maker';
import { writeSeriesSheet } from './write-series-sheet';

let index: CatalogueIndex;
beforeAll(async () => {
  index = await siteIndex();
});

/** The longest series of a category. */
function longest(code: string): { sheet: SeriesSheet; products: IndexProduct[] } {
  const segment = [...index.segments.values()].find(({ category }) => category.code === code);
  if (!segment) throw new Error(`no ${code}`);
  const [products = []] = seriesOf(segment).sort((a, b) => b.length - a.length);
  return { sheet: seriesSheet(segment, products), products };
}

test.each(['area-camera', 'fa-lens', 'light', 'line-3d', 'grabber'])(
  '%s: every model and figure can be read',
  async code => {
    const { sheet } = longest(code);
    const text = await readPdf(await writeSeriesSheet(sheet));
    const parts = [
      ...[sheet.brand, `${sheet.series} 系列`, sheet.category, `${sheet.models.length} 个型号`, ...sheet.unknown],
      ...[...sheet.spans, ...sheet.common].flatMap(({ label, text }) => [label, text]),
      ...sheet.columns.flatMap(({ label, unit }) => [label, unit]),
      ...sheet.models.flatMap(({ model, cells }) => [model, ...cells.map(({ value }) => value ?? '未标注')]),
      ...sheet.source.flatMap(({ term, text }) => [term, text]),
    ];
    // A long word is broken over lines, which puts the next cell between its halves.
    const lost = parts.filter(part => part.length < 24 && !text.includes(squeeze(part)));
    expect(lost).toEqual([]);
    expect(text).not.toContain('〓');
  },
);

test('every attribute is said once: alike, apart or 未标注', () => {
  const { sheet, products } = longest('area-camera');
  const said = [...sheet.common, ...sheet.columns].map(({ label }) => label).concat(sheet.unknown);
  const attributes = index.segments.get(1)?.attributes ?? [];
  expect(said.toSorted()).toEqual(attributes.map(({ label }) => label).toSorted());
  expect(sheet.models.map(({ model }) => model)).toEqual(products.map(({ model }) => model));
});

test('a figure that one model does not state is nobody’s common figure', () => {
  const segment = index.segments.get(2);
  const [a] = segment?.products ?? [];
  if (!segment || !a) throw new Error('no lenses');
  const [first, second] = [
    { ...a, model: 'A', attrs: { focalLengthMm: 25, mount: 'c' } },
    { ...a, model: 'B', attrs: { mount: 'c' } },
  ];
  const sheet = seriesSheet(segment, [first, second]);
  expect(sheet.common.map(({ label }) => label)).toEqual(['镜头接口']);
  expect(sheet.models.map(({ cells }) => cells[0]?.value)).toEqual(['25', null]);
  expect(sheet.spans[0]?.text).toBe('25\u202fmm（1 / 2 个型号标注）');
  expect(sheet.unknown).not.toContain('焦距');
});

test('many models run over several numbered pages, each under its heads', async () => {
  const { sheet } = longest('telecentric-lens');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await writeSeriesSheet(sheet))), {
    mergePages: false,
  });
  expect(text.length).toBeGreaterThan(4);
  text.forEach((page, i) => {
    expect(squeeze(page)).toContain(`第${i + 1}/${text.length}页`);
  });
  const tables = text.filter(page => page.includes('型号对照'));
  for (const page of tables) expect(squeeze(page)).toMatch(/型号对照.*型号/);
});

test('one file for each series of two models or more; equal facts make equal bytes and hashes', async () => {
  const documents = { make: () => Promise.reject(new Error('nothing is made before it is asked for')) };
  const catalogue = { index, company: null, menus: [], articles: noArticles };
  const list = () => [...seriesSheetMaker.sources({ catalogue, documents })];
  const sources = list();
  expect(new Set(sources.map(({ key }) => key)).size).toBe(sources.length);
  expect(sources.length).toBeGreaterThan(100);
  for (const { key, fileName, summary } of sources) {
    expect(key.startsWith('data-sheet/')).toBe(true);
    expect(fileName).not.toMatch(/[\\/:*?"<>|]/);
    expect(summary).not.toContain('undefined');
  }
  expect(list().map(({ sourceHash }) => sourceHash)).toEqual(sources.map(({ sourceHash }) => sourceHash));
  const { sheet } = longest('slide');
  expect(await writeSeriesSheet(sheet)).toEqual(await writeSeriesSheet(sheet));
});
