import type { Page, Request } from '@playwright/test';
import { SiteReport } from '@shixuan/api/site-report';
import { expect, test } from '../site/test';
import { holdFiles } from '../visitor/pages/drawn-pages';
import { openFrame, visit, worked } from '../visitor/pages/frame';
import {
  boundary,
  card,
  causedErrors,
  entryOf,
  expectCard,
  listenToReports,
  remote,
  telecentric,
} from './failure-pages';

// What no error tells: code of a remote that does not return. The page stands still, and everything else of it with the page.

/** A file that hanging code asks for, and stands still until it comes. */
const RELEASE = '/robots.txt?release';

const holdRelease = (page: Page) => holdFiles(page, `**${RELEASE.replace('?', '\\?')}`);

const catalog = () => remote('catalog');
const content = () => remote('content');
test.use({ expectedErrors: causedErrors });
// A story that stands still for so long, and comes back.
test.slow();

test.afterEach(async () => {
  for (const folder of [catalog(), content()]) await folder.publishBuilt();
});

/** Makes the code of a container not return until it is released, in every page that has not been told to be `calm`. */
const withHang = (container: string, place: 'setup' | 'render') => (text: string) =>
  `${text}
;(() => {
  const { get, init } = ${container};
  const hang = () => {
    if (localStorage.getItem('calm')) return;
    const request = new XMLHttpRequest();
    request.open('GET', '${RELEASE}', false);
    request.send();
  };
  const slow = page => ({ ...page, default: props => { hang(); return page.default(props); } });
  ${container} = { init, get: async name => {
    const make = await get(name);
    const { default: remote, ...rest } = make();
    const routes = Object.fromEntries(Object.entries(remote.routes).map(([id, load]) => [id, () => load().then(slow)]));
    const changed = ${place === 'setup' ? '{ ...remote, setup(host) { hang(); remote.setup?.(host); } }' : '{ ...remote, routes }'};
    return () => ({ ...rest, default: changed });
  } };
})();`;

async function publishHanging(folder: ReturnType<typeof remote>, place: 'setup' | 'render', version: string) {
  const { manifest } = await folder.live();
  const container = manifest.container.replace(manifest.version.replaceAll(/\W/g, '_'), version.replaceAll(/\W/g, '_'));
  await folder.republish(await entryOf(folder), withHang(container, place), version);
  return { before: `${folder.name}@${manifest.version}`, version };
}

/** Resolves with the report of a hang: it is sent by a worker, while the page answers nothing. */
const reportOfHang = (page: Page) =>
  page.waitForRequest(
    request => request.url().endsWith('/site/report') && request.postData()?.includes('"hang"') === true,
    { timeout: 60_000 },
  );

/** Whether the record of what is at work says that the page has a watch which reports by itself. */
const isWatched = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).some(
      ([key, text]) => key.startsWith('site:at-work:') && text.includes('"watched":true'),
    ),
  );

/** Opens a page whose watch reports by itself from now on. The record is kept for some seconds only: it may end before the watch begins. */
const openWatched = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    await openFrame(page, path);
    await expect.poll(() => isWatched(page), { timeout: 10_000 }).toBe(true);
  }).toPass();

async function expectReport(request: Request, record: object) {
  const { records, ticket } = SiteReport.parse(request.postDataJSON());
  expect(records).toEqual([{ kind: 'error', failure: 'hang', milliseconds: expect.any(Number), ...record }]);
  expect(ticket).toBeTruthy();
  expect((await request.response())?.status()).toBe(204);
}

test('setup: the site is told while the page stands still, and the page that is loaded next is of the version before', async ({
  page,
}) => {
  const { before, version } = await publishHanging(content(), 'setup', '9.9.0-00000001');
  await openWatched(page, '/brands');
  const told = reportOfHang(page);
  const release = await holdRelease(page);
  await visit(page, '/article/list');
  await expectReport(await told, { app: 'content', version, route: 'ArticleList' });
  release();
  await expect(boundary(page, `content@${version}`)).toBeVisible();
  await page.goto('/article/list');
  await expect(boundary(page, before)).toBeVisible();
  await expect(card(page, 'hang')).toHaveCount(0);
  // Without one before, it says what happened, and is run again when the visitor wants it.
  await content().forgetOthers();
  await page.goto('/article/list');
  await expectCard(page, 'hang');
  await expect(card(page, 'hang')).toContainText('没有响应');
  await expect(card(page, 'hang').getByRole('link').first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('calm', 'yes'));
  await card(page, 'hang').getByRole('button', { name: '重试' }).click();
  await expect(boundary(page, `content@${version}`)).toBeVisible();
});

test('render: the site is told of the page’s route, and the page that is loaded next is of the version before', async ({
  page,
}) => {
  const { before, version } = await publishHanging(catalog(), 'render', '9.9.0-00000002');
  await openWatched(page, '/article/list');
  const told = reportOfHang(page);
  const release = await holdRelease(page);
  await visit(page, '/telecentric');
  await expectReport(await told, { app: 'catalog', version, route: expect.any(String) });
  release();
  await expect(boundary(page, `catalog@${version}`)).toBeVisible();
  await page.goto('/telecentric');
  await expect(telecentric(page)).toBeVisible();
  await expect(boundary(page, before)).toBeVisible();
});

test('a tab that stood still from its first load on is closed: the next one has the version before, and tells the site', async ({
  page,
  context,
}) => {
  const { before, version } = await publishHanging(content(), 'setup', '9.9.0-00000003');
  // Its code never returns: it ends with its tab.
  await holdRelease(page);
  const next = await context.newPage();
  const told = await listenToReports(next);
  await next.goto('/robots.txt');
  await page.goto('/article/list', { waitUntil: 'commit' });
  const standsStill = () =>
    Object.entries(localStorage).some(
      ([key, text]) => key.startsWith('site:at-work:') && Date.now() - (JSON.parse(text) as { at: number }).at > 8000,
    );
  await next.waitForFunction(standsStill);
  await page.close();
  await next.goto('/article/list');
  await worked(next);
  await expect(boundary(next, before)).toBeVisible();
  await expect
    .poll(told)
    .toContainEqual(expect.objectContaining({ kind: 'error', app: 'content', version, failure: 'hang' }));
});
