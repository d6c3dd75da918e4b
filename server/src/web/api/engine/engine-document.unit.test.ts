import { gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type CallName, calls } from '@shixuan/api';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexApp } from '../../../../test/index-app';
import { sharedSolver } from '../../../../test/shared-solver';
import { siteIndex } from '../../../../test/site-catalogue';
import { embedCallNames } from '../http/embed-calls';
import { engineDocument } from './engine-document';
import { engineExamples } from './engine-examples';
import { pascalName } from './engine-schemas';

let app: FastifyInstance;
beforeAll(async () => {
  app = indexApp(await siteIndex(), { solver: sharedSolver });
});
afterAll(() => app.close());

const document = JSON.parse(JSON.stringify(engineDocument()));

/** Fields that no schema names are an error here: the description says everything that is answered. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
  return 'properties' in part && !('additionalProperties' in part) ? { ...inner, additionalProperties: false } : inner;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'engine', components: closed(document.components) as object });
const problems = (name: string, value: unknown): unknown[] => {
  const check = ajv.compile({ $ref: `engine#/components/schemas/${name}` });
  return check(value) ? [] : (check.errors ?? []).slice(0, 5);
};

const examples = embedCallNames.flatMap(name =>
  Object.entries(engineExamples[name] ?? {}).map(([id, { value }]) => [name, id, value] as const),
);

const post = (name: CallName, payload: object) =>
  app.inject({ method: 'POST', url: `/web${calls[name].path}`, payload });

test('it is OpenAPI 3.1, and names every call that answers foreign pages and no other', async () => {
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(Object.keys(document.paths).sort()).toEqual(embedCallNames.map(name => calls[name].path).sort());
  // Nothing is referred to that is not there.
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  for (const [, kind = '', name = ''] of references) expect(document.components[kind]).toHaveProperty(name);
});

test('every call has an example', () => {
  expect(new Set(examples.map(([name]) => name))).toEqual(new Set(embedCallNames));
});

test.each(examples)('%s %s is answered as it is described', async (name, _, value) => {
  expect(problems(`${pascalName(name)}Request`, value)).toEqual([]);
  const answer = await post(name, value);
  expect(answer.statusCode).toBe(200);
  const body = answer.json();
  expect(problems(`${pascalName(name)}Answer`, body)).toEqual([]);
  const found = body.content.list ?? body.content.kinds;
  expect(body.content.products ?? found).not.toEqual([]);
});

test.each<[CallName, object]>([
  [
    'rankSystems',
    { task: { object: { widthMm: 0, heightMm: 1 }, accuracy: { kind: 'object-pixel', objectPixelMm: 1 } } },
  ],
  ['rankSystems', { task: { object: { widthMm: 1, heightMm: 1 }, accuracy: { kind: 'exact' } } }],
  ['rankSystems', {}],
  ['rankLenses', { task: engineExamples.rankLenses?.sensor?.value.task }],
  ['rankLenses', { ...engineExamples.rankLenses?.sensor?.value, cameraId: 1 }],
  ['productDropdown', { key: 'mount', keyword: 'MV' }],
  ['rankCameras', { ...engineExamples.rankCameras?.pcb?.value, limit: 101 }],
  ['profiler', { task: { widthMm: 40, speed: 3 } }],
])('what the description of %s refuses, the server refuses too: %j', async (name, value) => {
  expect(problems(`${pascalName(name)}Request`, value)).not.toEqual([]);
  const answer = await post(name, value);
  expect(answer.statusCode).toBe(422);
  expect(problems('Failure', answer.json())).toEqual([]);
});

test('fields are named in Chinese with their unit, range and the meaning of their codes', () => {
  const { ImagingTask } = document.components.schemas;
  const text = (field: string) => ImagingTask.properties[field].description;
  expect(text('heightVariationMm')).toBe('高度差（mm）；≥ 0，≤ 10000，默认 0');
  expect(text('rateHz')).toContain('≥ 0.001，≤ 1000000');
  expect(text('surface')).toContain('matt 哑光');
  expect(text('technique')).toContain('ring 环形光');
  expect(text('links')).toContain('gige ');
  const unnamed = Object.entries<{ properties?: Record<string, { description?: string }> }>(
    document.components.schemas,
  ).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, { description }]) => (description ? [] : `${name}.${field}`)),
  );
  expect(unnamed).toEqual([]);
});

test('every origin may read it, and an unchanged copy is answered with 304', async () => {
  const answer = await app.inject('/embed/v1/openapi.json');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.json()).toEqual(document);
  const etag = String(answer.headers.etag);
  expect((await app.inject({ url: '/embed/v1/openapi.json', headers: { 'if-none-match': etag } })).statusCode).toBe(
    304,
  );
  const packed = await app.inject({ url: '/embed/v1/openapi.json', headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(document);
});
