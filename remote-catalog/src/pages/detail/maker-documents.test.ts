import { expect, test } from 'vitest';
import { makerDocuments } from './maker-documents';

const maker = { website: 'https://www.baslerweb.com/cn/' };
const source = (url: string | null, viaUrl: string | null = null, ...fields: string[]) => {
  return { url, viaUrl, fieldSources: fields.map((field, i) => ({ key: `k${i}`, url: field })) };
};
const page = 'https://docs.baslerweb.com/aca1300';
const file = 'https://www.baslerweb.com/files/aca1300.PDF?v=2';

test('pages and files on the hosts of the maker are its documents, files first and each once', () => {
  expect(makerDocuments(source(page, file, page), maker)).toEqual([
    { url: file, format: 'PDF', title: '厂家资料' },
    { url: page, format: '网页', title: '厂家网页' },
  ]);
});

test.each([
  null,
  'http://www.baslerweb.com/aca1300',
  'https://www.baslerweb.com/',
  'https://notbaslerweb.com/aca1300',
  'https://baslerweb.com.example/aca1300.pdf',
  'javascript:alert(1)',
  '无网址',
])('%s is no document of the maker', address => {
  expect(makerDocuments(source(address), maker)).toEqual([]);
});

test('the site of a maker without a known site is not guessed', () => {
  expect(makerDocuments(source(page), { website: null })).toEqual([]);
});
