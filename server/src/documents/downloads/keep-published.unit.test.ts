import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreachableDatabase } from '../../../test/unreachable-database';
import { noArticles } from '../../domain/articles/article-index';
import { buildIndex } from '../../domain/catalogue/index/build';
import type { Catalogue, CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { folderStorage } from '../../platform/storage/folder-storage';
import { type KeepPublishedOptions, keepPublished } from './keep-published';

type Publish = NonNullable<KeepPublishedOptions['publish']>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const snapshot = async (version: string): Promise<CatalogueSnapshot> => ({
  index: await buildIndex({ version, categories: [], brands: [], products: [] }),
  company: null,
  menus: [],
  articles: noArticles,
});

const made = (published: number, failed = 0) => ({ published, failed });

async function keeping() {
  const lines: string[] = [];
  const catalogue: { current: CatalogueSnapshot } & Catalogue = {
    current: await snapshot('1'),
    databaseReachable: true,
    reload: async () => undefined,
    close: async () => undefined,
  };
  const publish = vi.fn<Publish>().mockResolvedValue(made(0));
  const options = { db: unreachableDatabase(), storage: folderStorage('/nowhere'), catalogue, pollMs: 100, publish };
  const start = () => keepPublished({ ...options, log: line => lines.push(line) });
  const versions = () => publish.mock.calls.map(([{ catalogue: of }]) => of.index.version);
  return { lines, catalogue, publish, start, versions };
}

test('each version of the catalogue is published once', async () => {
  const { lines, catalogue, publish, start, versions } = await keeping();
  publish.mockResolvedValueOnce(made(3));
  const { stop } = start();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(versions()).toEqual(['1']);
  catalogue.current = await snapshot('2');
  await vi.advanceTimersByTimeAsync(30_000);
  await stop();
  expect(versions()).toEqual(['1', '2']);
  expect(lines).toEqual(['下载中心：3 个文件有新版本。']);
});

test('what fails is tried again, later each time, and told once', async () => {
  const { lines, publish, start, versions } = await keeping();
  publish.mockRejectedValueOnce(new Error('no space')).mockRejectedValueOnce(new Error('no space'));
  const oneMissing: Publish = async ({ log }) => {
    log('资料「甲」没有生成：no space');
    return made(5, 1);
  };
  publish.mockImplementationOnce(oneMissing).mockImplementationOnce(oneMissing).mockResolvedValueOnce(made(1));
  const { stop } = start();
  const tries: number[] = [];
  for (let second = 0; second < 400; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    if (publish.mock.calls.length > tries.length) tries.push(second);
  }
  await stop();
  expect(versions()).toHaveLength(5);
  const pauses = tries.slice(1).map((at, i) => at - (tries[i] ?? 0));
  expect(pauses.map(seconds => Math.round(seconds / 10))).toEqual([1, 2, 4, 8]);
  expect(lines).toEqual([
    '下载中心的文件没有更新，稍后重试：no space',
    '资料「甲」没有生成：no space',
    '下载中心：5 个文件有新版本。',
    '下载中心：5 个文件有新版本。',
    '下载中心：1 个文件有新版本。',
  ]);
});

test('a newer version does not wait for the pause of one that failed', async () => {
  const { catalogue, publish, start, versions } = await keeping();
  publish.mockRejectedValueOnce(new Error('no space'));
  const { stop } = start();
  await vi.advanceTimersByTimeAsync(500);
  catalogue.current = await snapshot('2');
  await vi.advanceTimersByTimeAsync(500);
  await stop();
  expect(versions()).toEqual(['1', '2']);
});

test('while another process makes the files this one looks again, and is done when all are there', async () => {
  const { lines, publish, start } = await keeping();
  publish.mockResolvedValueOnce(undefined).mockResolvedValueOnce(undefined);
  const { stop } = start();
  await vi.advanceTimersByTimeAsync(30_000);
  await stop();
  expect(publish).toHaveBeenCalledTimes(3);
  expect(lines).toEqual([]);
});
