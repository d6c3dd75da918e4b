import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, expect, test } from 'vitest';
import { makePng } from '../../../../test/pictures/make-png';
import { createTestDatabase } from '../../../../test/test-database';
import type { Database } from '../../../platform/database/connect';
import { folderStorage } from '../../../platform/storage/folder-storage';
import type { CategoryAttribute } from '../import/category-file';
import { importFiles } from '../import/import-files';
import { applyMerge, planMerge } from '../import/merge-files';
import { siteData } from '../import/site-data.fixture';
import { product } from '../schema';
import { exportCatalogue } from './export-catalogue';
import type { ExportForm } from './record-texts';

const site = await createTestDatabase({ data: true });
const empty = await createTestDatabase({ data: true });
const folder = mkdtempSync(join(tmpdir(), 'shixuan-export-'));
const storage = folderStorage(join(folder, 'storage'));
const elsewhere = folderStorage(join(folder, 'elsewhere'));
await empty.db.delete(product);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.stop();
  await empty.stop();
});
afterEach(() => empty.db.delete(product));

let exports = 0;
async function exported(db: Database, form: ExportForm, from = storage) {
  const to = join(folder, `export-${++exports}`);
  return { to, files: await exportCatalogue(db, to, { form, storage: from }) };
}
const contentOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => [entry.name, readFileSync(join(entry.parentPath, entry.name)).toString('base64')] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
const paths = (to: string, files: readonly { file: string }[]) => files.map(({ file }) => join(to, file));

/** Exports, imports that into the empty site, and exports it again. */
async function thereAndBack(form: ExportForm) {
  const first = await exported(site.db, form);
  await importFiles(empty.db, paths(first.to, first.files), {}, elsewhere);
  const second = await exported(empty.db, form, elsewhere);
  return { first, second };
}

test.each(['json', 'csv'] as const)(
  'an empty site that takes the %s gives the same files, byte by byte',
  async form => {
    mkdirSync(join(folder, `own-${form}`, 'images'), { recursive: true });
    writeFileSync(join(folder, `own-${form}`, 'images', 'front.png'), makePng([200, 40, 40]));
    const image = { file: 'front.png', kind: '照片', credit: '新光学', licence: '授权，"全部"', caption: '正面' };
    writeFileSync(
      join(folder, `own-${form}`, 'own.json'),
      JSON.stringify([{ category: 'fa-lens', brand: '新光学', model: 'P-1', images: [image] }]),
    );
    await importFiles(site.db, [join(folder, `own-${form}`, 'own.json')], {}, storage);

    const { first, second } = await thereAndBack(form);
    expect(first.files.reduce((sum, { products }) => sum + products, 0)).toBe(await site.db.$count(product));
    expect(second.files).toEqual(first.files);
    expect(contentOf(second.to)).toEqual(contentOf(first.to));
    expect(contentOf(first.to).some(([name]) => name.endsWith('.png'))).toBe(true);
  },
);

/** Any value that an import takes for the attribute. */
function anyValueOf({ type, options = [], limits = { above: 0 } }: CategoryAttribute): fc.Arbitrary<unknown> {
  const codes = options.map(({ value }) => value);
  const least = limits.atLeast ?? limits.above ?? -1000;
  const most = limits.atMost ?? Math.max(least, 0) + 1000;
  const whole = fc.integer({ min: Math.ceil(least) + 1, max: Math.floor(most) });
  const number =
    limits.whole || most - least <= 2
      ? whole
      : fc.oneof(
          whole,
          whole.map(each => each - 0.375),
        );
  switch (type) {
    case 'number':
      return number;
    case 'range':
      return fc.oneof(
        fc.tuple(number, number).map(ends => ends.toSorted((a, b) => a - b)),
        number.map(end => [null, end]),
        number.map(end => [end, null]),
      );
    case 'choice':
      return fc.constantFrom(...codes);
    case 'several':
      return fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1 });
    case 'boolean':
      return fc.boolean();
    case 'text':
      return fc.constantFrom(
        '含"引号"',
        '甲,乙',
        '第一行\n第二行',
        '=1+1',
        '1e3',
        'true',
        "'0012",
        '甲|乙~丙',
        '  两端  空格 ',
      );
  }
}

test('whatever values a product has, they come back as they were', async () => {
  const [category] = siteData.categories.filter(({ code }) => code === 'slide');
  if (!category) throw new Error('no slides');
  const { attributes } = category;
  const types = new Set(siteData.categories.flatMap(each => each.attributes.map(({ type }) => type)));
  const definitions = siteData.categories.flatMap(each =>
    each.attributes
      // What applies to some kinds only, or excludes another, is refused beside it.
      .filter(({ appliesTo, insteadOf }) => !appliesTo && insteadOf === undefined)
      .filter(({ key }) => !each.attributes.some(({ insteadOf }) => insteadOf === key))
      .map(definition => ({ code: each.code, definition })),
  );
  expect(types.size).toBe(6);
  expect(attributes.length).toBeGreaterThan(0);
  const record = fc.constantFrom(...definitions).chain(({ code, definition }) =>
    fc.record({
      category: fc.constant(code),
      attrs: anyValueOf(definition).map(value => ({ [definition.key]: value })),
      series: fc.constantFrom(null, 'S,1', '"S"', '=1+1', "'@S"),
      seriesLevel: fc.boolean(),
      source: fc.constantFrom(
        undefined,
        { notes: '备注，"引号"\n第二行', url: 'https://maker.example/a?b=1,2', confidence: 'low' },
        {
          derived: [{ key: definition.key, how: '由型号推出', rule: 'part-number' }],
          fieldSources: [{ key: definition.key, url: 'https://maker.example/b', tier: null }],
        },
      ),
    }),
  );
  await site.db.delete(product);
  await fc.assert(
    fc
      .asyncProperty(fc.array(record, { minLength: 1, maxLength: 40 }), async records => {
        const file = join(folder, 'any.json');
        writeFileSync(
          file,
          JSON.stringify(records.map((each, at) => ({ ...each, brand: '新光学', model: `R-${at}` }))),
        );
        await importFiles(site.db, [file]);
        for (const form of ['json', 'csv'] as const) {
          const { first, second } = await thereAndBack(form);
          expect(contentOf(second.to)).toEqual(contentOf(first.to));
          const planned = await planMerge(site.db, paths(first.to, first.files));
          expect(planned.flatMap(({ created, changes }) => [...created, ...changes])).toEqual([]);
          await empty.db.delete(product);
        }
      })
      .afterEach(() => site.db.delete(product).then(() => undefined)),
    { numRuns: 15 },
  );
});

test('a merge of the exported files with one cell changed shows exactly this change', async () => {
  writeFileSync(
    join(folder, 'lens.json'),
    JSON.stringify(
      [8, 12, 16].map(focalLengthMm => ({
        category: 'fa-lens',
        brand: 'Kowa',
        model: `EX-${focalLengthMm}`,
        attrs: { focalLengthMm, weightG: 60, mount: ['c'] },
      })),
    ),
  );
  await importFiles(site.db, [join(folder, 'lens.json')]);
  const { to, files } = await exported(site.db, 'csv');
  const [path = ''] = paths(to, files);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(/^(.*EX-12.*),60,/m, '$1,61,');
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  const [plan] = await planMerge(site.db, [path]);
  expect(plan?.created).toEqual([]);
  expect(plan?.changes.map(({ model, key, before, after }) => [model, key, before, after])).toEqual([
    ['EX-12', 'weightG', 60, 61],
  ]);
  if (plan) expect(await applyMerge(site.db, plan)).toMatchObject({ created: 0, updated: 1 });
});

test('a folder that holds something is refused, and nothing of a failed export stays', async () => {
  const full = join(folder, 'full');
  mkdirSync(full);
  writeFileSync(join(full, 'own.txt'), 'own');
  await expect(exportCatalogue(site.db, full, { form: 'json', storage })).rejects.toThrow(
    `${full}：不是空的，应为还不存在或空的文件夹`,
  );
  const before = readdirSync(folder);
  const pictureless = folderStorage(join(folder, 'without-pictures'));
  mkdirSync(join(folder, 'images'), { recursive: true });
  writeFileSync(join(folder, 'images', 'front.png'), makePng([40, 40, 200]));
  const image = { file: 'front.png', kind: '照片', credit: '新光学', licence: '授权' };
  writeFileSync(
    join(folder, 'own.json'),
    JSON.stringify([{ category: 'fa-lens', brand: '新光学', model: 'P-2', images: [image] }]),
  );
  await importFiles(site.db, [join(folder, 'own.json')], {}, storage);
  await expect(exported(site.db, 'json', pictureless)).rejects.toThrow(/^picture [0-9a-f]{64} is not in the storage$/);
  expect(readdirSync(folder).filter(name => !before.includes(name) && !['images', 'own.json'].includes(name))).toEqual(
    [],
  );
});
