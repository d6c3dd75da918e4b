import { type CallName, calls, envelope, operationIdOf } from '@shixuan/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedCatalogue } from '../../../../test/fixed-catalogue';
import { unreachableDatabase } from '../../../../test/unreachable-database';
import { buildApp } from '../../../app';
import { tools } from '../../mcp/tools';
import { fieldNames } from '../http/field-names';
import { schemaRows } from './schema-rows';

let app: FastifyInstance;
beforeAll(async () => {
  app = buildApp({ db: unreachableDatabase(), catalogue: await fixedCatalogue(), config: { imageHost: '' } });
});
afterAll(() => app.close());

test('the OpenAPI document holds every call once, with its schemas', async () => {
  const document = (await app.inject('/api/docs/json')).json();
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.entries<{ post: { operationId: string; requestBody: unknown } }>(document.paths);
  expect(operations.map(([, { post }]) => post.operationId).sort()).toEqual(
    (Object.keys(calls) as CallName[]).map(operationIdOf).sort(),
  );
  expect(document.paths['/api/web/Product/List'].post.requestBody.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['categoryId'],
    properties: { pageSize: { default: 24, minimum: 1, maximum: 500 } },
  });
  expect(document.paths).toHaveProperty(['/api/Share/BrandSeries']);
});

test('the page for people holds every call and needs no script and no inline style', async () => {
  const page = await app.inject('/api/docs');
  for (const [name, call] of Object.entries(calls)) {
    expect(page.body).toContain(`id="${name}"`);
    expect(page.body).toContain(call.summary);
  }
  expect(page.body).not.toMatch(/<script|<style|style=|onclick|https?:/);
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect((await app.inject('/api/docs/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('every field of the contract and of the tools for assistants has a Chinese name, and no name is left over', () => {
  const rows = [...Object.values(calls), ...tools].flatMap(({ request, content }) => [
    ...schemaRows(request, 'input'),
    ...schemaRows(envelope(content), 'output'),
  ]);
  const fields = new Set(rows.map(({ field }) => field.split('.').at(-1)?.replace('[]', '') ?? ''));
  fields.delete('*');
  const names = Object.keys(fieldNames);
  const found = {
    unnamed: [...fields].filter(field => !names.includes(field)),
    leftOver: names.filter(name => !fields.has(name)),
  };
  expect(found, 'names are given in server/src/web/api/http/field-names.ts and the files beside it').toEqual({
    unnamed: [],
    leftOver: [],
  });
});

test('limits, defaults, alternatives and lists are said in Chinese', () => {
  const rows = schemaRows(calls.productList.request, 'input');
  const row = (field: string) => rows.find(candidate => candidate.field === field);
  expect(row('pageSize')).toMatchObject({ type: '整数', required: false, limits: '≥ 1，≤ 500，默认 24' });
  expect(row('sort.direction')).toMatchObject({ type: '"asc" 或 "desc"', required: true });
  expect(row('filters.*.in')).toMatchObject({ type: '文本数组', limits: '最多 200 项' });
  const content = schemaRows(calls.productList.content, 'output');
  expect(content.find(candidate => candidate.field === 'list[].series')).toMatchObject({ type: '文本 或 null' });
});
