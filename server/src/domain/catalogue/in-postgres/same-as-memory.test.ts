import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { brands, category, productsAndQueries } from '../../../../test/catalogue/arbitrary-catalogue';
import { createTestDatabase } from '../../../../test/test-database';
import type { OpenDatabase } from '../../../platform/database/connect';
import { createBitset, rowsOf } from '../index/bitset';
import { buildIndex, type CatalogueIndex } from '../index/build';
import type { IndexProduct } from '../index/index-input';
import { query } from '../index/query';
import { type SearchedNumbers, type SearchedTexts, wholePieces } from '../index/searched-texts';
import type { Segment } from '../index/segment';
import { brand as brandTable, category as categoryTable, product as productTable } from '../schema';
import { keepTexts } from './keep-texts';
import { PostgresTexts } from './postgres-texts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { id, parentId, code, name, icon, path, description, attributes } = category;
  const definition = { attributes: [...attributes], nameTemplate: [], summaryTemplate: [] };
  const row = { id, parentId, code, name, icon, path, description, definition, position: 1 };
  await database.db.insert(categoryTable).values(row);
  await database.db.insert(brandTable).values(brands.map(each => ({ ...each, nameKey: each.name })));
});
afterAll(() => database.stop());
beforeEach(() => database.db.delete(productTable));

/** Both engines over the same products, as the database holds them. */
async function bothOver(
  products: readonly IndexProduct[],
): Promise<{ memory: CatalogueIndex; postgres: CatalogueIndex }> {
  await store(products);
  const input = { version: '1', categories: [category], brands, products };
  return {
    memory: await buildIndex(input),
    postgres: await buildIndex(input, undefined, undefined, new PostgresTexts(database.db)),
  };
}

/** In place of all that was there. */
async function store(products: readonly IndexProduct[]): Promise<void> {
  await database.db.delete(productTable);
  const rows = products.map(({ id, categoryId, brand, series, model, name, summary, attrs, source, seriesLevel }) => ({
    ...{
      id,
      categoryId,
      brandId: brand.id,
      series,
      model,
      modelKey: `${id}`,
      name,
      summary,
      attrs,
      source,
      seriesLevel,
    },
    contentHash: JSON.stringify([model, name, summary, attrs]),
  }));
  if (rows.length > 0) await database.db.insert(productTable).overridingSystemValue().values(rows);
  await keepTexts(database.db);
}

const segmentOf = ({ segments }: CatalogueIndex): Segment => segments.get(category.id) as Segment;

const PRODUCT_SETS = 60;
const QUERIES_EACH = 10;

test('any query over any catalogue answers the same: total, order and every facet', async () => {
  await fc.assert(
    fc.asyncProperty(productsAndQueries(QUERIES_EACH), async ({ products, queries }) => {
      const { memory, postgres } = await bothOver(products);
      for (const asked of queries)
        expect(await postgres.settled(() => query(segmentOf(postgres), asked))).toEqual(
          query(segmentOf(memory), asked),
        );
    }),
    { numRuns: PRODUCT_SETS },
  );
});

const letters = fc.string({
  unit: fc.constantFrom('a', 'b', '1', '2', '.', '𠮷', '像', '%', '_', '\\', '('),
  maxLength: 7,
});
const numberLetters = fc.string({ unit: fc.constantFrom('a', 'b', '1', '𠮷'), maxLength: 7 });
const anyProduct = fc.record({ model: numberLetters, name: letters, summary: letters, sensor: letters });

/** All that texts and part numbers tell of a word. */
function told({ search }: Segment, word: string, typed: string) {
  const rows = (add: (into: Uint32Array) => void) => {
    const bits = createBitset(search.rowCount);
    add(bits);
    return [...rowsOf(bits)];
  };
  const ofTexts = (texts: SearchedTexts) => ({
    with: rows(into => texts.addRowsWith(word, into)),
    holding: rows(into => texts.addRowsHolding(word, into)),
  });
  const near = (numbers: SearchedNumbers) => {
    const found: [string, number[]][] = [];
    // Others may be told as well.
    const holdsPiece = (text: string) =>
      wholePieces(typed).some(piece => (piece.begins ? text.startsWith(piece.text) : text.includes(piece.text)));
    if (typed.length > 3)
      numbers.eachNear(typed, (text, addRowsTo) => {
        if (holdsPiece(text)) found.push([text, rows(addRowsTo)]);
      });
    return found.sort(([a], [b]) => (a < b ? -1 : 1));
  };
  const numbers = search.partNumbers;
  return {
    ...{ texts: ofTexts(search.texts), remarks: ofTexts(search.remarks) },
    numbers: {
      with: rows(into => numbers.addRowsWith(typed, into)),
      equal: rows(into => numbers.addRowsEqual(typed, into)),
      beginning: rows(into => numbers.addRowsBeginning(typed, into)),
      begins: numbers.hasBeginning(typed),
      near: near(numbers),
    },
  };
}

test('any word is found in the same texts, and any part number is like the same ones', async () => {
  const words = fc.array(fc.tuple(letters, numberLetters), { minLength: 5, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyProduct, { maxLength: 40 }), words, async (given, asked) => {
      const { memory, postgres } = await bothOver(given.map(productOf));
      for (const [word, typed] of asked) {
        if (word === '' || typed === '') continue;
        const inMemory = told(segmentOf(memory), word, typed);
        expect(await postgres.settled(() => told(segmentOf(postgres), word, typed))).toEqual(inMemory);
      }
    }),
    { numRuns: PRODUCT_SETS },
  );
});

function productOf(
  { model, name, summary, sensor }: { model: string; name: string; summary: string; sensor: string },
  i: number,
): IndexProduct {
  const [{ id, name: brandName, nameZh } = { id: 1, name: '', nameZh: null }] = brands;
  return {
    ...{ id: i + 1, categoryId: category.id, brand: { id, name: brandName, nameZh }, series: null },
    ...{ model: model || '-', name, summary, attrs: sensor === '' ? {} : { sensor } },
    drawing: { src: '', widthMm: null, heightMm: null, toScale: false },
    source: { confidence: null, tier: null, url: null, viaUrl: null, derived: [], fieldSources: [], notes: null },
    ...{ seriesLevel: false, updatedAt: '2026-01-01T00:00:00.000Z' },
  };
}

test('texts follow products: what is new or changed is written, what is gone goes, the rest stays', async () => {
  const [a, b] = ['AB-1', 'AB-2'].map((model, i) => productOf({ model, name: '相机', summary: '', sensor: '' }, i));
  await store([a, b].flatMap(each => each ?? []));
  expect(await keepTexts(database.db)).toBe(0);
  const { db, pool } = database;
  await db.execute(`update product set model = 'AC-3', content_hash = 'other' where id = 2`);
  expect(await keepTexts(db)).toBe(1);
  await db.execute(`delete from product where id = 1`);
  expect(await keepTexts(db)).toBe(0);
  const { rows } = await pool.query(`select product_id, part_number from product_text`);
  expect(rows).toEqual([{ product_id: 2, part_number: 'ac3' }]);
});

test('a word is asked for once; a text that nobody may hold is not asked for', async () => {
  const { postgres } = await bothOver([productOf({ model: 'AB-1', name: '相机', summary: '', sensor: '' }, 0)]);
  const { search } = segmentOf(postgres);
  const found = (word: string) =>
    postgres.settled(() => {
      const rows = createBitset(1);
      search.texts.addRowsWith(word, rows);
      return [...rowsOf(rows)];
    });
  expect(await Promise.all([found('相机'), found('相机'), found('镜头'), found('相\0机')])).toEqual([[0], [0], [], []]);
  await database.db.delete(productTable);
  // As it was when it was asked for.
  expect(await found('相机')).toEqual([0]);
});

test('a failure of the work passes, and texts outside of it are refused', async () => {
  const { postgres } = await bothOver([]);
  const failing = () => {
    throw new RangeError('no');
  };
  await expect(postgres.settled(failing)).rejects.toThrow(RangeError);
  const { search } = segmentOf(postgres);
  expect(() => search.texts.addRowsWith('相机', createBitset(0))).toThrow('settled');
});
