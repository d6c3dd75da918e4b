import { onDatabase } from '@shixuan/server/testing';

/**
 * Copies the products of a database until there are about `size`: each copy has a part number and a lead time of its own
 * and its original's other figures, so that it is another product of the same series.
 * @returns how many there are
 */
export const multiplyProducts = (url: string, size: number): Promise<number> =>
  onDatabase(url, async client => {
    const { rows } = await client.query<{ count: number; last: number }>(
      'select count(*)::int as count, max(id) as last from product',
    );
    const [{ count, last } = { count: 0, last: 0 }] = rows;
    const copies = Math.max(0, Math.round(size / count) - 1);
    await client.query(COPY, [last, copies]);
    await client.query('update catalogue_version set version = version + 1');
    await client.query('vacuum analyze product');
    return count * (copies + 1);
  });

const COPY = `insert into product
  (category_id, brand_id, series, model, model_key, name, summary, attrs, source, pictures, series_level, content_hash)
  select category_id, brand_id, series, model || 'X' || copy, model_key || 'x' || copy, name || ' X' || copy, summary,
    attrs || jsonb_build_object('leadTimeWeeks', jsonb_build_array(copy % 50, copy % 50 + copy / 50 + 1)),
    source, pictures, series_level, content_hash
  from product, generate_series(1, $2::int) as copy
  where id <= $1`;
