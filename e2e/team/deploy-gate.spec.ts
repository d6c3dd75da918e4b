import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deploy, typedDeploy } from '../site/deploy-command';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';

// What the gate does not let through. No visitor sees anything of it.

const content = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'content');
const entryOf = async () => (await content().live()).manifest.preload.initial[0] ?? '';
const publish = (dist: string, ...more: string[]) =>
  deploy('publish', '--dist', dist, '--remote', 'content', '--no-smoke', ...more);

async function expectRefused(dist: string, check: string, says: RegExp): Promise<void> {
  const before = await content().live();
  const { code, json } = await publish(dist);
  expect([code, json.ok]).toEqual([1, false]);
  const failed = json.checks.filter(({ outcome }) => outcome === 'failed');
  expect(failed.map(({ name }) => name)).toEqual([check]);
  expect(failed[0]?.message).toMatch(says);
  expect((await content().live()).manifest.version).toBe(before.manifest.version);
}

test('what is built today passes', async () => {
  for (const app of ['shell', 'catalog', 'content', 'download', 'selection']) {
    const { code, json } = await typedDeploy('verify', '--remote', app, '--no-smoke');
    expect([app, code, json.checks.filter(({ outcome }) => outcome === 'failed')]).toEqual([app, 0, []]);
  }
});

test('an address that another team has', async () => {
  const { manifest } = await content().live();
  const routes = manifest.routes.map((route, i) => (i === 0 ? { ...route, path: '/telecentric' } : route));
  const dist = await content().variant(await entryOf(), text => text, '9.5.0-00000001', { routes });
  await expectRefused(dist, 'routes', /\/telecentric 与线上 catalog .* 冲突/);
});

test('a file that was changed after the build', async () => {
  const dist = await content().variant(await entryOf(), text => text, '9.5.0-00000002');
  await appendFile(join(dist, await entryOf()), '\n');
  await expectRefused(dist, 'integrity', /与清单中的哈希不符/);
});

test('code that is made from text', async () => {
  const dist = await content().variant(await entryOf(), text => `${text};eval("1")`, '9.5.0-00000003');
  await expectRefused(dist, 'code-from-text', /eval\(…\)/);
});

test('a build of which one page throws, one cannot be drawn, and one is drawn otherwise than in the browser: which page, and why', async () => {
  // It starts a site of its own, with a database. What throws on all pages is the story of `trial.spec.ts`.
  test.setTimeout(300_000);
  const { server = '', preload } = (await content().live()).manifest;
  const { ArticleDetail: own = [], ...routes } = preload.routes;
  const onlyThere = own.find(file => file.endsWith('.js') && !Object.values(routes).flat().includes(file)) ?? '';
  const broken = 'module.exports.default.routes.Result = () => Promise.reject(new Error("no result"));';
  const otherwise = (text: string) => `${text.replaceAll('技术文档', '技术文挡')};${broken}`;
  const throwing = (text: string) => `throw new Error("content is broken");${text}`;
  const dist = await content().variant(server, otherwise, '9.5.0-00000004', {}, { [onlyThere]: throwing });
  const { code, json } = await typedDeploy('verify', '--dist', dist, '--remote', 'content');
  expect(code).toBe(1);
  const smoke = json.checks.find(({ name }) => name === 'smoke');
  expect(smoke?.message).toMatch(/浏览器试运行：\/article\/detail\S*（宽屏）(控制台报错|脚本异常|显示故障卡片)/);
  expect(smoke?.message).toContain('服务端试绘：/result?keywords=相机（宽屏）绘制出错：Error: no result');
  expect(smoke?.message).toMatch(/浏览器试运行：\/article\/list（窄屏）浏览器接管时画出的内容与服务端的不同/);
});
