import { type Site, startSite } from '../site/start-site';
import { expect, test } from '../site/test';
import { fillLogin, newAccount } from './pages/account';
import { expectReload, frame, markDocument, openFrame } from './pages/frame';

// A site on which already the first registration and the first enquiry of a network need a proof of work.

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite({ PROOF_OF_WORK_AFTER: '0' });
});
test.afterAll(() => site?.stop());

// The refusal that asks for the proof.
test.use({ expectedErrors: /status of 429/ });
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('isAbout', 'true')));

test('a visitor registers with one click; the browser proves its work by itself', async ({ page }) => {
  const { login } = frame(page);
  const account = newAccount();
  await openFrame(page, `${site.url}/brands`);
  await markDocument(page);
  await fillLogin(page, account, '注册');
  const refused = page.waitForResponse(response => response.status() === 429);
  const accepted = page.waitForRequest(request => 'x-work-proof' in request.headers());
  await login.getByRole('button', { name: '注册', exact: true }).click();
  expect(await (await refused).json()).toMatchObject({ state: 1010, content: null });
  await accepted;
  // The message goes with the document, which may be gone before it is looked for.
  await expectReload(page);
  await expect(page.getByRole('banner').getByText(account.userName)).toBeVisible();
});

test('a buyer sends an enquiry with one click; one that the browser cannot prove says what to do and loses nothing', async ({
  page,
}) => {
  await openFrame(page, `${site.url}/enquiry`);
  await page.getByRole('textbox', { name: '电话' }).fill('0755-1234 5678');
  await page.getByRole('textbox', { name: '留言' }).fill('请报 5 套打光方案');
  const submit = page.getByRole('button', { name: '提交询价' });

  // On the way the proof is lost, as with a proxy that lets only known headers through.
  await page.route('**/web/Enquiry/Send', async route => {
    const { 'x-work-proof': _, ...headers } = route.request().headers();
    await route.continue({ headers });
  });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: '验证计算' })).toHaveText(
    /^询价：.*请再提交一次，或在 \d+ 分钟后再试$/,
  );
  await expect(page.getByRole('textbox', { name: '留言' })).toHaveValue('请报 5 套打光方案');

  await page.unroute('**/web/Enquiry/Send');
  await submit.click();
  await expect(page.getByText(/询价已提交，编号 \d+/)).toBeVisible();
});
