import { expect, test } from '../site/test';
import { frame, heading, openFrame } from './pages/frame';

test('a buyer asks the price of a product with its quantity', async ({ page }) => {
  await page.goto('/goods/list?categoryId=1');
  const row = page.getByRole('row').nth(1).getByRole('link').first();
  await row.click();
  await expect(page).toHaveURL(/\/goods\/detail\?id=\d+/);
  const enquire = page.getByRole('main').getByRole('link', { name: '询价', exact: true });
  await expect(enquire).toBeVisible();
  const model = await heading(page).innerText();
  await enquire.click();
  await expect(heading(page, '询价')).toBeVisible();
  const products = page.getByRole('list', { name: '询价的产品' });
  await expect(products).toContainText(model);
  await products.getByRole('textbox', { name: /^数量/ }).fill('3');
  const submit = page.getByRole('button', { name: '提交询价' });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText('邮箱或电话：请至少填写一项，以便回复');
  await expect(page.getByRole('textbox', { name: '邮箱' })).toBeFocused();
  await page.getByRole('textbox', { name: '邮箱' }).fill('li@example.com');
  await submit.click();
  await expect(page.getByText(/询价已提交，编号 \d+/)).toBeVisible();
});

test('the enquiry page is usable without a subject, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFrame(page, '/enquiry');
  // The site of the stories sends no mail, so it offers no copy by mail.
  await expect(page.getByRole('button', { name: '提交询价' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('textbox', { name: '电话' }).fill('0755-1234 5678');
  await page.getByRole('textbox', { name: '留言' }).fill('请报 5 套打光方案');
  const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
  await page.getByRole('button', { name: '提交询价' }).click();
  await expect(page.getByText('请记下编号，联系时报出即可查到这份询价。')).toBeVisible();
  await expect(frame(page).footer).toBeVisible();
});
