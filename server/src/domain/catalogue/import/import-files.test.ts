import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database';
import { brand, product } from '../schema';
import { importFiles } from './import-files';

const { db, stop } = await createTestDatabase({ data: true });
const folder = mkdtempSync(join(tmpdir(), 'shixuan-import-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stop();
});

const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const modelsOf = async (series: string) =>
  (await db.select().from(product).where(eq(product.series, series)).orderBy(asc(product.model))).map(
    ({ model }) => model,
  );

test('JSON and CSV go in together; the second may use a brand that the first brought', async () => {
  const json = file(
    'first.json',
    JSON.stringify([{ category: 'fa-lens', brand: '新光学', series: 'S1', model: 'A', attrs: { focalLengthMm: 8 } }]),
  );
  const csv = file('second.csv', 'category,brand,series,model,attrs.focalLengthMm\nfa-lens,新光学,S1,B,12\n');
  const done: unknown[] = [];
  await importFiles(db, [json, csv], { onDone: (name, applied) => done.push([name, applied]) });
  expect(done).toEqual([
    ['first.json', { created: 1, updated: 0, unchanged: 0, out: [] }],
    ['second.csv', { created: 1, updated: 0, unchanged: 0, out: [] }],
  ]);
  expect(await modelsOf('S1')).toEqual(['A', 'B']);
  expect(await db.$count(brand, eq(brand.name, '新光学'))).toBe(1);
});

test('where one file is bad, none is imported, and the faults of all are told at once', async () => {
  const heading = 'category,brand,series,model,attrs.focalLengthMm\n';
  const pictures = JSON.stringify([{ file: 'none.png', kind: '照片', credit: '新光学', licence: '授权' }]);
  const paths = [
    file('good.csv', `${heading}fa-lens,新光学,S2,A,12\n`),
    file('bad.csv', `${heading}fa-lens,新光学,S2,B,12\nfa-lens,新光学,S2,C,-16\n`),
    file('broken.json', '[{"category": "fa-lens"'),
    file(
      'picture.csv',
      `category,brand,model,images\nfa-lens,新光学,E,${pictures.replaceAll('"', '""').replace(/.*/, '"$&"')}\n`,
    ),
    file('later.csv', `${heading}fa-lens,新光学,S2,D,abc\n`),
  ];
  const refused = await importFiles(db, paths).catch((error: Error) => error);
  expect(String(refused instanceof Error && refused.message).split('\n')).toEqual([
    'bad.csv 第 2 条（第 3 行 E 列）：字段 attrs.focalLengthMm 的值「-16」超出范围，应为大于 0 的数字，单位 mm',
    'broken.json：JSON 语法有误（第 1 行第 24 列），应为完整的 JSON 数组',
    'picture.csv 第 1 条（第 2 行 D 列）：字段 images.0.file 的值「none.png」在文件夹 images 中不存在，应为导入文件旁 images 文件夹里的图片文件名',
    'later.csv 第 1 条（第 2 行 E 列）：字段 attrs.focalLengthMm 的值「abc」不是数字，应为大于 0 的数字，单位 mm',
    '4 个文件共 4 处不对，这些文件没有导入',
  ]);
  expect(await modelsOf('S2')).toEqual([]);
});

test('of several bad files each is named, however many faults the first one has', async () => {
  const heading = 'category,brand,model,attrs.focalLengthMm\n';
  const bad = (count: number) => heading + Array.from({ length: count }, (_, i) => `fa-lens,新光学,${i},x\n`).join('');
  const refused = await importFiles(db, [file('many.csv', bad(500)), file('few.csv', bad(3))]).catch(
    (error: Error) => error,
  );
  const lines = String(refused instanceof Error && refused.message).split('\n');
  expect(lines).toHaveLength(101);
  expect(lines.filter(line => line.startsWith('few.csv'))).toHaveLength(3);
  expect(lines.at(-1)).toBe('2 个文件共 503 处不对，以上是各文件最前的 100 处，这些文件没有导入');
});

test('records whose figures contradict each other go in, and are named with the reason', async () => {
  const path = file(
    'suspicious.json',
    JSON.stringify([
      {
        category: 'fa-lens',
        brand: '新光学',
        series: 'S3',
        model: 'T',
        attrs: { filterThread: 'm49x0.75', diameterMm: 40 },
      },
    ]),
  );
  const seen: unknown[] = [];
  await importFiles(db, [path], { onSuspicious: (_file, records) => seen.push(...records) });
  expect(seen).toEqual([{ record: 1, brand: '新光学', model: 'T', reasons: ['滤镜螺纹 M49 大于外径 40 mm'] }]);
  expect(await modelsOf('S3')).toEqual(['T']);
});
