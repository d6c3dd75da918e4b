import { type CallName, calls } from '@shixuan/api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postCall, postRaw } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { product } from '../../domain/catalogue/schema';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.stop());

const names = Object.keys(calls) as CallName[];

/** Field names that mean something, so that the noise gets past the outer checks. */
const key = fc.oneof(
  fc.constantFrom('categoryId', 'filters', 'sort', 'page', 'pageSize', 'facets', 'id', 'key', 'direction', 'in', 'min'),
  fc.constantFrom('max', 'brand', 'series', 'mount', 'frameRateFps', 'workingDistanceMm', 'userName', 'password'),
  fc.constantFrom('task', 'object', 'widthMm', 'heightMm', 'accuracy', 'kind', 'objectPixelMm', 'sensor', 'keyword'),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '', '\u0000'),
  fc.string({ unit: 'binary' }),
);
const leaf = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.double(),
  fc.constantFrom('asc', 'desc', 'model', 'c', '__missing', '\u0000', '\ud800', "'; drop table product; --", '1e999'),
  fc.string({ unit: 'binary' }),
  fc.boolean(),
  fc.constant(null),
);
const { value } = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5 }),
  ),
}));
const body = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(key, value, { maxKeys: 6 }).map(fields => JSON.stringify(fields)) },
  {
    weight: 2,
    arbitrary: fc
      .record(
        { categoryId: fc.integer({ min: 1, max: 11 }), filters: value, sort: value },
        { requiredKeys: ['categoryId'] },
      )
      .map(fields => JSON.stringify(fields)),
  },
  { weight: 1, arbitrary: value.map(any => JSON.stringify(any) ?? '') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 60_000 }).map(depth => '[{"a":'.repeat(depth / 6)) },
);

/** What all objects inherit, name by name; a body that reaches it changes the site for everybody. */
const inherited = () =>
  new Map<unknown, unknown>(
    [Object, Array, Function, String].flatMap(({ name, prototype }) =>
      Reflect.ownKeys(prototype).map(key => {
        const { value, get } = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
        return [`${name} ${String(key)}`, get ?? value];
      }),
    ),
  );

test('no body, however odd, is answered with a failure of the server or changes what objects inherit', async () => {
  const before = inherited();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), body, async (name, text) => {
      const { status, state, msg } = await postRaw(site.app, name, text);
      expect([200, 404, 413, 415, 422, 429]).toContain(status);
      expect(status === 200 || msg.length > 0).toBe(true);
      if (status === 422) expect(state).toBe(422);
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 600 },
  );
  const after = inherited();
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect([...after].filter(([name, value]) => !Object.is(value, before.get(name)))).toEqual([]);
});

test('what would be SQL is kept, found and compared as text', async () => {
  const { db } = site.database;
  const products = await db.$count(product);
  for (const [at, text] of ["'; drop table product; --", "' or '1'='1", '$1 \\ " % _', "x'||(select 1)||'"].entries()) {
    const credentials = { userName: `注入者_${at}`, password: '一本没有读完的书' };
    const { token } = (await postCall(site.app, 'register', credentials)).content;
    const headers = { authorization: token };
    await postCall(site.app, 'accountSaveProfile', { name: text, company: text, phone: '' }, headers);
    expect((await postCall(site.app, 'accountProfile', {}, headers)).content).toMatchObject({
      name: text,
      company: text,
    });
    const guess = await postCall(site.app, 'login', { userName: text, password: text });
    expect([guess.status, guess.msg]).toEqual([200, '用户名或密码不正确']);
    const found = await postCall(site.app, 'productList', { categoryId: 1, keyword: text });
    expect(found.status).toBe(200);
  }
  expect(await db.$count(product)).toBe(products);
  expect(products).toBeGreaterThan(0);
});
