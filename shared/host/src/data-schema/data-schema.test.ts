import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type DataSchema, DataSchemaForm, findMisfit, readValue, type ValueOf } from './index';

const bound = fc.integer({ min: -5, max: 5 });
const names = ['a', 'b', 'c'] as const;

const { schema: anySchema } = fc.letrec<{ schema: DataSchema }>(tie => ({
  schema: fc.oneof(
    { depthSize: 'small' },
    fc.constant<DataSchema>({ type: 'boolean' }),
    fc.record(
      {
        type: fc.constant('string' as const),
        enum: fc.uniqueArray(fc.constantFrom('x', 'yy', 'zzz'), { minLength: 1 }),
        maxLength: fc.nat(4),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      { type: fc.constantFrom('number' as const, 'integer' as const), minimum: bound, maximum: bound },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      { type: fc.constant('array' as const), items: tie('schema'), maxItems: fc.nat(3) },
      { requiredKeys: ['type', 'items'] },
    ),
    fc.dictionary(fc.constantFrom(...names), tie('schema'), { maxKeys: 3, noNullPrototype: true }).chain(properties =>
      fc.record({
        type: fc.constant('object' as const),
        properties: fc.constant(properties),
        required: fc.subarray(Object.keys(properties)),
      }),
    ),
  ),
}));

/** Values that are of the schema, or nearly. */
function valuesOf(schema: DataSchema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.oneof(fc.constantFrom(...(schema.enum ?? ['', 'yy', '长文字很长'])), fc.string({ maxLength: 5 }));
    case 'number':
      return fc.double({ min: -6, max: 6, noNaN: true });
    case 'integer':
      return fc.integer({ min: -6, max: 6 });
    case 'array':
      return fc.array(valuesOf(schema.items), { maxLength: 4 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties).map(([name, own]) => [name, valuesOf(own)])),
        { requiredKeys: [...(schema.required ?? [])] },
      );
  }
}

const isOf = (schema: DataSchema, value: unknown) => 'value' in readValue(schema, value);

test('whoever is told that schemas fit gets only values that he expects', () => {
  const pair = fc.tuple(anySchema, anySchema).chain(([a, b]) => fc.tuple(fc.constant(a), fc.constant(b), valuesOf(a)));
  fc.assert(
    fc.property(pair, ([given, wanted, value]) => {
      const read = readValue(given, value);
      fc.pre('value' in read && findMisfit(given, wanted) === null);
      expect('value' in read && readValue(wanted, read.value)).toHaveProperty('value');
    }),
    { numRuns: 300 },
  );
});

test('a schema fits itself, and is of the schema of schemas', () => {
  fc.assert(
    fc.property(anySchema, schema => {
      expect(findMisfit(schema, schema)).toBeNull();
      expect(DataSchemaForm.safeParse(schema).success).toBe(true);
    }),
  );
});

test('a value that was read is read again as it is, and reading throws for nothing', () => {
  fc.assert(
    fc.property(anySchema, fc.anything(), (schema, value) => {
      const read = readValue(schema, value);
      if ('value' in read) expect(readValue(schema, read.value)).toEqual(read);
      else expect(read.problem).toMatch(/应为/);
    }),
  );
});

const product = {
  type: 'object',
  properties: {
    id: { type: 'integer', title: '产品编号', minimum: 1 },
    code: { type: 'string', enum: ['light', 'slide'] },
    tags: { type: 'array', items: { type: 'string', maxLength: 3 }, maxItems: 2 },
    note: { type: 'string' },
  },
  required: ['id', 'code'],
} as const satisfies DataSchema;

test('what is not declared does not cross, and what is optional may be absent', () => {
  expect(readValue(product, { id: 5, code: 'light', secret: 1, note: undefined })).toEqual({
    value: { id: 5, code: 'light' },
  });
  expectTypeOf<ValueOf<typeof product>>().toExtend<{ id: number; code: 'light' | 'slide'; note?: string }>();
});

test.each([
  [{ code: 'light' }, 'id（产品编号）应为整数，没有给出'],
  [{ id: 1.5, code: 'light' }, 'id（产品编号）应为整数，给出的是 1.5'],
  [{ id: 0, code: 'light' }, 'id（产品编号）应为不小于 1 的整数，给出的是 0'],
  [{ id: Number.NaN, code: 'light' }, 'id（产品编号）应为整数，给出的是 NaN'],
  [{ id: 1, code: 'lens' }, 'code应为light、slide 之一，给出的是文字「lens」'],
  [{ id: 1, code: 'light', tags: ['abc', 'abcd'] }, 'tags[1]应为至多 3 个字，给出的是文字「abcd」'],
  [{ id: 1, code: 'light', tags: ['', '', ''] }, 'tags应为至多 2 项的列表，给出的是列表'],
  [{ id: 1, code: 'light', note: null }, 'note应为文字，给出的是 null'],
  [[], '值应为对象，给出的是列表'],
])('%j is refused by name', (value, problem) => {
  expect(readValue(product, value)).toEqual({ problem });
});

describe('what a place hands over and what a piece expects', () => {
  const wanted = (properties: Record<string, DataSchema>, required: string[] = []): DataSchema => ({
    type: 'object',
    properties,
    required,
  });

  test.each<[string, DataSchema, string | null]>([
    ['less than there is', wanted({ id: { type: 'number' } }, ['id']), null],
    ['an optional property that there is not', wanted({ price: { type: 'number' } }), null],
    ['a property that there is not', wanted({ price: { type: 'number' } }, ['price']), '没有 price'],
    ['one that may be absent', wanted({ note: { type: 'string' } }, ['note']), 'note 可以缺少'],
    ['another type', wanted({ id: { type: 'string' } }), 'id 是 integer，不是 string'],
    ['fewer choices', wanted({ code: { type: 'string', enum: ['light'] } }), 'code 可以是 slide'],
    ['choices of any text', wanted({ note: { type: 'string', enum: ['x'] } }), 'note 可以是 其他文字'],
    ['a narrower range', wanted({ id: { type: 'integer', minimum: 2 } }), 'id 可以小于 2'],
    [
      'shorter lists',
      wanted({ tags: { type: 'array', items: { type: 'string' }, maxItems: 1 } }),
      'tags 可以有多于 1 项',
    ],
    [
      'shorter texts in a list',
      wanted({ tags: { type: 'array', items: { type: 'string', maxLength: 2 } } }),
      'tags[] 可以长于 2 个字',
    ],
  ])('%s', (_what, schema, misfit) => {
    expect(findMisfit(product, schema)).toBe(misfit);
  });
});

test.each([
  { type: 'date' },
  { type: 'string', pattern: '^a' },
  { type: 'array' },
  { type: 'object', properties: { 'not a name': { type: 'string' } } },
  { type: 'object', properties: {}, required: ['id'] },
])('%j is no schema', schema => {
  expect(DataSchemaForm.safeParse(schema).success).toBe(false);
  expect(isOf({ type: 'boolean' }, schema)).toBe(false);
});
