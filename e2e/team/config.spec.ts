import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readConfig } from '@shixuan/host/data-schema';
import { deploy } from '../site/deploy-command';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';
import { heading, markDocument, openFrame, visitUntilReload } from '../visitor/pages/frame';

// What the team of the catalogue leaves to the operators of the site: how many articles the home page names.

const catalog = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'catalog');
const articles = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: '最新技术文档' }) }).getByRole('listitem');

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shixuan-config-'));
});
// Each command starts a process.
test.slow();
test.afterEach(async () => {
  await deploy('config', 'catalog', '--unset');
  await catalog().publishBuilt();
  await rm(folder, { recursive: true });
});

/** Sets the values as an operator does: from a file. */
async function set(values: object, ...more: string[]) {
  const file = join(folder, 'values.json');
  await writeFile(file, JSON.stringify(values));
  return deploy('config', 'catalog', '--set', file, ...more);
}

test('an operator changes a setting without a new version: new pages have it at once, an open one with its next document', async ({
  page,
  request,
}) => {
  await openFrame(page, '/');
  await expect(articles(page)).toHaveCount(6);
  expect(await set({ newestArticles: 3 })).toMatchObject({ code: 0, json: { changed: true } });

  await test.step('the server draws the page with it', async () => {
    const html = await (await request.get('/')).text();
    const [section = ''] = /最新技术文档[\s\S]*?<\/section>/.exec(html) ?? [];
    expect(section.match(/\/article\/detail\?id=/g)).toHaveLength(3);
  });

  await test.step('the open page stays as it is, hears of it, and takes it with a navigation', async () => {
    await markDocument(page);
    await expect(articles(page)).toHaveCount(6);
    const asked = page.waitForResponse(response => response.url().endsWith('/site/revision'));
    await page
      .getByRole('main')
      .getByRole('link', { name: /^远心镜头/ })
      .click();
    await expect(heading(page, '远心镜头')).toBeVisible();
    await asked;
    await visitUntilReload(page, ['/article/list', '/telecentric']);
    await page.goto('/');
    // Drawn with three, and taken over with three: anything else is an error in the console.
    await expect(articles(page)).toHaveCount(3);
  });
});

test('what no version takes is refused by name, whoever was first is not undone, and the defaults come back', async () => {
  const wrong = await set({ newestArticles: 40 });
  expect([wrong.code, wrong.json.message]).toEqual([
    1,
    expect.stringContaining('newestArticles（首页「最新技术文档」的篇数）应为不大于 12 的整数，给出的是 40'),
  ]);
  expect((await set({ newest: 4 })).json.message).toContain('没有名为「newest」的设置，可设的有：newestArticles');
  expect((await set([4])).code).toBe(2);
  const { revision } = (await set({ newestArticles: 4 })).json;
  expect((await deploy('config', 'catalog', '--unset')).code).toBe(0);
  const late = await set({ newestArticles: 5 }, '--since', String(revision));
  expect([late.code, late.json.message]).toEqual([3, expect.stringContaining('已先一步执行 config catalog')]);
});

test('a version whose settings are wrong is not published, and one that refuses what is set is not shown', async () => {
  const { manifest } = await catalog().live();
  const [entry = ''] = manifest.preload.initial;
  const declared = manifest.config?.properties.newestArticles;
  if (declared?.type !== 'integer') throw new Error('the catalogue declares newestArticles');
  expect(readConfig({ type: 'object', properties: { newestArticles: declared } }, {}).problems).toEqual([]);
  const build = (version: string, change: object) =>
    catalog().variant(entry, text => `${text}\n`, version, {
      config: { type: 'object', properties: { newestArticles: { ...declared, ...change } } },
    });
  const publish = (dist: string) => deploy('publish', '--dist', dist, '--remote', 'catalog', '--no-smoke');

  const wrong = await publish(await build('9.13.0-00000001', { default: 0 }));
  expect(wrong.code).toBe(1);
  expect(wrong.json.checks.find(({ name }) => name === 'config')?.message).toContain(
    '应为不小于 1 的整数，给出的是 0：请改正默认值',
  );

  await set({ newestArticles: 9 });
  const narrow = '9.13.0-00000002';
  const noted = await publish(await build(narrow, { maximum: 8 }));
  expect(noted.json.checks.find(({ name }) => name === 'config')?.message).toContain('更改设置之前不能上线');
  const promote = () => deploy('promote', '--remote', 'catalog', '--version', narrow, '--to', '10');
  const refused = await promote();
  expect([refused.code, refused.json.message]).toEqual([1, expect.stringContaining('不接受现在的设置')]);
  await set({ newestArticles: 7 });
  expect((await promote()).code).toBe(0);
});
