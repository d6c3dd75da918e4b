import { afterEach, expect, test, vi } from 'vitest';
import { fetchFile, fileNameOf } from './fetch-file';

afterEach(() => vi.unstubAllGlobals());
const answer = (response: () => Promise<Response>) => vi.stubGlobal('fetch', response);
const fetched = () => fetchFile('/export/products.csv?categoryId=1', '产品列表.csv', () => undefined);

test('the file comes whole, under the name that the server gives it', async () => {
  const disposition = `attachment; filename="x.csv"; filename*=UTF-8''${encodeURIComponent('面阵相机-3款.csv')}`;
  answer(async () => new Response('型号\r\nA\r\n', { headers: { 'content-disposition': disposition } }));
  const heard: number[] = [];
  const { name, blob } = await fetchFile('/x', '产品列表.csv', bytes => heard.push(bytes));
  expect(name).toBe('面阵相机-3款.csv');
  expect(await blob.text()).toBe('型号\r\nA\r\n');
  expect(heard.at(-1)).toBe(blob.size);
});

test.each([
  [
    "the server's sentence",
    async () => new Response('导出过于频繁，请 9 秒后再试\n', { status: 429 }),
    '导出过于频繁，请 9 秒后再试',
  ],
  [
    'a page of something in between',
    async () => new Response('<h1>网关错误</h1>', { status: 502 }),
    '文件没有生成（502），请稍后再试',
  ],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), '没有连上服务器，请检查网络后重试'],
])('%s becomes a sentence for the visitor', async (_, response, message) => {
  answer(response);
  await expect(fetched()).rejects.toThrow(message);
});

test.each([
  [null, 'a.csv'],
  ["attachment; filename*=UTF-8''%E4%B8", 'a.csv'],
  ["attachment; filename*=UTF-8''%E7%94%B2.csv", '甲.csv'],
])('%s names the file %s', (disposition, name) => {
  expect(fileNameOf(disposition, 'a.csv')).toBe(name);
});
