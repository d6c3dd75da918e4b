import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postCall } from '../../../../../test/post-call';
import { createTestSite, type TestSite } from '../../../../../test/test-site';
import { article } from '../../../../domain/articles/schema';
import { folderStorage } from '../../../../platform/storage/folder-storage';
import { createDocumentMaker } from '../../../worker/document-maker';
import { downloadTypes } from '../../download-types';
import { listDownloads } from '../../list-downloads';
import type { Maker } from '../maker';
import { runMakers } from '../run-makers';
import { handbookMaker } from './handbook-maker';

/** The shortest stands for all. */
const oneBook: Maker = {
  prefix: handbookMaker.prefix,
  *sources(context) {
    for (const source of handbookMaker.sources(context)) if (source.key === 'handbook/interface.pdf') yield source;
  },
};

const folder = mkdtempSync(join(tmpdir(), 'shixuan-handbooks-'));
const storage = folderStorage(folder);
const documents = createDocumentMaker();
const said: string[] = [];
let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ storage });
});
afterAll(async () => {
  await documents.close();
  await site.stop();
  rmSync(folder, { recursive: true });
});

async function run(): Promise<number> {
  await site.catalogue.reload();
  const log = (line: string) => said.push(line);
  const { signal } = new AbortController();
  const { db } = site.database;
  const catalogue = site.catalogue.current;
  const { published } = await runMakers({ db, storage, makers: [oneBook], catalogue, documents, signal, log });
  return published;
}

const handbooks = async () => {
  const typeId = downloadTypes.find(({ code }) => code === 'handbook')?.id;
  return (await listDownloads(site.database.db, { typeId, keyword: '', page: 1, pageSize: 10 })).list;
};
const rewrite = (html: string) =>
  site.database.db.update(article).set({ html }).where(eq(article.slug, 'frame-grabbers')).returning();

test('a handbook is published once, and again when one of its articles changes; the thread may rest in between', async () => {
  expect(await run()).toBe(1);
  expect(said).toEqual([]);
  expect(await handbooks()).toMatchObject([{ title: '接口与采集选型手册', format: 'pdf', versions: [{}] }]);
  await documents.rest();
  expect(await run()).toBe(0);
  await rewrite('<p>改过的一段。</p>');
  expect(await run()).toBe(1);
  expect((await handbooks())[0]?.versions).toHaveLength(2);
});

test('search finds it by its title and by what its chapters are about', async () => {
  for (const keywords of ['接口与采集选型手册', '选型手册', '数据接口与带宽']) {
    const { content } = await postCall(site.app, 'search', { keywords });
    const hits = content.groups.find(({ kind }) => kind === 'download')?.hits ?? [];
    expect(JSON.stringify(hits), keywords).toContain('接口与采集');
  }
});

test('an article that cannot be set is named in the log, and the handbook that is there stays', async () => {
  const [row] = await rewrite('<form></form>');
  expect(await run()).toBe(0);
  expect(said.join()).toContain(`资料「接口与采集选型手册」没有生成：`);
  expect(said.join()).toContain(`技术文档《${row?.title}》：手册中排不了元素 <form>`);
  expect((await handbooks())[0]?.versions).toHaveLength(2);
});
