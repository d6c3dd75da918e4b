import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatFileSize } from '@shixuan/units';
import { expect, test } from '../site/test';
import { bringToken, newAccount, registered, stored } from './pages/account';
import { catalogues, centre, expectNoted, sha256, takeInHalves } from './pages/download-centre';
import { expectReload, frame, heading, markDocument, openFrame } from './pages/frame';
import { expectSound } from './pages/sound';
import { readStoredZip } from './pages/stored-zip';

// Files are made while a site that has just started serves already.
test.setTimeout(240_000);

const FA_LENS = 2;
const LIST = `/download?typeId=1&categoryId=${FA_LENS}`;

/** Logs in, with the catalogues generated. */
async function comeIn(page: Page, path = LIST) {
  const { token } = await registered(page);
  const files = await catalogues(page, token, FA_LENS);
  await bringToken(page, token);
  await openFrame(page, path);
  await expect(heading(page, '下载中心')).toBeVisible();
  return { token, files };
}

test('a stranger registers for a file, loses the connection at half, resumes, and holds what the page promised', async ({
  page,
}) => {
  const { login, menu } = frame(page);
  const { types, family, text, terms, accept, row, views } = centre(page);
  await openFrame(page, '/brands');
  await markDocument(page);
  await menu.getByRole('link', { name: '下载中心' }).click();
  await expect(login).toBeVisible();
  await expect(page).toHaveURL('/brands');
  const { userName, password } = newAccount();
  await login.getByRole('tab', { name: '注册' }).click();
  await login.getByLabel('用户名').fill(userName);
  await login.getByLabel('密码', { exact: true }).fill(password);
  await login.getByRole('button', { name: '注册', exact: true }).click();
  await expectReload(page);
  await expect(page).toHaveURL('/download');
  await expect(heading(page, '下载中心')).toBeVisible();

  const token = JSON.parse((await stored(page, 'token')) ?? '""');
  const files = await catalogues(page, token, FA_LENS);
  const file = files.find(({ format }) => format === 'csv');
  const [newest] = file?.versions ?? [];
  if (!file || !newest) throw new Error('no catalogue as CSV');
  await page.reload();

  await types.getByRole('link', { name: '产品目录表' }).click();
  await expect(page).toHaveURL('/download?typeId=1');
  await family.selectOption(String(FA_LENS));
  await expect(page).toHaveURL(LIST);
  await expect(page.getByText('共 2 份资料')).toBeVisible();
  await text.fill('csv');
  await expect(page).toHaveURL(`${LIST}&q=csv`);
  await expect(page.getByText('共 1 份资料')).toBeVisible();
  const found = row(file.title);
  await expect(found).toContainText(formatFileSize(newest.size));

  await found.getByRole('button', { name: `下载：${file.title}` }).click();
  await expect(terms).toContainText('数据按现状提供，以厂家资料为准');
  const [download] = await Promise.all([page.waitForEvent('download'), accept.click()]);
  expect(download.suggestedFilename()).toBe(newest.fileName);
  const taken = await readFile(await download.path());
  expect(taken.length).toBe(newest.size);

  await found.getByText('版本与校验').click();
  await expect(found.getByText(newest.sha256)).toBeVisible();
  expect(sha256(taken)).toBe(newest.sha256);

  const halves = await takeInHalves(page, download.url());
  const half = Math.ceil(newest.size / 2);
  expect(halves).toEqual({
    first: half,
    total: newest.size,
    status: 206,
    contentRange: `bytes ${half}-${newest.size - 1}/${newest.size}`,
    sha256: newest.sha256,
  });

  const chooser = found.getByLabel(`选择已下载的「${file.title}」`);
  const onDevice = (buffer: Buffer) => ({ name: newest.fileName, mimeType: 'text/csv', buffer });
  await chooser.setInputFiles(onDevice(taken));
  await expect(found.getByText('一致，文件完整')).toBeVisible();
  await chooser.setInputFiles(onDevice(taken.subarray(0, half)));
  await expect(found.getByText('不一致：文件不完整')).toBeVisible();

  await expectNoted(page, token);
  await views.getByRole('link', { name: '我的下载' }).click();
  await expect(page).toHaveURL('/download?view=history');
  await expect(row(file.title)).toContainText('已完成');
  await expect(row(file.title)).toContainText(newest.fileName);
});

test('several files come as one zip, each of them whole', async ({ page }) => {
  const { files } = await comeIn(page);
  for (const { title } of files) await page.getByRole('checkbox', { name: `选择「${title}」` }).check();
  const sizes = files.map(({ versions }) => versions[0]?.size ?? 0);
  const sum = formatFileSize(sizes.reduce((total, size) => total + size, 0));
  await expect(page.getByText(`已选 2 个，共 ${sum}`)).toBeVisible();
  await page.getByRole('button', { name: '打包下载' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), centre(page).accept.click()]);
  expect(download.suggestedFilename()).toBe('视选资料（2 个文件）.zip');
  const inside = readStoredZip(await readFile(await download.path()));
  expect(new Map([...inside].map(([name, bytes]) => [name, sha256(bytes)]))).toEqual(
    new Map(files.map(({ versions: [newest] }) => [newest?.fileName, newest?.sha256])),
  );
});

test('by keyboard alone: to the file, through the terms, and on at the same place', async ({ page }) => {
  const { files } = await comeIn(page);
  const { terms, accept } = centre(page);
  const [file] = files;
  if (!file) throw new Error('no catalogue');
  const button = page.getByRole('button', { name: `下载：${file.title}` });
  await page.getByRole('checkbox', { name: `选择「${file.title}」` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^已选 1 个/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(terms).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(accept).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe(file.versions[0]?.fileName);
  await expect(button).toBeFocused();
  // The terms hold for the rest of the visit.
  await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`is sound at ${width} px, with everything open, in light and in dark`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { files } = await comeIn(page, '/download?typeId=1');
    await expectSound(page);
    await page.getByText('版本与校验').first().click();
    await page.getByRole('checkbox').nth(1).check();
    await page
      .getByRole('button', { name: /^下载：/ })
      .first()
      .click();
    await expect(centre(page).terms).toBeVisible();
    await expectSound(page);
    await Promise.all([page.waitForEvent('download'), centre(page).accept.click()]);
    await expect(page.getByText('已交给浏览器下载')).toBeVisible();
    await expectSound(page);
    await centre(page).views.getByRole('link', { name: '我的下载' }).click();
    await expect(page.getByRole('button', { name: /^再次下载：/ })).toBeVisible();
    await expectSound(page);
    expect(files).toHaveLength(2);
  });
}

test('on a phone the chosen type comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeIn(page);
  const calculation = centre(page).types.getByRole('link', { name: /^计算表/ });
  await page.goto((await calculation.getAttribute('href')) ?? '');
  await expect(calculation).toHaveAttribute('aria-current', 'true');
  await expect(calculation).toBeInViewport({ ratio: 1 });
});
