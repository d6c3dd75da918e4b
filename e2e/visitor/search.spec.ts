import { expect, test } from '../site/test';
import { expectNoReload, frame, heading, markDocument, openFrame } from './pages/frame';

test('the search box says what it is for', async ({ page }) => {
  await openFrame(page);
  await expect(frame(page).searchBox).toBeVisible();
  await expect(frame(page).searchButton).toBeVisible();
});

for (const typed of ['', '   ', '　']) {
  test(`searching for ${JSON.stringify(typed)} asks for a keyword and goes nowhere`, async ({ page }) => {
    const { searchBox, searchButton, message } = frame(page);
    await openFrame(page, '/brands');
    await searchBox.fill(typed);
    await searchButton.click();
    await expect(message).toHaveText('请输入关键词在操作');
    await expect(page).toHaveURL('/brands');
    await expect(heading(page, '品牌系列')).toBeVisible();
  });
}

test('searching goes to the results of the keyword, by button and by Enter, without loading the site anew', async ({
  page,
}) => {
  const { searchBox, searchButton, message } = frame(page);
  await openFrame(page);
  await markDocument(page);
  await searchBox.fill(' 5 µm & 线扫=? ');
  await searchButton.click();
  await expect(page).toHaveURL(/\/result\?keywords=/);
  expect(new URL(page.url()).searchParams.get('keywords')).toBe('5 µm & 线扫=?');

  await searchBox.fill('MV-CS050-10GM');
  await searchBox.press('Enter');
  await expect(page).toHaveURL('/result?keywords=MV-CS050-10GM');
  await expectNoReload(page);
  await expect(message).toHaveCount(0);
});

test('while the search has no results page yet, a friendly page says so and offers the sections that are open', async ({
  page,
}) => {
  const { searchBox } = frame(page);
  await openFrame(page);
  await searchBox.fill('远心');
  await searchBox.press('Enter');
  await expect(heading(page, '该栏目暂未开放')).toBeAttached();
  const main = page.getByRole('main');
  await expect(main).toContainText('「搜索结果」还在准备中');
  await main.getByRole('link', { name: '品牌系列' }).click();
  await expect(page).toHaveURL('/brands');
});
