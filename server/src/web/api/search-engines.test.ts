import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { productText } from '../../domain/catalogue/schema';

let memory: TestSite;
let postgres: TestSite;
beforeAll(async () => {
  memory = await createTestSite();
  postgres = await createTestSite({ beside: memory, searchEngine: 'postgresql' });
});
afterAll(async () => {
  await postgres.stop();
  await memory.stop();
});

const judged = z
  .array(z.object({ query: z.string() }))
  .parse(
    JSON.parse(readFileSync(join(import.meta.dirname, '../../domain/search/judging/judged-queries.json'), 'utf8')),
  );
/** Some of every kind, and what belongs to no kind. */
const EVERY = 20;
const queries = [
  ...judged.flatMap(({ query }, i) => (i % EVERY === 0 ? [query] : [])),
  ...['MV-CS05O-10GM', 'A5201MG000', 'm', '2/3', '%', "'", '相\u0000机', '𠮷', 'imx', '16mm C口 镜头 f1.4', '远心'],
];

test('searches, suggestions and lists by words are answered alike, whoever searches the texts', async () => {
  expect(await memory.database.db.$count(productText)).toBeGreaterThan(1000);
  for (const keywords of queries) {
    for (const name of ['search', 'suggest'] as const) {
      const expected = await postCall(memory.app, name, { keywords });
      const { status, content } = await postCall(postgres.app, name, { keywords });
      expect({ name, keywords, status, content }).toEqual({ name, keywords, status: 200, content: expected.content });
    }
    const [category] = (await postCall(memory.app, 'productCategories', {})).content.list;
    const body = { categoryId: category?.id ?? 0, keyword: keywords, facets: true };
    const expected = await postCall(memory.app, 'productList', body);
    const { status, content } = await postCall(postgres.app, 'productList', body);
    expect({ keywords, status, content }).toEqual({ keywords, status: 200, content: expected.content });
  }
}, 300_000);
