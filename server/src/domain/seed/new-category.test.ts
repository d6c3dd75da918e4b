import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { folderStorage } from '../../platform/storage/folder-storage';
import { exportCatalogue } from '../catalogue/export/export-catalogue';
import { refuseUnsoundCategories } from '../catalogue/import/category-faults';
import { CategoryEntry } from '../catalogue/import/category-file';
import { importFiles } from '../catalogue/import/import-files';
import { planMerge } from '../catalogue/import/merge-files';
import { writeBrands, writeCategories } from '../catalogue/import/reference-data';
import { siteData } from '../catalogue/import/site-data.fixture';
import { reportData } from '../catalogue/quality/data-report';
import { bumpCatalogueVersion } from '../catalogue/version';
import { drawProduct } from '../drawings';
import { sitePlaces } from '../landings/site-places';

const shared = { group: '光学', inList: true, filterable: true, sortable: true, help: '见制造商资料。' };
/** A category that no code of the site knows: everything of it is in its entry. */
const filter = CategoryEntry.parse({
  ...{ id: 77, parentId: 0, code: 'optical-filter', name: '滤光片', icon: '/Uploads/categories/optical-filter.svg' },
  path: '/goods/list?categoryId=77',
  description: '装在镜头前，只让一段波长通过。',
  nameTemplate: ['{kind}', '{centreNm}', '滤光片'],
  summaryTemplate: ['中心 {centreNm}', '螺纹 {thread}'],
  attributes: [
    {
      ...{ ...shared, key: 'kind', label: '类型', type: 'choice' },
      options: [
        { value: 'bandpass', label: '带通' },
        { value: 'longpass', label: '长通' },
      ],
    },
    { ...shared, key: 'centreNm', label: '中心波长', type: 'number', unit: 'nm', decimals: 0, keyFigure: 1 },
    { ...shared, key: 'passNm', label: '通带', type: 'range', unit: 'nm', decimals: 0 },
    { ...shared, key: 'thread', label: '螺纹', type: 'text' },
    { ...shared, key: 'coated', label: '镀增透膜', type: 'boolean' },
  ],
});

const folder = mkdtempSync(join(tmpdir(), 'shixuan-category-'));
const storage = folderStorage(join(folder, 'storage'));
let site: TestSite;
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const records = `category,brand,series,model,attrs.kind,attrs.centreNm,attrs.passNm,attrs.thread,attrs.coated
optical-filter,新光学,BP,BP-660,带通,660,640~680,M27×0.5,是
optical-filter,新光学,BP,BP-850,bandpass,850,,M27×0.5,
optical-filter,新光学,LP,LP-700,长通,,700~,,否
`;

beforeAll(async () => {
  refuseUnsoundCategories('categories.json', [...siteData.categories, filter]);
  site = await createTestSite({ data: false, storage });
  const { db } = site.database;
  await db.transaction(async tx => {
    await writeCategories(tx, [...siteData.categories, filter]);
    await writeBrands(tx, siteData.brands);
    await bumpCatalogueVersion(tx);
  });
  await importFiles(db, [file('filters.csv', records)]);
  await site.catalogue.reload();
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const call: typeof postCall = (...asked) => postCall(...asked);
const find = (model: string) => {
  const found = site.catalogue.current.index.segments.get(77)?.products.find(product => product.model === model);
  if (!found) throw new Error(`no ${model}`);
  return found;
};

test('it has its place in the strip, a list with facets, and names from its templates', async () => {
  const { content: strip } = await call(site.app, 'productCategories', {});
  expect(strip.list.at(-1)).toMatchObject({ id: 77, name: '滤光片', count: 3 });
  const { content } = await call(site.app, 'productList', {
    ...{
      categoryId: 77,
      facets: true,
      filters: { kind: { in: ['bandpass'] } },
      sort: { key: 'centreNm', direction: 'desc' },
    },
  });
  expect(content.list.map(({ model, name }) => [model, name])).toEqual([
    ['BP-850', '带通 850 nm 滤光片'],
    ['BP-660', '带通 660 nm 滤光片'],
  ]);
  expect(content.facets?.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['brand', 'series', 'kind', 'centreNm', 'passNm', 'thread', 'coated']),
  );
  const { content: init } = await call(site.app, 'productFiltersInit', { categoryId: 77 });
  expect(init.total).toBe(3);
  for (const key of ['kind', 'centreNm', 'thread', 'brand'])
    expect((await call(site.app, 'productDropdown', { categoryId: 77, key })).state).toBe(0);
  const { content: table } = await call(site.app, 'productSeries', { categoryId: 77, filters: {} });
  expect(table.list).toHaveLength(2);
});

test('its products have a page, a drawing that claims no scale, and files', async () => {
  const product = find('BP-660');
  const { content } = await call(site.app, 'productDetail', { id: product.id });
  expect(content.siblings.map(({ model }) => model)).toEqual(['BP-850']);
  expect(content.solid ?? null).toBeNull();
  for (const name of ['productCompatible', 'productFiles'] as const)
    expect((await call(site.app, name, { id: product.id })).state).toBe(0);
  const { svg, toScale } = drawProduct({
    ...{ categoryCode: filter.code, attrs: product.attrs, label: product.model, series: product.series },
  });
  expect([svg.startsWith('<svg'), toScale]).toEqual([true, false]);
  expect((await site.app.inject(`/datasheets/${product.id}.pdf`)).headers['content-type']).toBe('application/pdf');
  expect((await site.app.inject(`/cad/${product.id}.dxf`)).statusCode).toBe(404);
});

test.each(['BP-660', '滤光片', '滤光片 850nm', '新光学 滤光片'])('%s finds it', async keywords => {
  const { content } = await call(site.app, 'search', { keywords });
  const found = content.groups.flatMap(group =>
    group.kind === 'product' ? group.hits.map(({ row }) => row.model) : [],
  );
  expect(found).toContain(keywords.includes('850') ? 'BP-850' : 'BP-660');
  expect((await call(site.app, 'suggest', { keywords })).state).toBe(0);
});

test('a device that search missed until then is carried: a trait in its name is a choice, nothing is said to be missing', async () => {
  const models = async (keywords: string) => {
    const { content } = await call(site.app, 'search', { keywords });
    expect(content.notCarried ?? [], keywords).toEqual([]);
    const hits = content.groups.flatMap(group => (group.kind === 'product' ? group.hits : []));
    return hits.map(({ row }) => row.model).toSorted();
  };
  for (const typed of ['带通滤光片', '带通滤镜', '带通 滤色片'])
    expect(await models(typed), typed).toEqual(['BP-660', 'BP-850']);
  expect(await models('滤镜')).toEqual(['BP-660', 'BP-850', 'LP-700']);
  // Another device is missed as before.
  const { content } = await call(site.app, 'search', { keywords: '光源控制器' });
  expect(content.notCarried).toEqual(['光源控制器']);
});

test('comparison, list files, sitemap, report and export hold it', async () => {
  const ids = ['BP-660', 'BP-850'].map(model => find(model).id).join(',');
  for (const address of [
    `/export/compare.csv?ids=${ids}`,
    '/export/products.csv?categoryId=77',
    '/export/products.xlsx?categoryId=77',
  ])
    expect((await site.app.inject(address)).statusCode, address).toBe(200);
  const paths = [...sitePlaces(site.catalogue.current, []).values()].flat().map(({ path }) => path);
  expect(paths).toContain('/goods/list?categoryId=77');
  expect(paths).toContain(`/goods/detail?id=${find('LP-700').id}`);
  const report = (await reportData(site.database.db)).find(({ name }) => name === '滤光片');
  expect([report?.products, report?.suspicious]).toEqual([3, []]);
  const to = join(folder, 'exported');
  await exportCatalogue(site.database.db, to, { form: 'csv', storage });
  const [plan] = await planMerge(site.database.db, [join(to, 'optical-filter.csv')]);
  expect([plan?.created, plan?.changes]).toEqual([[], []]);
});

test('the selection goes on without it', async () => {
  for (const name of ['selectionInit', 'cameraSelectionInit'] as const)
    expect((await call(site.app, name, {})).state, name).toBe(0);
});
