import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { category, productsAndQueries } from '../../../../test/catalogue/arbitrary-catalogue';
import { createSqlOracle, type SqlOracle } from '../../../../test/catalogue/sql-oracle';
import { createTestDatabase } from '../../../../test/test-database';
import { type Query, query } from './query';
import { buildSegment, type Segment } from './segment';
import { atOnce } from './slices';

let client: PoolClient;
let oracle: SqlOracle;
let stop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  client = await database.pool.connect();
  oracle = await createSqlOracle(client, category);
  stop = async () => {
    client.release(true);
    await database.stop();
  };
});
afterAll(() => stop());

const PRODUCT_SETS = 100;
const QUERIES_EACH = 10;

test('any query over any catalogue answers what PostgreSQL answers: total, order and every facet', async () => {
  await fc.assert(
    fc.asyncProperty(productsAndQueries(QUERIES_EACH), async ({ products, queries }) => {
      const segment = atOnce(buildSegment(category, products));
      await oracle.load(products);
      for (const asked of queries) await sameAsSql(segment, asked);
    }),
    { numRuns: PRODUCT_SETS },
  );
});

async function sameAsSql(segment: Segment, asked: Query): Promise<void> {
  const { total, rows, facets = [] } = query(segment, asked);
  const ids = rows.map(row => segment.products[row]?.id);
  expect({ total, ids }).toEqual(await oracle.page(asked));

  for (const { key, missing, values, bounds, histogram } of facets) {
    const counted = await oracle.counts(asked, key);
    expect({ key, missing }).toEqual({ key, missing: counted.missing });
    const known = values?.filter(value => value.count > 0).map(value => [value.value, value.count]);
    if (known) {
      expect({ key, values: Object.fromEntries(known) }).toEqual({ key, values: counted.values });
      continue;
    }
    expect({ key, bounds }).toEqual({ key, bounds: await oracle.bounds(key) });
    if (histogram)
      expect({ key, counts: histogram.counts }).toEqual({
        key,
        counts: await oracle.histogram(asked, key, histogram.edges),
      });
  }
}
