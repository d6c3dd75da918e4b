import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonText, jsonArray, jsonObject, toJson } from './json-text';

test('what is put together from texts reads like what it stands for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue()),
      fc.dictionary(fc.string(), fc.option(fc.jsonValue(), { nil: undefined })),
      (rows, fields) => {
        const texts = jsonArray(rows.map(row => JSON.stringify(row)));
        const text = toJson(jsonObject<Record<string, unknown>>({ ...fields, rows: texts }));
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ ...fields, rows })));
      },
    ),
  );
  expect(toJson(new JsonText<number[]>(['[', Buffer.from('1'), ']']))).toBe('[1]');
});
