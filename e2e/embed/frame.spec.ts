import { answered, expect, hearing, test } from './test';

const framed = (
  search: string,
  rest = '',
) => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>框架</title>
${rest}</head><body>${hearing}<iframe title="选型助手" src="SITE/embed/v1/frame?${search}" style="width:100%;height:400px;border:0"></iframe></body></html>`;

test('a page that runs no scripts of others holds the widget in a frame', async ({ page, visit }) => {
  await visit({
    html: framed('mode=camera&preset=bottle&theme=dark').replace(hearing, ''),
    policy: "default-src 'none'; style-src-attr 'unsafe-inline'; frame-src SITE",
  });
  const widget = page.frameLocator('iframe').locator('shixuan-selection');
  await answered(widget);
  await expect(widget.getByRole('button', { name: '瓶口' })).toHaveAttribute('aria-pressed', 'true');
});

test('with the helper the frame is as tall as its content, and its events are heard on it', async ({ page, visit }) => {
  await visit(framed('mode=vision', '<script async src="SITE/embed/v1/frame-host.js"></script>'));
  const widget = page.frameLocator('iframe').locator('shixuan-selection');
  await answered(widget);
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(1500);
  await widget.getByRole('button', { name: '选用此方案' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: { type: string }[] }).heard.map(({ type }) => type)))
    .toEqual(expect.arrayContaining(['selection-ready', 'selection-result', 'selection-pick']));
  await page.evaluate(site => {
    const message = { source: 'shixuan-selection', type: 'value', value: 'fov=80x60&wd=300&acc=defect:0.2:3' };
    document.querySelector('iframe')?.contentWindow?.postMessage(message, site ?? '');
  }, process.env.SITE_URL);
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
