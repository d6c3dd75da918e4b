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
    ['first.json', { created: 1, updated: 0, unchanged: 0 }],
    ['second.csv', { created: 1, updated: 0, unchanged: 0 }],
  ]);
  expect(await modelsOf('S1')).toEqual(['A', 'B']);
  expect(await db.$count(brand, eq(brand.name, '新光学'))).toBe(1);
});

test('a bad record stops at its file: those before are in, it and those after are not', async () => {
  const heading = 'category,brand,series,model,attrs.focalLengthMm\n';
  const paths = [
    file('good.csv', `${heading}fa-lens,新光学,S2,A,12\n`),
    file('bad.csv', `${heading}fa-lens,新光学,S2,B,12\nfa-lens,新光学,S2,C,-16\n`),
    file('later.csv', `${heading}fa-lens,新光学,S2,D,12\n`),
  ];
  await expect(importFiles(db, paths)).rejects.toThrow(
    'bad.csv 第 2 条（第 3 行 E 列）：字段 attrs.focalLengthMm 的值「-16」超出范围，应为大于 0 的数字，单位 mm',
  );
  expect(await modelsOf('S2')).toEqual(['A']);
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
