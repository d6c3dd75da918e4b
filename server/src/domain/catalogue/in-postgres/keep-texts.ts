import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { partNumberOf, remarkKeys, remarksOf, textOf } from '../index/product-texts';
import { category, type product } from '../schema';
import { gramsOfPartNumber, gramsOfText } from './text-grams';

/**
 * Number of the way in which texts are folded and cut into pieces. Stored texts of another number are made anew; it grows
 * with every change of `fold-text.ts`, `product-texts.ts` and `text-grams.ts` that changes a text.
 */
export const FOLDED_AS = 1;

/** Number of this task among the advisory locks of the database. */
const LOCK = 7_217_008;

/** Products that are read and written at a time. */
const BATCH = 500;

type Changed = Pick<
  typeof product.$inferSelect,
  'id' | 'categoryId' | 'model' | 'name' | 'summary' | 'attrs' | 'contentHash'
>;

/**
 * Brings the stored texts in step with the products: those of new and changed ones are written. Processes take turns, and
 * what one has written the next finds done.
 * @returns how many were written
 */
export function keepTexts(db: Database): Promise<number> {
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const keys = await keysByCategory(tx);
    const ways = new Map([...keys].map(([id, each]) => [id, wayOf(each)]));
    let written = 0;
    for (let after = 0; ; ) {
      const rows = await changedProducts(tx, ways, after);
      if (rows.length > 0) await write(tx, rows, keys, ways);
      written += rows.length;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return written;
      after = last.id;
    }
  });
}

async function keysByCategory(tx: Transaction): Promise<Map<number, string[]>> {
  const rows = await tx.select({ id: category.id, definition: category.definition }).from(category);
  return new Map(rows.map(({ id, definition }) => [id, remarkKeys(definition.attributes)]));
}

/** How the texts of a category's products are made. */
const wayOf = (keys: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([FOLDED_AS, keys]))
    .digest('base64url')
    .slice(0, 12);

/** The next products by id of which no text is stored, or another one. */
async function changedProducts(tx: Transaction, ways: ReadonlyMap<number, string>, after: number): Promise<Changed[]> {
  const { rows } = await tx.execute<Changed & Record<string, unknown>>(sql`
    select p.id, p.category_id as "categoryId", p.model, p.name, p.summary, p.attrs, p.content_hash as "contentHash"
    from product p
    join unnest(${sql.param([...ways.keys()])}::int[], ${sql.param([...ways.values()])}::text[]) as made (category_id, way)
      on made.category_id = p.category_id
    left join product_text t on t.product_id = p.id
    where p.id > ${after} and t.made_from is distinct from p.content_hash || ' ' || made.way
    order by p.id limit ${BATCH}`);
  return rows;
}

async function write(
  tx: Transaction,
  rows: readonly Changed[],
  keys: ReadonlyMap<number, readonly string[]>,
  ways: ReadonlyMap<number, string>,
): Promise<void> {
  const made = rows.map(row => {
    const [partNumber, names, remarks] = [
      partNumberOf(row),
      textOf(row),
      remarksOf(row, keys.get(row.categoryId) ?? []),
    ];
    const grams = new Set([...gramsOfPartNumber(partNumber), ...gramsOfText(names), ...gramsOfText(remarks)]);
    return {
      product_id: row.id,
      made_from: `${row.contentHash} ${ways.get(row.categoryId)}`,
      ...{ part_number: partNumber, names, remarks, grams: [...grams] },
    };
  });
  await tx.execute(sql`
    insert into product_text (product_id, made_from, part_number, names, remarks, grams)
    select product_id, made_from, part_number, names, remarks, grams
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as made (product_id int, made_from text, part_number text, names text, remarks text, grams int[])
    on conflict (product_id) do update set made_from = excluded.made_from, part_number = excluded.part_number,
      names = excluded.names, remarks = excluded.remarks, grams = excluded.grams`);
}
