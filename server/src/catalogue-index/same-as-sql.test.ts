import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { category, productsAndQuery } from '../../test/catalogue/arbitrary-catalogue';
import { createSqlOracle, type SqlOracle } from '../../test/catalogue/sql-oracle';
import { createTestDatabase } from '../../test/test-database';
import { query } from './query';
import { buildSegment } from './segment';

let client: PoolClient;
let oracle: SqlOracle;
let stop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  client = await database.pool.connect();
  oracle = await createSqlOracle(client, category.attributes);
  stop = async () => {
    client.release(true);
    await database.stop();
  };
});
afterAll(() => stop());

test('any query over any catalogue answers what PostgreSQL answers: total, order and every facet', async () => {
  await fc.assert(
    fc.asyncProperty(productsAndQuery, async ({ products, query: asked }) => {
      const segment = buildSegment(category, products);
      await oracle.load(products);

      const { total, rows, facets = [] } = query(segment, asked);
      const ids = rows.map(row => segment.products[row]?.id);
      expect({ total, ids }).toEqual(await oracle.page(asked));

      for (const { key, missing, values, bounds } of facets) {
        const counted = await oracle.counts(asked, key);
        expect({ key, missing }).toEqual({ key, missing: counted.missing });
        const known = values?.filter(value => value.count > 0).map(value => [value.value, value.count]);
        if (known) expect({ key, values: Object.fromEntries(known) }).toEqual({ key, values: counted.values });
        else expect({ key, bounds }).toEqual({ key, bounds: await oracle.bounds(key) });
      }
    }),
    { numRuns: 120 },
  );
});
