import { answered, expect, test } from './test';

const framed = (search: string) => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>框架</title>
</head><body><iframe title="选型助手" src="SITE/embed/v1/frame?${search}" style="width:100%;height:400px;border:0"></iframe></body></html>`;

test('a page that runs no scripts of others holds the widget in a frame', async ({ page, visit }) => {
  await visit({
    html: framed('mode=camera&preset=bottle&theme=dark'),
    policy: "default-src 'none'; style-src-attr 'unsafe-inline'; frame-src SITE",
  });
  const widget = page.frameLocator('iframe').locator('shixuan-selection');
  await answered(widget);
  await expect(widget.getByRole('button', { name: '瓶口' })).toHaveAttribute('aria-pressed', 'true');
});

test('with the helper the frame is as tall as its content, and its events are heard on it', async ({
  page,
  visitExample,
}) => {
  await visitExample('iframe.html');
  const widget = page.frameLocator('iframe').locator('shixuan-selection');
  await answered(widget);
  await expect(widget.getByRole('button', { name: '二维码' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(1500);
  await widget.getByRole('button', { name: '选用此方案' }).click();
  await expect(page.locator('#picked')).not.toBeEmpty();
  await page.getByRole('button', { name: '换一个任务' }).click();
  await expect(widget.getByRole('textbox', { name: '视野宽' })).toHaveValue('80');
});

test('what the address of the frame says is text, and calls go nowhere else', async ({ request }) => {
  const answer = await request.get('/embed/v1/frame?mode="><script>alert(1)</script>&api-base=https://evil.example');
  const html = await answer.text();
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('evil.example');
  expect(answer.headers()['content-security-policy']).toContain('frame-ancestors *');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  expect((await request.get('/selection/vision')).headers()['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  );
});
