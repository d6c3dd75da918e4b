import type { PageModule } from '@shixuan/host';
import { expect, test, vi } from 'vitest';
import { createPartCache } from './part-cache';

const page: PageModule = { default: () => null };

test('a page is loaded once for all callers', async () => {
  const load = vi.fn().mockResolvedValue(page);
  const pages = createPartCache(load);
  expect(pages.peek('catalog', 'Line')).toBeUndefined();
  await Promise.all([pages.load('catalog', 'Line'), pages.open('catalog', 'Line'), pages.load('catalog', 'Line')]);
  expect(load.mock.calls).toEqual([['catalog', 'Line']]);
  expect(pages.peek('catalog', 'Line')).toBe(page);
});

test('drawing again does not repeat a failed attempt; asking to load does', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(page);
  const pages = createPartCache(load);
  await expect(pages.open('catalog', 'Line')).rejects.toThrow('gone');
  await expect(pages.open('catalog', 'Line')).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(1);
  await expect(pages.load('catalog', 'Line')).resolves.toBe(page);
  expect(await pages.open('catalog', 'Line')).toBe(page);
  expect(load).toHaveBeenCalledTimes(2);
});

test('once one page of a remote is asked for again, the failures of its other pages are forgotten', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('down'))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(page);
  const pages = createPartCache(load);
  await expect(pages.open('catalog', 'Category')).rejects.toThrow('down');
  await expect(pages.open('catalog', 'Line')).rejects.toThrow('down');
  await pages.load('catalog', 'Category');
  expect(await pages.open('catalog', 'Line')).toBe(page);
});

test('failures of other remotes, and pages that have been loaded, are kept', async () => {
  const load = vi.fn(async (remote: string, route: string) => {
    if (remote === 'content' || (route === 'Line' && load.mock.calls.length < 4)) throw new Error('down');
    return { ...page };
  });
  const pages = createPartCache(load);
  const list = await pages.open('catalog', 'List');
  await expect(pages.open('content', 'Article')).rejects.toThrow('down');
  await expect(pages.open('catalog', 'Line')).rejects.toThrow('down');
  await pages.load('catalog', 'Line');
  expect(await pages.open('catalog', 'List')).toBe(list);
  await expect(pages.open('content', 'Article')).rejects.toThrow('down');
  expect(load).toHaveBeenCalledTimes(4);
  expect(pages.peek('content', 'Article')).toBeUndefined();
  expect(pages.peek('catalog', 'List')).toBe(list);
});
