import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../test/test-database';
import * as downloads from './documents/downloads/schema';
import * as accounts from './domain/accounts/schema';
import * as articles from './domain/articles/schema';
import * as catalogue from './domain/catalogue/schema';
import * as enquiries from './domain/enquiries/schema';
import * as partners from './domain/partners/schema';
import * as releases from './domain/releases/schema';
import * as schemes from './domain/schemes/schema';
import * as search from './domain/search/schema';
import * as seed from './domain/seed/schema';
import * as telemetry from './domain/telemetry/schema';
import * as webhooks from './domain/webhooks/schema';
import * as database from './platform/database/schema';

const { pool, stop } = await createTestDatabase();
afterAll(stop);

// By name, not by a search: the tests of a changed file are chosen by imports. One that is missing here is told by the last test.
const schemas: object[] = [
  accounts,
  articles,
  catalogue,
  database,
  downloads,
  enquiries,
  partners,
  releases,
  schemes,
  search,
  seed,
  telemetry,
  webhooks,
];
const tables = schemas
  .flatMap(schema => Object.values(schema))
  .filter(value => is(value, PgTable))
  .map(table => getTableConfig(table));

const snake = ({ name }: PgColumn) => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
const typeOf = (column: PgColumn) => column.getSQLType().replace('varchar', 'character varying');

async function lines(query: string, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(query, [table]);
  return rows.map(({ line }) => line).sort();
}

test.each(tables.map(table => [table.name, table] as const))(
  '%s is in the database as in the schema',
  async (name, table) => {
    const columns = await lines(
      `select concat_ws(' ', attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
       case when atthasdef or attidentity <> '' then 'default' end) as line
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      name,
    );
    expect(columns).toEqual(
      table.columns
        .map(column =>
          [
            snake(column),
            typeOf(column),
            column.notNull ? 'not null' : '',
            column.hasDefault || column.generatedIdentity ? 'default' : '',
          ]
            .filter(Boolean)
            .join(' '),
        )
        .sort(),
    );

    const references = await lines(
      `select concat_ws(' ', confrelid::regclass, confdeltype) as line from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
      name,
    );
    const codes = { 'no action': 'a', restrict: 'r', cascade: 'c', 'set null': 'n', 'set default': 'd' } as const;
    expect(references).toEqual(
      table.foreignKeys
        .map(key => {
          const { foreignTable } = key.reference();
          const onDelete = (key.onDelete ?? 'no action') as keyof typeof codes;
          return `${getTableConfig(foreignTable).name} ${codes[onDelete]}`;
        })
        .sort(),
    );

    const indexes = await lines(
      `select concat_ws(' ', c.relname, case when i.indisunique then 'unique' end) as line
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not exists (select 1 from pg_constraint where conindid = c.oid and conrelid = i.indrelid)`,
      name,
    );
    expect(indexes).toEqual(
      table.indexes.map(({ config }) => `${config.name}${config.unique ? ' unique' : ''}`).sort(),
    );

    const checks = await lines(
      `select conname::text as line from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      name,
    );
    expect(checks).toEqual(table.checks.map(check => check.name).sort());
  },
);

test('every table of the database is in a schema', async () => {
  const { rows } = await pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  expect(rows.map(row => row.table_name).sort()).toEqual(tables.map(({ name }) => name).sort());
});
