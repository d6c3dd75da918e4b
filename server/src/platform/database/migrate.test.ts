import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { catalogueVersion } from '../../domain/catalogue/schema';
import { migrateDatabase } from './migrate';

const { db, pool, stop } = await createTestDatabase();
afterAll(stop);

test('the migrations make every table of the schema', async () => {
  const { rows } = await db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  expect(rows.map(row => row.table_name)).toEqual([
    'account',
    'app_report',
    'article',
    'article_category',
    'brand',
    'catalogue_version',
    'category',
    'company',
    'contact_code',
    'deploy_token',
    'download_event',
    'download_grant',
    'download_item',
    'download_version',
    'embed_origin_usage',
    'embed_usage',
    'enquiry',
    'kept_item',
    'menu',
    'partner',
    'partner_key',
    'password_link',
    'policy_report',
    'product',
    'product_text',
    'rate_limit',
    'removed_product',
    'scheme_comment',
    'search_miss',
    'second_factor',
    'seeded_product',
    'session',
    'setting',
    'shared_scheme',
    'site_alarm',
    'terms_acceptance',
    'version_preview',
    'webhook_delivery',
  ]);
  expect(await db.select().from(catalogueVersion)).toEqual([{ id: 1, version: 0 }]);
});

test('several processes may migrate at once, and again', async () => {
  await Promise.all([migrateDatabase(pool), migrateDatabase(pool), migrateDatabase(pool)]);
  const { rows } = await db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
  const files = readdirSync(resolve(import.meta.dirname, '../../../drizzle')).filter(name => name.endsWith('.sql'));
  expect(rows).toEqual([{ count: files.length }]);
});

test('the tables refuse what the program must never write', async () => {
  const refused = (statement: string) => expect(pool.query(statement)).rejects.toThrow();
  await refused(`insert into catalogue_version values (2, 0)`);
  await refused(`insert into category values (0, 0, 'x', 'x', '', '', '', '{}', 0)`);
  await refused(
    `insert into account (user_name, user_name_key, password_hash, created_at) values ('a', 'a', 'plain', now())`,
  );
  await refused(
    `insert into product (category_id, brand_id, model, model_key, name, summary, attrs, source, content_hash)
     values (1, 1, 'm', 'm', '', '', '{}', '{}', '')`,
  );
});
