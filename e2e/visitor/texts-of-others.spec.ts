import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { bringToken, registered } from './pages/account';
import { openFrame } from './pages/frame';
import { answered } from './pages/selection';
import { expectNoSidewaysScroll } from './pages/sound';

const TASK = '/selection/vision?fov=60x45&wd=300&acc=defect:0.1:3';

/** What somebody could write who wants other people's browsers to do something. */
const ATTACKS = [
  '<script>attacked=1</script>',
  '<img src=x onerror=attacked=1>',
  '<svg onload=attacked=1><animate onbegin=attacked=1>',
  '<a href="javascript:attacked=1">看这里</a>',
  'javascript:attacked=1',
  '"></title><iframe srcdoc="<script>parent.attacked=1</script>">',
  '</textarea><details open ontoggle=attacked=1>',
  '{{constructor.constructor("attacked=1")()}}',
  '<math><mi xlink:href="data:text/html,x">x</mi></math>',
];
const BIDI = '价格\u202e001\u2066 元';
const LONG = 'W'.repeat(600);

const comments = (page: Page) => page.getByRole('region', { name: '意见', exact: true });

async function expectNothingDone(page: Page) {
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  const made = page.locator('img[src="x"], iframe[srcdoc], [onerror], [onload], [ontoggle], a[href^="javascript:"]');
  await expect(made).toHaveCount(0);
}

test('whatever strangers write of a scheme stands there as text, for others and for its owner', async ({ page }) => {
  const who = await registered(page);
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`/web/Scheme/${path}`, { data, headers: { authorization: who.token } });
    const { state, content } = await answer.json();
    expect(state).toBe(0);
    return content;
  };
  const title = '<img src=x onerror=attacked=1>';
  const { key } = await call('OpenComments', { scheme: TASK, title });
  await call('Comment', { key, name: '<b onload=1>李工</b>', text: ATTACKS.join('\n') });
  await call('Comment', { key, name: LONG.slice(0, 20), text: `${BIDI}\n${LONG}` });

  await bringToken(page, who.token, who.userName);
  // The remark stands in the link itself.
  const note = ATTACKS.join(' ').slice(0, 500);
  await openFrame(page, `${TASK}&view=shared&note=${encodeURIComponent(note)}&talk=${key}`);
  await answered(page);
  await expect(page.getByText(`备注：${note}`)).toBeVisible();
  for (const attack of ATTACKS) await expect(comments(page)).toContainText(attack);
  await expect(comments(page)).toContainText('<b onload=1>李工</b>');
  await expect(comments(page)).toContainText('价格001 元');
  await expect(comments(page)).toContainText(LONG);
  await expectNoSidewaysScroll(page);
  await expectNothingDone(page);

  await page.getByRole('button', { name: /^我的账号/ }).click();
  const account = page.getByRole('dialog', { name: '我的账号' });
  await account.getByRole('tab', { name: '收藏' }).click();
  await expect(account.getByRole('link', { name: title })).toBeVisible();
  await expectNothingDone(page);
});
