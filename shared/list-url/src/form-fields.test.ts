import { MISSING } from '@shixuan/api/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldName } from './form-fields';
import { listQuery } from './list-query';
import { parseListSearch } from './parse-list-url';
import { printListSearch } from './print-list-url';

test('a form that a browser sends by itself asks for the same list as the address that the page writes', () => {
  const sent =
    'categoryId=1&sort=&shutter.in=rolling&shutter.in=global&fps.min=10&fps.max=&pixel.min=&pixel.max=&size_.in=a';
  const { query, problems, unreadable } = parseListSearch(sent);
  expect(problems).toEqual([]);
  expect(unreadable).toBeUndefined();
  expect(printListSearch(query)).toBe('categoryId=1&fps=10~&shutter=global,rolling&size_=a');
});

test('whatever values and bounds are chosen, fields ask for what the address asks for', () => {
  const value = fc.oneof(fc.constant(MISSING), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }));
  const key = fc.constantFrom('size', 'sort', 'shutter', 'maxFps');
  const limits = fc.tuple(fc.integer(), fc.integer()).map(pair => pair.sort((a, b) => a - b));
  fc.assert(
    fc.property(key, fc.uniqueArray(value, { minLength: 1, maxLength: 5 }), limits, (name, values, [min, max]) => {
      const form = new URLSearchParams(values.map(each => [fieldName(name, 'in'), each]));
      form.append(fieldName(name, 'min'), String(min));
      form.append(fieldName(name, 'max'), String(max));
      const address = printListSearch(listQuery(null, { [name]: { min, max, in: values } }));
      expect(parseListSearch(form.toString())).toEqual(parseListSearch(address));
    }),
  );
});

test('bounds that cannot be read are told as typed, and all of several values can be asked for', () => {
  expect(parseListSearch('fps.min=zwölf&fps.max=20').unreadable).toEqual([{ key: 'fps', text: 'zwölf~20' }]);
  const { filters } = parseListSearch('mount.all=1&mount.in=c&mount.in=cs').query;
  expect(filters).toEqual({ mount: { in: ['c', 'cs'], all: true } });
});
