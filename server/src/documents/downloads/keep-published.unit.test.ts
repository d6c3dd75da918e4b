import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreachableDatabase } from '../../../test/unreachable-database';
import { noArticles } from '../../domain/articles/article-index';
import { buildIndex } from '../../domain/catalogue/index/build';
import type { Catalogue, CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { folderStorage } from '../../platform/storage/folder-storage';
import { keepPublished } from './keep-published';
import type { runMakers } from './make/run-makers';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const snapshot = async (version: string): Promise<CatalogueSnapshot> => ({
  index: await buildIndex({ version, categories: [], brands: [], products: [] }),
  company: null,
  menus: [],
  articles: noArticles,
});

test('each version of the catalogue is published once; one that fails does not end it', async () => {
  const lines: string[] = [];
  const catalogue: { current: CatalogueSnapshot } & Catalogue = {
    current: await snapshot('1'),
    databaseReachable: true,
    reload: async () => undefined,
    close: async () => undefined,
  };
  const publish = vi.fn<typeof runMakers>().mockResolvedValue(0).mockResolvedValueOnce(3);
  const options = { db: unreachableDatabase(), storage: folderStorage('/nowhere'), catalogue, pollMs: 100, publish };
  const { stop } = keepPublished({ ...options, log: line => lines.push(line) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(publish).toHaveBeenCalledTimes(1);

  publish.mockRejectedValueOnce(new Error('no space'));
  catalogue.current = await snapshot('2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(publish).toHaveBeenCalledTimes(2);

  catalogue.current = await snapshot('3');
  await vi.advanceTimersByTimeAsync(1000);
  await stop();
  expect(publish.mock.calls.map(([{ catalogue: made }]) => made.index.version)).toEqual(['1', '2', '3']);
  expect(lines).toEqual(['下载中心：3 个文件有新版本。', '下载中心的文件没有更新：no space']);
});
