import type { Page } from '@playwright/test';
import { RemoteFolder } from '../site/remote-folder';
import { slowDocuments } from '../site/slow-documents';
import { expect, test } from '../site/test';
import {
  addresses,
  expectStill,
  forms,
  holdFiles,
  ownSite,
  untilDrawn,
  untilDrawnAfter,
  visitor,
} from './pages/drawn-pages';
import { expectNoReload, frame, heading, worked } from './pages/frame';

// The first answer to every address is the whole page.

const own = ownSite();

/** Style sheets that the page has more than once: the browser would style every element again for each. */
const sheetsNamedTwice = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.styleSheets].flatMap(({ href }) => href ?? []);
    return names.filter((name, at) => names.indexOf(name) !== at);
  });

for (const form of ['wide', 'narrow'] as const) {
  test(`every page comes drawn, is taken over without an error and does not move: ${form}`, async () => {
    test.setTimeout(300_000);
    const { page, problems, close } = await visitor(own.browser, forms[form]);
    for (const address of await addresses(own.site.url)) {
      await untilDrawn(own.site.url, address, forms[form]);
      await page.goto(own.site.url + address);
      await worked(page);
      expect(problems, address).toEqual([]);
      expect(await sheetsNamedTwice(page), address).toEqual([]);
      await expectStill(page, address);
    }
    await close();
  });

  test(`what has arrived of a page stays where it is while the rest arrives: ${form}`, async () => {
    test.setTimeout(300_000);
    const slow = await slowDocuments(own.site.url, 24);
    const { page, close } = await visitor(own.browser, forms[form]);
    // What the scripts do is the story before.
    await page.route('**/*.js', route => route.abort());
    for (const address of await addresses(own.site.url)) {
      await untilDrawn(own.site.url, address, forms[form]);
      await page.goto(slow.url + address);
      await expect(page.locator('main h1')).toBeAttached();
      await expectStill(page, address);
    }
    await close();
    await slow.close();
  });
}

test('without JavaScript every page has its heading, its content and links that lead on', async () => {
  test.setTimeout(300_000);
  const { page, close } = await visitor(own.browser, { ...forms.wide, javaScriptEnabled: false });
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  const links = new Set<string>();
  for (const address of await addresses(own.site.url)) {
    await untilDrawn(own.site.url, address, forms.wide);
    await page.goto(own.site.url + address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main h1'), address).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link').first(), address).toBeVisible();
    // What is entered in others would go into the address.
    await expect(page.locator('form:not([action], [method="dialog"])'), address).toHaveCount(0);
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll(all => all.map(a => a.getAttribute('href') ?? '')))
      links.add(href);
  }
  expect(scripts).toEqual([]);
  expect(links.size).toBeGreaterThan(300);
  const pathOf = (href: string) => href.replace(/[?#].*/s, '');
  const pages = new Set((await addresses(own.site.url)).map(pathOf));
  const paths = new Map([...links].filter(href => pages.has(pathOf(href))).map(href => [pathOf(href), href]));
  expect(paths.size).toBeGreaterThan(15);
  for (const href of paths.values())
    expect((await fetch(own.site.url + href, { method: 'HEAD' })).status, href).toBe(200);
  await close();
});

test('a detail page without JavaScript shows the figures of the product; a list its products', async () => {
  const { page, close } = await visitor(own.browser, { ...forms.wide, javaScriptEnabled: false });
  await untilDrawn(own.site.url, '/goods/detail?id=1', forms.wide);
  await page.goto(`${own.site.url}/goods/detail?id=1`);
  await expect(page.locator('main')).toContainText('像元尺寸');
  await untilDrawn(own.site.url, '/goods/list?categoryId=1', forms.wide);
  await page.goto(`${own.site.url}/goods/list?categoryId=1`);
  await expect(page.locator('main a[href^="/goods/detail?id="]').nth(20)).toBeVisible();
  await close();
});

test('without JavaScript a list is filtered and put in order, a brand and a word are looked for', async () => {
  const { page, close } = await visitor(own.browser, { ...forms.wide, javaScriptEnabled: false });
  const { origin } = new URL(own.site.url);
  await untilDrawn(own.site.url, '/goods/list?categoryId=1', forms.wide);
  await page.goto(`${own.site.url}/goods/list?categoryId=1`);
  const total = page.locator('main strong').first();
  const all = Number(await total.textContent());
  const filters = page.getByRole('complementary', { name: '筛选' });
  await filters.getByRole('checkbox', { name: /^全局快门/ }).check();
  await filters.getByRole('textbox', { name: '最高帧率下限（fps）' }).fill('100');
  await page.getByRole('combobox', { name: '排序' }).selectOption('-frameRateFps');
  await untilDrawnAfter(page, () => filters.getByRole('button', { name: '应用筛选' }).first().click());
  await expect(page.getByRole('list', { name: '已选筛选条件' })).toContainText('全局快门');
  await expect(page.getByRole('list', { name: '已选筛选条件' })).toContainText('≥ 100');
  await expect(page.getByRole('combobox', { name: '排序' })).toHaveValue('-frameRateFps');
  const few = Number(await total.textContent());
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all);

  await page.getByRole('combobox', { name: '关键词' }).fill('远心');
  await untilDrawnAfter(page, () => page.getByRole('button', { name: '搜索', exact: true }).click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('远心');
  expect(page.url()).toBe(`${origin}/result?keywords=${encodeURIComponent('远心')}`);

  await untilDrawn(own.site.url, '/brands', forms.wide);
  await page.goto(`${own.site.url}/brands`);
  await page.getByRole('searchbox', { name: '品牌或系列名' }).fill('Basler');
  await untilDrawnAfter(page, () => page.getByRole('button', { name: '查找' }).click());
  await expect(page.locator('main')).toContainText('Basler');
  await expect(page.locator('main')).not.toContainText('Hikrobot');
  await close();
});

test('on a phone without JavaScript a list is filtered and put in order, another page of it opened, and the menu leads on', async () => {
  const { page, close } = await visitor(own.browser, { ...forms.narrow, javaScriptEnabled: false });
  await untilDrawn(own.site.url, '/goods/list?categoryId=1', forms.narrow);
  await page.goto(`${own.site.url}/goods/list?categoryId=1`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(forms.narrow.viewport?.width);
  await page.getByRole('textbox', { name: /^跳至页码/ }).fill('3');
  await untilDrawnAfter(page, () => page.getByRole('button', { name: '跳转' }).click());
  await expect(page).toHaveURL(/categoryId=1.*page=3$/);
  await page.locator('summary', { hasText: '筛选' }).click();
  await page.getByRole('checkbox', { name: /^全局快门/ }).check();
  await untilDrawnAfter(page, () => page.getByRole('button', { name: '应用筛选' }).click());
  await expect(page.getByRole('list', { name: '已选筛选条件' })).toContainText('全局快门');
  await page.getByRole('combobox', { name: '排序' }).selectOption('-frameRateFps');
  await untilDrawnAfter(page, () => page.getByRole('button', { name: '应用', exact: true }).click());
  await expect(page.getByRole('list', { name: '已选筛选条件' })).toContainText('全局快门');
  await expect(page.getByRole('combobox', { name: '排序' })).toHaveValue('-frameRateFps');
  await untilDrawnAfter(page, () =>
    page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '镜头选型' }).click(),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('镜头选型');
  await close();
});

test('an enquiry that is sent before the code of its page is there goes into no address, and is sent once it is', async () => {
  const { page, problems, close } = await visitor(own.browser, forms.wide);
  await untilDrawn(own.site.url, '/enquiry', forms.wide);
  const release = await holdFiles(page, '**/main.*.js');
  await page.goto(`${own.site.url}/enquiry`, { waitUntil: 'commit' });
  await page.waitForFunction(() => Symbol.for('site.early-press') in document);
  await page.getByRole('textbox', { name: '姓名' }).fill('张三');
  await page.getByRole('button', { name: '提交询价' }).click();
  release();
  // The form has heard what was entered, and says what is missing.
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('张三');
  expect(new URL(page.url()).search).toBe('');
  expect(problems).toEqual([]);
  await close();
});

test('what is typed into a drawn page before its scripts arrive stays, and counts', async () => {
  const { page, problems, close } = await visitor(own.browser, forms.wide);
  await untilDrawn(own.site.url, '/selection/lens', forms.wide);
  const release = await holdFiles(page, '**/*.js');
  await page.goto(`${own.site.url}/selection/lens`, { waitUntil: 'commit' });
  const search = page.getByPlaceholder('请输入关键词搜索');
  const width = page.getByRole('textbox', { name: '视野宽' });
  await width.fill('83');
  await search.fill('远心');
  release();
  await worked(page);
  await expect(page).toHaveURL(/fov=83x/);
  await expect(width).toHaveValue('83');
  await search.pressSequentially('镜头');
  await expect(search).toHaveValue('远心镜头');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(problems).toEqual([]);
  await close();
});

test('a drawn page that is scrolled before its scripts arrive stays where it is read', async () => {
  const { page, problems, close } = await visitor(own.browser, forms.wide);
  await untilDrawn(own.site.url, '/goods/detail?id=1', forms.wide);
  const release = await holdFiles(page, '**/main.*.js');
  await page.goto(`${own.site.url}/goods/detail?id=1`, { waitUntil: 'commit' });
  await page.locator('#needed').scrollIntoViewIfNeeded();
  const offset = () => page.evaluate(() => window.scrollY);
  const read = await offset();
  expect(read).toBeGreaterThan(500);
  release();
  await worked(page);
  await expectStill(page, '/goods/detail?id=1');
  expect(await offset()).toBe(read);
  // Another page begins at its top, and going back leads to where this one was left.
  await page.getByRole('link', { name: '品牌系列' }).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: '品牌系列' })).toBeVisible();
  expect(await offset()).toBe(0);
  await page.goBack();
  await expect.poll(offset).toBe(read);
  expect(problems).toEqual([]);
  await close();
});

/** Notes when the page is given each of its scripts, ms. */
const noteScripts = () => {
  const given: { src: string; at: number }[] = [];
  Object.assign(window, { given });
  new MutationObserver(records => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src) given.push({ src: node.src, at: performance.now() });
  }).observe(document, { childList: true, subtree: true });
};

test('the code of a drawn page is asked for with it and run once it can be seen; it works without the script that runs first', async () => {
  const { page, problems, close } = await visitor(own.browser, forms.wide);
  const early = /\/(at-once|main)\.[0-9a-f]+\.js$/;
  await page.addInitScript(noteScripts);
  await untilDrawn(own.site.url, '/brands', forms.wide);
  await page.goto(`${own.site.url}/brands`);
  await worked(page);
  const { readyAt, given, named, code } = await page.evaluate(() => ({
    // Browsers tell the time of a paint in steps of four milliseconds. A page that has loaded waits for no more than two frames.
    readyAt: Math.min(
      (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) - 4,
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    ),
    given: (window as unknown as { given: { src: string; at: number }[] }).given,
    named: [...document.querySelectorAll<HTMLLinkElement>('body > link[rel="preload"][as="script"]')].map(
      ({ href }) => href,
    ),
    code: performance.getEntriesByType('resource').map(({ name }) => name),
  }));
  const run = given.filter(({ src }) => !early.test(src));
  expect(run.length).toBeGreaterThan(2);
  expect(readyAt).toBeGreaterThan(0);
  expect(run.filter(({ at }) => at < readyAt)).toEqual([]);
  // Neither twice nor in vain.
  expect(named.length).toBeGreaterThan(2);
  for (const file of named) expect(code.filter(name => name === file)).toHaveLength(1);
  expect(run.map(({ src }) => src)).toEqual(expect.arrayContaining(named));
  expect(problems).toEqual([]);

  await page.route('**/at-once.*.js', route => route.abort());
  await page.goto(`${own.site.url}/brands`);
  await worked(page);
  expect(problems).toEqual(['Failed to load resource: net::ERR_FAILED']);
  await close();
});

test('a browser that cannot tell whether scripts run is asked for the code by the script that runs first', async () => {
  const { page, problems, close } = await visitor(own.browser, forms.wide);
  await untilDrawn(own.site.url, '/brands', forms.wide);
  await page.route('**/brands', async route => {
    const response = await route.fetch();
    // What a browser does not know is not so.
    const body = (await response.text()).replaceAll('(scripting: enabled)', '(scripts-that-run: enabled)');
    await route.fulfill({ response, body });
  });
  await page.goto(`${own.site.url}/brands`);
  await worked(page);
  const named = await page
    .locator('body > link[rel="preload"]')
    .evaluateAll(links =>
      links.map(link => ({ media: link.getAttribute('media'), file: (link as HTMLLinkElement).href })),
    );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(({ media }) => media !== null)).toEqual([]);
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const { file } of named)
    expect(
      asked.filter(name => name === file),
      file,
    ).toHaveLength(1);
  expect(problems).toEqual([]);
  await close();
});

test('a style sheet that a drawn page does not get at first is asked for again', async () => {
  const { page, close } = await visitor(own.browser, forms.wide);
  await untilDrawn(own.site.url, '/brands', forms.wide);
  const refused = new Set<string>();
  await page.route('**/*.css', async route => {
    const url = route.request().url();
    if (refused.has(url)) return route.continue();
    refused.add(url);
    return route.abort();
  });
  await page.goto(`${own.site.url}/brands`);
  await worked(page);
  expect(refused.size).toBeGreaterThan(1);
  const applied = () => page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
  await expect.poll(applied).toEqual(expect.arrayContaining([...refused]));
  expect(await sheetsNamedTwice(page)).toEqual([]);
  await close();
});

test('a button of a drawn page that is pressed before the code of its part arrives acts once it has', async () => {
  const { page, problems, close } = await visitor(own.browser, { ...forms.wide, colorScheme: 'dark' });
  await untilDrawn(own.site.url, '/selection/lens', forms.wide);
  const release = await holdFiles(page, /\/selection\/[^?]*\.js$/);
  await page.goto(`${own.site.url}/selection/lens`, { waitUntil: 'commit' });
  // The shell runs, has said the theme, and waits for the page's code.
  await expect(page.locator('body[arco-theme="dark"]')).toBeAttached();
  await page.getByRole('button', { name: '任选两行并排对照' }).click();
  release();
  await expect(page.getByRole('region', { name: '并排对照' }).getByRole('figure')).toHaveCount(2);
  expect(problems).toEqual([]);
  await close();
});

test('a button of a drawn page that is pressed before the page’s own script arrives acts once it works', async () => {
  const { page, problems, close } = await visitor(own.browser, forms.wide);
  await untilDrawn(own.site.url, '/selection/lens', forms.wide);
  const release = await holdFiles(page, '**/main.*.js');
  await page.goto(`${own.site.url}/selection/lens`, { waitUntil: 'commit' });
  await page.waitForFunction(() => Symbol.for('site.early-press') in document);
  await page.getByRole('button', { name: '任选两行并排对照' }).click();
  release();
  await expect(page.getByRole('region', { name: '并排对照' }).getByRole('figure')).toHaveCount(2);
  expect(problems).toEqual([]);
  await close();
});

test('a link that is followed as soon as the site follows links leads on without an error: the drawn page is taken over by then', async () => {
  const { page, problems, close } = await visitor(own.browser, forms.wide);
  await untilDrawn(own.site.url, '/brands', forms.wide);
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    const link = () => document.querySelector<HTMLAnchorElement>('a[data-at-once]');
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      // Parts listen before they are asked; what follows plain links is the first to listen to the end of a click.
      if (args[0] !== 'click' || args[2] !== undefined || link()) return;
      queueMicrotask(() => {
        const added = Object.assign(document.createElement('a'), { href: '/article/list' });
        added.dataset.atOnce = '';
        document.body.append(added);
        added.click();
      });
    };
  });
  await page.goto(`${own.site.url}/brands`, { waitUntil: 'commit' });
  await expect(heading(page, '技术文档')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/article/list');
  expect(problems).toEqual([]);
  await close();
});

test('a link that is pressed while React takes the drawn page over leads on without loading a document', async () => {
  const { page, problems, close } = await visitor(own.browser, forms.wide);
  await untilDrawn(own.site.url, '/brands', forms.wide);
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const header = document.querySelector('header');
      // React marks an element as its own when it meets it, before the page as a whole is done.
      if (!header || !Object.keys(header).some(key => key.startsWith('__reactFiber'))) {
        port2.postMessage(null);
        return;
      }
      document.documentElement.setAttribute('data-mark', '');
      const added = Object.assign(document.createElement('a'), { href: '/article/list' });
      document.body.append(added);
      added.click();
    };
    // A page that is loaded later follows no link.
    if (window.location.pathname === '/brands') port2.postMessage(null);
  });
  await page.goto(`${own.site.url}/brands`, { waitUntil: 'commit' });
  await expect(heading(page, '技术文档')).toBeVisible();
  await expectNoReload(page);
  expect(problems).toEqual([]);
  await close();
});

test('what is pressed as soon as a drawn page works stays done when the styles of its frame come', async () => {
  const { page, problems, close } = await visitor(own.browser, forms.wide);
  await untilDrawn(own.site.url, '/brands', forms.wide);
  const drawn = await (await page.request.get(`${own.site.url}/brands`)).text();
  const late = [...drawn.matchAll(/href="([^"]+\.css)"[^>]* data-late/g)].flatMap(([, href]) => href ?? []);
  expect(late).not.toEqual([]);
  const release = await holdFiles(page, new RegExp(late.join('|').replaceAll('.', '\\.')));
  await page.goto(`${own.site.url}/brands`, { waitUntil: 'commit' });
  await worked(page, ['header']);
  const { login, loginButton } = frame(page);
  await loginButton.click();
  await expect(login).toBeVisible();
  release();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')].every(({ sheet }) => sheet !== null),
  );
  await login.getByRole('tab', { name: '注册' }).click();
  await expect(login.getByLabel('用户名')).toBeVisible();
  expect(problems).toEqual([]);
  await close();
});

test('what is the visitor’s own, and the dark theme, appear in pages that are everybody’s, without an error', async () => {
  test.setTimeout(300_000);
  const items = [{ id: 1, categoryId: 1, title: 'Alvium 1800 U-507c', image: '' }];
  const preferences = { 'preferences/catalog/list-density': 'compact' };
  const kept = {
    contrasts: items,
    user: { isLogin: true, user: { id: 7, userName: 'buyer', token: 'none' }, showLogin: false },
    recentSearches: ['面阵相机'],
    ...preferences,
  };
  const { page, problems, close } = await visitor(own.browser, { ...forms.wide, colorScheme: 'dark' }, kept);
  for (const address of await addresses(own.site.url)) {
    await untilDrawn(own.site.url, address, forms.wide);
    await page.goto(own.site.url + address);
    await worked(page);
    expect(
      problems.filter(text => !text.includes('401')),
      address,
    ).toEqual([]);
  }
  for (const address of ['/goods/list?categoryId=1', '/goods/detail?id=1', '/', '/selection/vision']) {
    await untilDrawn(own.site.url, address, forms.wide);
    const served = await (await fetch(own.site.url + address)).text();
    expect(served).not.toContain('buyer');
    await page.goto(own.site.url + address);
    await expect(page.getByRole('button', { name: '我的账号：buyer' })).toBeVisible();
    await expect(page.locator('[data-compare-entry]')).toContainText('1');
    await worked(page);
  }
  expect(problems.filter(text => !text.includes('401'))).toEqual([]);
  await close();
});

test('a version that hangs where it is drawn costs its own pages a drawing in the browser, and no other page anything', async () => {
  test.setTimeout(240_000);
  const content = new RemoteFolder(own.site.varDir, 'content');
  const { manifest } = await content.live();
  const bundle = manifest.server ?? '';
  await content.republish(bundle, text => `${text}\nfor (;;);`, '9.11.0-00000001');
  const { page, problems, close } = await visitor(own.browser, forms.wide);
  await expect
    .poll(async () => (await fetch(`${own.site.url}/article/list`)).text(), { message: 'the new version is live' })
    .toContain('9.11.0-00000001');
  const [article] = await Promise.all([
    fetch(`${own.site.url}/article/list?category=basics`).then(answer => answer.text()),
    untilDrawn(own.site.url, '/goods/detail?id=2', forms.wide),
  ]);
  expect(article).not.toContain('id="site-drawn"');
  await page.goto(`${own.site.url}/article/list`);
  await expect(page.locator('main h1')).toBeVisible();
  expect(problems).toEqual([]);
  await close();
});
