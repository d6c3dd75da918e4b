import { type Attributes, type AttributeValue, applies } from '@shixuan/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CategoryAttribute } from './category-file';
import { parseCsv } from './parse-csv';
import { parseJson } from './parse-json';
import type { RawRecord } from './raw-record';
import { productRecords, siteData } from './site-data.fixture';
import type { ValidRecord } from './valid-record';
import { validateRecords } from './validate';

type Value = Record<string, unknown>;
const valid = (records: RawRecord[]) => validateRecords('products', records, siteData);

const isRange = (value: unknown[]) => value.some(end => typeof end === 'number');
const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return String(value);
  return isRange(value) ? value.map(end => end ?? '').join('~') : value.join('|');
};
const quote = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A record as one row of cells, by column. */
function toRow({ attrs = {}, source = {}, ...plain }: Value): Map<string, string> {
  const lists = new Set(['derived', 'fieldSources']);
  return new Map([
    ...Object.entries(plain).map(([key, value]) => [key, cell(value)] as const),
    ...Object.entries(attrs as Value).map(([key, value]) => [`attrs.${key}`, cell(value)] as const),
    ...Object.entries(source as Value).map(
      ([key, value]) => [`source.${key}`, lists.has(key) ? JSON.stringify(value) : cell(value)] as const,
    ),
  ]);
}

function toCsv(records: Value[]): string {
  const rows = records.map(toRow);
  const columns = [...new Set(rows.flatMap(row => [...row.keys()]))];
  const lines = rows.map(row => columns.map(column => quote(row.get(column) ?? '')).join(','));
  return [columns.join(','), ...lines].join('\r\n');
}

test.each(siteData.categories.map(({ code }) => code))('%s: the same records from CSV and from JSON', code => {
  const records = productRecords(code);
  const csv = toCsv(records.map(({ value }) => value as Value));
  expect(valid(parseCsv('products.csv', csv))).toEqual(valid(records));
});

test('a byte order mark, a heading with spaces and blank lines do no harm', () => {
  const csv = 'category, brand ,model\r\n\r\nslide,THK,KR20\r\n,,\r\n';
  expect(valid(parseCsv('slides.csv', csv))).toMatchObject([{ record: 1, model: 'KR20', attrs: {}, series: null }]);
});

test('a cell of blanks is as empty as an empty one', () => {
  const csv = 'category,brand,model,series,attrs.travelMm\nslide,THK,KR20,  , \u3000\n';
  expect(parseCsv('slides.csv', csv).map(({ record, value }) => ({ record, value }))).toEqual([
    { record: 1, value: { category: 'slide', brand: 'THK', model: 'KR20', attrs: {}, source: {} } },
  ]);
});

test('codes, labels and the terms of makers are understood, without regard to case and width', () => {
  const record = (shutter: string, face: string) => ({
    category: 'area-camera',
    brand: 'hikrobot',
    model: 'X',
    attrs: { shutter, interface: face },
  });
  for (const value of [
    record('global', 'gige'),
    record('全局快门', 'GigE Vision'),
    record('Global Shutter', 'ＧｉｇＥ'),
  ])
    expect(valid([{ record: 1, value }])[0]?.attrs).toEqual({ shutter: 'global', interface: 'gige' });
});

test('a brand is found without regard to case or by its other name; an unknown one is new', () => {
  const brandOf = (brand: string) =>
    valid([{ record: 1, value: { category: 'fa-lens', brand, model: 'X' } }]).map(({ brand: found, newBrand }) => [
      found.name,
      found.nameZh,
      newBrand,
    ])[0];
  expect(brandOf('HIKROBOT')).toEqual(['Hikrobot', '海康机器人', false]);
  expect(brandOf('Vico Imaging')).toEqual(['Coolens', '视清科技', false]);
  expect(brandOf(' Some  Optics ')).toEqual(['Some Optics', null, true]);
});

test.each([
  ['TRUE', true],
  [' 是 ', true],
  ['False', false],
  ['否', false],
  ['ja', 'ja'],
])('in a table the level %j is read as %j', (typed, level) => {
  const [record] = parseCsv('a.csv', `category,brand,model,seriesLevel\nslide,THK,X,${typed}\n`);
  expect(record?.value).toMatchObject({ seriesLevel: level });
});

test('columns behind Z are named as spreadsheets do', () => {
  const columns = ['category', 'brand', 'model', ...Array.from({ length: 750 }, (_, i) => `attrs.a${i}`)];
  const [record] = parseCsv('a.csv', `${columns.join(',')}\nslide,THK,X${',1'.repeat(750)}\n`);
  const letters = (column: number) => record?.place?.(columns[column] ?? null);
  expect([0, 25, 26, 51, 52, 701, 702, 728].map(letters)).toEqual(
    ['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA', 'ABA'].map(name => `第 2 行 ${name} 列`),
  );
  expect(record?.place?.('nowhere')).toBe('第 2 行');
  expect(record?.place?.(null)).toBe('第 2 行');
  // Not the column whose name merely begins alike.
  expect(record?.place?.('attrs.a10.b')).toBe(record?.place?.('attrs.a10'));
});

test('in JSON a record may be nested in twenty levels, and no more', () => {
  const nested = (levels: number): unknown =>
    Array.from({ length: levels }).reduce<unknown>(inner => ({ a: inner }), 1);
  const [fits, tooDeep] = parseJson('a.json', JSON.stringify([nested(20), nested(21)]));
  expect([fits?.value, fits?.faults]).toEqual([nested(20), undefined]);
  expect([tooDeep?.value, tooDeep?.faults]).toEqual([
    null,
    [expect.objectContaining({ record: 2, problem: '嵌套超过 20 层' })],
  ]);
});

test('places are told, and repeated keys found, in what is nested in five hundred levels, not in more', () => {
  const nested = (levels: number) => `[{"a":1,"a":2},${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}]`;
  const [walked] = parseJson('a.json', nested(500));
  expect(walked?.faults).toMatchObject([{ field: 'a', place: '第 1 行第 9 列' }]);
  expect(walked?.place?.('a')).toBe('第 1 行第 7 列');
  const [unwalked] = parseJson('a.json', nested(501));
  expect(unwalked?.faults).toBeUndefined();
  expect(unwalked?.place?.('a')).toBeUndefined();
  // Brackets within texts are no levels.
  const [texts] = parseJson('a.json', `[{"b":"${'['.repeat(600)}\\"{","a":1,"a":2}]`);
  expect(texts?.faults).toMatchObject([{ field: 'a' }]);
});

test('of a text that is no JSON the place of its first error is told where it can be walked', () => {
  expect(() => parseJson('a.json', `${'['.repeat(500)}x`)).toThrow('JSON 语法有误（第 1 行第 501 列）');
  expect(() => parseJson('a.json', `${'['.repeat(501)}x`)).toThrow('JSON 语法有误（嵌套超过 500 层）');
  expect(() => parseJson('a.json', '[1,]')).toThrow('JSON 语法有误（第 1 行第 4 列）');
  expect(() => parseJson('a.json', '[1 // one\n]')).toThrow('JSON 语法有误（第 1 行第 4 列）');
  expect(() => parseJson('a.json', '')).toThrow('JSON 语法有误（第 1 行第 1 列）');
});

const words = fc
  .array(fc.constantFrom('IMX', '250', '"', ',', ' ', '\n', '像元', 'a|b', '1~2', '，', '℃'), {
    minLength: 1,
    maxLength: 8,
  })
  .map(parts => parts.join('').trim())
  .filter(text => text !== '');

function numbers({ limits = { above: 0 } }: CategoryAttribute) {
  const low = limits.atLeast ?? limits.above ?? -1e6;
  if (limits.whole) return fc.integer({ min: Math.floor(low) + 1, max: 1_000_000 });
  const bounds = { min: low, max: limits.atMost ?? 1e6, minExcluded: true, noNaN: true, noDefaultInfinity: true };
  // Smaller figures are refused as slips.
  return fc
    .double(bounds)
    .filter(value => value === 0 || Math.abs(value) >= 1e-9)
    .map(value => value + 0);
}

function values(definition: CategoryAttribute): fc.Arbitrary<AttributeValue> {
  const options = (definition.options ?? []).map(({ value }) => value);
  switch (definition.type) {
    case 'number':
      return numbers(definition);
    case 'range':
      return fc
        .tuple(numbers(definition), numbers(definition), fc.constantFrom('both', 'low', 'high'))
        .map(([a, b, ends]) => [ends === 'high' ? null : Math.min(a, b), ends === 'low' ? null : Math.max(a, b)]);
    case 'choice':
      return fc.constantFrom(...options);
    case 'several':
      return fc.subarray(options, { minLength: 1 });
    case 'boolean':
      return fc.boolean();
    case 'text':
      return words;
  }
}

/** An import refuses values of attributes that do not apply to the product's kind. */
const withoutInapplicable = (attrs: Attributes, attributes: readonly CategoryAttribute[]): Attributes =>
  Object.fromEntries(
    Object.entries(attrs).filter(([key]) => attributes.some(each => each.key === key && applies(each, attrs))),
  );

const records = fc.constantFrom(...siteData.categories).chain(({ code, attributes }) =>
  fc.record({
    category: fc.constant(code),
    brand: words,
    series: fc.option(words),
    model: words,
    seriesLevel: fc.boolean(),
    attrs: fc
      .record(Object.fromEntries(attributes.map(definition => [definition.key, values(definition)])), {
        requiredKeys: [],
      })
      .map(attrs => withoutInapplicable(attrs as Attributes, attributes)),
    source: fc.record({
      confidence: fc.constantFrom('high', 'medium', 'low', null),
      tier: fc.option(words),
      url: fc.option(fc.webUrl()),
      viaUrl: fc.option(fc.webUrl()),
      derived: fc.array(fc.record({ key: fc.constantFrom(...attributes.map(({ key }) => key)), how: words })),
      fieldSources: fc.constant([]),
      notes: fc.option(words),
    }),
  }),
);

/** A validated record as an import file would say it. */
const asRecord = ({ categoryId, brand, series, model, seriesLevel, attrs, source }: ValidRecord): Value => ({
  category: siteData.categories.find(({ id }) => id === categoryId)?.code,
  brand: brand.name,
  series,
  model,
  seriesLevel,
  attrs,
  source,
});

test('any record comes back from CSV as it went in', () => {
  fc.assert(
    fc.property(records, record => {
      const fromJson = valid(parseJson('products.json', JSON.stringify([record])));
      expect(valid(parseCsv('products.csv', toCsv([record])))).toEqual(fromJson);
      expect(valid(parseCsv('products.csv', toCsv(fromJson.map(asRecord))))).toEqual(fromJson);
      expect(fromJson[0]?.attrs).toEqual(record.attrs);
    }),
    { numRuns: 300 },
  );
});
