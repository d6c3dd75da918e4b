import { expect, test } from '../site/test';
import { frame, heading, worked } from '../visitor/pages/frame';
import { boundary, card, causedErrors, entryOf, fileOf, remote, telecentric } from './failure-pages';

// A team deploys while a visitor's page is open.

const catalog = () => remote('catalog');
test.use({ expectedErrors: causedErrors });
test.afterEach(() => catalog().publishBuilt());

/** Marks the document: gone when another one is loaded. */
const mark = 'document.documentElement.dataset.sameDocument = "yes"';
const isSame = 'document.documentElement.dataset.sameDocument === "yes"';

test('files of the open page’s version are gone: the next page is loaded as a document, of the new version', async ({
  page,
}) => {
  const lost = await fileOf(catalog(), 'Telecentric');
  const { manifest } = await catalog().live();
  await page.route(`**/${manifest.version}/${lost}`, route => route.fulfill({ status: 404 }));
  await page.goto('/light');
  await expect(heading(page, /光源/)).toBeVisible();
  await page.evaluate(mark);
  const next = await catalog().republish(await entryOf(catalog()), text => text, '9.3.0-00000001');
  await frame(page).strip.getByRole('link', { name: '远心镜头' }).click();
  await expect(telecentric(page)).toBeVisible();
  await expect(page).toHaveURL('/telecentric');
  await expect(boundary(page, `catalog@${next}`)).toBeVisible();
  expect(await page.evaluate(isSame)).toBe(false);
});

test('where the new version lacks the file too, the page says so and is not loaded over and over', async ({ page }) => {
  const lost = await fileOf(catalog(), 'Telecentric');
  await page.goto('/light');
  await expect(heading(page, /光源/)).toBeVisible();
  const documents: string[] = [];
  page.on('request', request => request.isNavigationRequest() && documents.push(request.url()));
  await page.route(`**/${lost}`, route => route.fulfill({ status: 404 }));
  await catalog().republish(await entryOf(catalog()), text => text, '9.3.0-00000002');
  await frame(page).strip.getByRole('link', { name: '远心镜头' }).click();
  await expect.poll(() => documents.length).toBe(1);
  await expect(card(page, 'chunk')).toBeVisible();
  // The frame of the new document works, so that it has decided on what it shows.
  await worked(page, ['header']);
  expect(documents).toHaveLength(1);
});

test('with all its files the open page keeps its version', async ({ page }) => {
  const { manifest } = await catalog().live();
  await page.goto('/light');
  await expect(heading(page, /光源/)).toBeVisible();
  await page.evaluate(mark);
  await catalog().republish(await entryOf(catalog()), text => text, '9.3.0-00000003');
  await frame(page).strip.getByRole('link', { name: '远心镜头' }).click();
  await expect(telecentric(page)).toBeVisible();
  await expect(boundary(page, `catalog@${manifest.version}`)).toBeVisible();
  expect(await page.evaluate(isSame)).toBe(true);
});
