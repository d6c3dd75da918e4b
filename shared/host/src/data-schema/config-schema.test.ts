import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { testHost } from '../testing/test-host';
import { configOf } from '../use-config';
import { type ConfigSchema, ConfigSchemaForm, readConfig } from './index';

const schema = {
  type: 'object',
  properties: {
    rows: { type: 'integer', title: '行数', minimum: 1, maximum: 12, default: 6 },
    order: { type: 'string', enum: ['newest', 'name'], default: 'newest' },
    contact: { type: 'string', maxLength: 20, default: '' },
    hidden: { type: 'array', items: { type: 'integer' }, maxItems: 3, default: [] },
  },
} as const satisfies ConfigSchema;

test('what was set holds, defaults hold for the rest, and what is not declared is left out', () => {
  expect(readConfig(schema, { rows: 8, shopping: true })).toEqual({
    values: { rows: 8, order: 'newest', contact: '', hidden: [] },
    problems: [],
  });
});

test('a value that the version does not take is named, and its default stands in', () => {
  const { values, problems } = readConfig(schema, { rows: 20, order: 'price', contact: '轻' });
  expect(values).toEqual({ rows: 6, order: 'newest', contact: '轻', hidden: [] });
  expect(problems).toEqual([
    { name: 'rows', problem: 'rows（行数）应为不大于 12 的整数，给出的是 20' },
    { name: 'order', problem: 'order应为newest、name 之一，给出的是文字「price」' },
  ]);
});

test('whatever was set, a version gets exactly its fields, each of its form', () => {
  const given = fc.dictionary(fc.constantFrom(...Object.keys(schema.properties), 'other', '__proto__'), fc.jsonValue());
  fc.assert(
    fc.property(given, set => {
      const { values } = readConfig(schema, set);
      expect(Object.keys(values)).toEqual(Object.keys(schema.properties));
      // Read again it is taken as it is.
      expect(readConfig(schema, values)).toEqual({ values, problems: [] });
    }),
  );
});

test.each<[string, unknown]>([
  ['a field without a default', { type: 'object', properties: { rows: { type: 'integer' } } }],
  ['an unknown keyword', { type: 'object', properties: { rows: { type: 'integer', step: 2, default: 2 } } }],
  ['an unknown type', { type: 'object', properties: { rows: { type: 'date', default: 2 } } }],
  ['a name that is none', { type: 'object', properties: { 'max rows': { type: 'integer', default: 2 } } }],
  ['a list of required fields', { ...schema, required: ['rows'] }],
  ['a single value', { type: 'integer', default: 2 }],
  ['a field that is no object', { type: 'object', properties: { rows: 6 } }],
])('%s is no schema of settings', (_what, wrong) => {
  expect(ConfigSchemaForm.safeParse(wrong).success).toBe(false);
  expect(ConfigSchemaForm.safeParse(schema).success).toBe(true);
});

test('a remote reads its settings by name and type; without a site the defaults hold', () => {
  const site = { categories: [], imageHost: '', registryRevision: 3, own: { rows: 9, order: 'name' } };
  const config = configOf(testHost({ services: { config: site } }), schema);
  expect(config).toEqual({ rows: 9, order: 'name', contact: '', hidden: [] });
  expectTypeOf(config.rows).toEqualTypeOf<number>();
  expectTypeOf(config.order).toEqualTypeOf<'newest' | 'name'>();
  expectTypeOf(config.hidden).toEqualTypeOf<readonly number[]>();
  expect(configOf(testHost(), schema)).toEqual({ rows: 6, order: 'newest', contact: '', hidden: [] });
});
