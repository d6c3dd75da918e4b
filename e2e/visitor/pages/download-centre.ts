import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { DownloadItem } from '@shixuan/api/client';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function ask<T>(page: Page, path: string, token: string, data: Record<string, unknown>): Promise<T> {
  const response = await page.request.post(`/web/DownLoads/${path}`, { data, headers: { Authorization: token } });
  return (await response.json()).content;
}

/** The catalogues of one category. A site that has just started makes its files while it serves already: waits for them. */
export async function catalogues(page: Page, token: string, categoryId: number): Promise<DownloadItem[]> {
  const made = () => ask<{ list: DownloadItem[] }>(page, 'Downloads', token, { typeId: 1, categoryId });
  await expect.poll(async () => (await made()).list.length, { timeout: 150_000 }).toBe(2);
  return (await made()).list;
}

/** Waits until the server has noted that the latest download was sent to its end. */
export const expectNoted = (page: Page, token: string) =>
  expect
    .poll(async () => (await ask<{ list: { complete: boolean }[] }>(page, 'History', token, {})).list[0]?.complete)
    .toBe(true);

/** The parts of the page. */
export const centre = (page: Page) => ({
  types: page.getByRole('navigation', { name: '资料类型' }),
  family: page.getByRole('combobox', { name: '产品分类' }),
  text: page.getByRole('searchbox', { name: '标题或说明中的文字' }),
  terms: page.getByRole('group', { name: '使用条款' }),
  accept: page.getByRole('button', { name: '同意并下载' }),
  views: page.getByRole('navigation', { name: '下载中心' }),
  row: (title: string): Locator =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
});

export interface Halves {
  /** Bytes that had come when the connection was cut. */
  first: number;
  total: number;
  status: number;
  contentRange: string | null;
  sha256: string;
}

/** Reads half of a file, cuts the connection, asks for the rest, provided that it is still the same file. */
export const takeInHalves = (page: Page, url: string): Promise<Halves> =>
  page.evaluate(async address => {
    const cut = new AbortController();
    const begun = await fetch(address, { signal: cut.signal });
    const total = Number(begun.headers.get('content-length'));
    const etag = begun.headers.get('etag') ?? '';
    const reader = begun.body?.getReader();
    if (!reader) throw new Error('no body');
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let first = 0;
    while (first < total / 2) {
      const { done, value } = await reader.read();
      if (done) break;
      // What had come beyond the half is lost with the connection.
      const kept = value.slice(0, Math.ceil(total / 2) - first);
      parts.push(kept);
      first += kept.length;
    }
    cut.abort();
    const rest = await fetch(address, { headers: { Range: `bytes=${first}-`, 'If-Range': etag } });
    const bytes = await new Blob([...parts, await rest.arrayBuffer()]).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return {
      first,
      total,
      status: rest.status,
      contentRange: rest.headers.get('content-range'),
      sha256: [...digest].map(byte => byte.toString(16).padStart(2, '0')).join(''),
    };
  }, url);
