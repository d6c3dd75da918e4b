import { calls, envelope } from '@shixuan/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedCatalogue } from '../../../test/fixed-catalogue';
import { postCall, postRaw } from '../../../test/post-call';
import { unreachableDatabase } from '../../../test/unreachable-database';
import { buildApp } from '../../app';
import { PostgresTexts } from '../../domain/catalogue/in-postgres/postgres-texts';

let app: FastifyInstance;
beforeAll(async () => {
  app = buildApp({ db: unreachableDatabase(), catalogue: await fixedCatalogue(), config: { imageHost: '' } });
});
afterAll(() => app.close());

test.each([
  ['search', { keywords: 'MV-1' }],
  ['search', { keywords: '什么都没有的词', without: ['x'] }],
  ['search', { keywords: '\u0000\u0007' }],
  ['search', { keywords: 'x', kind: 'product', categoryId: 1, page: 2 }],
  ['suggest', { keywords: 'M' }],
] as const)('%s %j is answered as the contract says, from memory, while the database is down', async (name, body) => {
  const { status, headers, ...answer } = await postCall(app, name, body);
  expect([status, answer.msg]).toEqual([200, '']);
  expect(envelope(calls[name].content).parse(answer)).toEqual({ state: 0, content: answer.content, msg: '' });
});

test.each([
  ['search', '{"keywords":""}', '关键词：请输入关键词'],
  ['search', '{}', '关键词：请输入关键词'],
  ['suggest', '{"keywords":1}', '关键词：请输入关键词'],
  ['search', '{"keywords":"x","filters":{"mount":{"in":["c"]}}}', '分类编号 categoryId：给出筛选条件 filters 时必填'],
  [
    'search',
    '{"keywords":"MV","categoryId":1,"filters":{"focal":{"min":1}}}',
    '筛选「focal」：该分类没有这个可筛选的参数',
  ],
] as const)('%s %s is refused', async (name, body, msg) => {
  expect(await postRaw(app, name, body)).toMatchObject({ status: 422, state: 422, msg });
});

test('where no product is found, what several visitors searched for is offered', async () => {
  const ask = async (keywords: string, visitor: number) => {
    const remoteAddress = `192.0.2.${visitor}`;
    const answer = await app.inject({ method: 'POST', url: '/web/Home/Search', payload: { keywords }, remoteAddress });
    return envelope(calls.search.content).parse(answer.json()).content;
  };
  for (const visitor of [1, 1, 2]) await ask('测试分类', visitor);
  expect((await ask('什么都没有的词', 3))?.popular).toEqual([]);
  const found = await ask('测试分类', 3);
  expect(found?.popular).toBeUndefined();
  expect((await ask('什么都没有的词', 4))?.popular).toEqual([{ text: '测试分类', total: expect.any(Number) }]);
});

test('where the database searches texts, searches wait for it while it is away, and lists are answered', async () => {
  const db = unreachableDatabase();
  const catalogue = await fixedCatalogue('1', new PostgresTexts(db));
  const inDatabase = buildApp({ db, catalogue, config: { imageHost: '' } });
  expect(await postCall(inDatabase, 'search', { keywords: 'MV-1' })).toMatchObject({ status: 503, content: null });
  const keyword = { categoryId: 1, keyword: 'MV' };
  expect(await postCall(inDatabase, 'productList', keyword)).toMatchObject({ status: 503, content: null });
  expect(await postCall(inDatabase, 'productList', { categoryId: 1 })).toMatchObject({ status: 200, state: 0 });
  await inDatabase.close();
});

test('an unknown category is not found', async () => {
  expect(await postRaw(app, 'search', '{"keywords":"x","categoryId":99}')).toMatchObject({ status: 404, state: 1010 });
});

test.each([
  ['ten thousand letters', 'x'.repeat(10_000)],
  ['thousands of words', '相机 '.repeat(5000)],
  ['emoji', '📷'.repeat(500)],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['SQL', "'; drop table product; --"],
  ['a lone surrogate', 'a\ud83d'],
  ['control characters', 'a\u0000\u001b[31m\u202eb'],
])('%s: answered like any other query', async (_, keywords) => {
  for (const name of ['search', 'suggest'] as const)
    expect(await postRaw(app, name, JSON.stringify({ keywords }))).toMatchObject({ status: 200, state: 0 });
});
