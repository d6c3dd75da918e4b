import { expect, test } from 'vitest';
import { downloadPath, everything, listRequest, parseDownloadAddress } from './download-address';

const parse = (path: string) => parseDownloadAddress(new URL(path, 'http://localhost').search);

test.each([
  [everything, '/download'],
  [{ ...everything, typeId: 2, categoryId: 5, text: 'a&b 远心', page: 3 }, undefined],
  [{ ...everything, history: true, page: 2 }, '/download?view=history&page=2'],
])('%o stands in the address and is read from it', (address, path) => {
  const written = downloadPath(address);
  if (path) expect(written).toBe(path);
  expect(parse(written)).toEqual({ ...address, problems: [] });
});

test('what is no number is left out, and said', () => {
  expect(parse('/download?typeId=x&categoryId=-1&page=0&q=%20')).toEqual({
    ...{ ...everything, text: ' ' },
    problems: [
      { part: 'typeId', given: 'x' },
      { part: 'categoryId', given: '-1' },
      { part: 'page', given: '0' },
    ],
  });
});

test('the list is asked for just what is wanted, never for more than the server takes', () => {
  expect(listRequest(everything)).toEqual({ keyword: '', page: 1 });
  expect(listRequest({ ...everything, typeId: 1, categoryId: 2, text: ' 远心 ' })).toEqual({
    ...{ typeId: 1, categoryId: 2, keyword: '远心', page: 1 },
  });
  expect(parse(`/download?q=${'长'.repeat(500)}`).text).toHaveLength(100);
  expect(parse('/download?page=2147483647').page).toBe(1_000_000);
});
