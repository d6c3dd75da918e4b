import { expect, test } from 'vitest';
import { readableUrl } from './readable-url';

test.each([
  ['/', '/'],
  ['/goods/list?categoryId=%E0%A4%A', '/goods/list?categoryId=%E0%A4%A'],
  ['/%E7%9B%B8%E6%9C%BA?a=1', '/%E7%9B%B8%E6%9C%BA?a=1'],
  ['/%E0%A4%A?a=%', '/%25E0%25A4%25A?a=%'],
  ['/100%', '/100%25'],
  ['/web/%zz', '/web/%zz'],
  ['/website%', '/website%25'],
])('%s is read as %s', (url, read) => expect(readableUrl(url)).toBe(read));
