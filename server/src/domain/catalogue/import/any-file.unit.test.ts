import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text';
import { ImportError } from './import-error';
import { parseCsv } from './parse-csv';
import { parseJson } from './parse-json';
import { productRecords, siteData } from './site-data.fixture';
import { validateRecords } from './validate';

const known = fc.constantFrom(...productRecords('area-camera').slice(0, 40));
const field = fc.constantFrom(
  'category',
  'brand',
  'model',
  'series',
  'attrs',
  'source',
  'images',
  '__proto__',
  'constructor',
);
const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, true, '', '\u0000', '\u202e', '\ud800', '1e999', '2-Mar', "'; drop table product; --", [], {}),
  fc.jsonValue(),
);
/** A record of the site's data with something wrong in it, or anything else. */
const record = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(known, field, noise).map(([base, name, value]) => ({ ...base, [name]: value })) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const jsonText = fc.oneof(
  { weight: 3, arbitrary: fc.array(record, { maxLength: 3 }).map(records => JSON.stringify(records)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 4000 }).map(depth => `[${'{"a":'.repeat(depth)}`) },
);
const cell = fc.oneof(
  fc.constantFrom('category', 'brand', 'model', '面阵相机', '"', '""', '~', '|', '1~2', ''),
  fc.string({ maxLength: 12 }),
);
const csvText = fc
  .tuple(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 4 }), fc.constantFrom(',', ';', '\t'))
  .map(([rows, separator]) => rows.map(row => row.join(separator)).join('\n'));

/** Nothing but an error that names the place, or records that can be imported. */
function readsOrRefuses(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
    expect(Object(error).message).toMatch(/\p{Script=Han}/u);
  }
}

test('whatever a file holds, it is read or refused with a message', () => {
  fc.assert(
    fc.property(jsonText, text => readsOrRefuses(() => validateRecords('any', parseJson('any.json', text), siteData))),
  );
  fc.assert(
    fc.property(csvText, text => readsOrRefuses(() => validateRecords('any', parseCsv('any.csv', text), siteData))),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), bytes =>
      readsOrRefuses(() => decodeText('any', Buffer.from(bytes))),
    ),
  );
});
